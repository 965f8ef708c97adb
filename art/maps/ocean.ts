// The Indian Ocean in dots (coast: Natural Earth, public domain) and the flight between the two offices.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { palette } from '../../build/brand/palette.ts'
import { at, circle, draw, group, line, path, rect, round, svg, type Point } from '../../build/brand/svg.ts'
import { displayFont } from '../../build/brand/outline-text.ts'
import { Lettering } from './chart.ts'

const width = 1600
const height = 900
const gap = 13
const rowHeight = 11.25

const project = geoMercator()
  .center([66, 15.5])
  .scale(1180)
  .translate([width / 2, height / 2])
const place = (longitude: number, latitude: number): Point => project([longitude, latitude]) ?? [0, 0]

function landMask() {
  const world = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8'))
  const coast = geoPath(project)(feature(world, world.objects.land)) ?? ''
  const { pixels, width: across } = new Resvg(svg(width, height, path(coast))).render()
  return (x: number, y: number) => (pixels[(Math.floor(y) * across + Math.floor(x)) * 4 + 3] ?? 0) > 128
}

export async function ocean() {
  const letters = new Lettering(await displayFont('ChenaiDub', { weight: 800, width: 90 }))
  const onLand = landMask()
  const dubai = place(55.383, 25.118)
  const chennai = place(80.2707, 13.0827)
  const labelled = [
    { x: dubai[0] - 148, y: dubai[1] - 20, width: 116, height: 38 },
    { x: chennai[0] + 10, y: chennai[1] - 34, width: 190, height: 62 },
  ]
  const distance = (x: number, y: number) =>
    Math.min(Math.hypot(x - dubai[0], y - dubai[1]), Math.hypot(x - chennai[0], y - chennai[1]))
  const covered = (x: number, y: number) =>
    labelled.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height)
  const kind = (x: number, y: number) =>
    !onLand(x, y) || covered(x, y) ? undefined : distance(x, y) < 70 ? 'near' : distance(x, y) < 165 ? 'warm' : 'far'

  // A run of dots in a row is one stroke of dashes of no length with round ends: twenty times smaller than as many circles.
  const runs: Record<'near' | 'warm' | 'far', string> = { near: '', warm: '', far: '' }
  for (let row = 0; row * rowHeight < height; row++) {
    const y = row * rowHeight + rowHeight / 2
    const start = row % 2 ? gap / 2 : 0
    for (let i = 0; start + i * gap < width;) {
      const here = kind(start + i * gap, y)
      let end = i + 1
      while (start + end * gap < width && kind(start + end * gap, y) === here) end++
      if (here) runs[here] += `M${round(start + i * gap)} ${round(y)}h${round((end - i - 1) * gap + 0.1)}`
      i = end
    }
  }
  const dots = (d: string, colour: string, size: number) =>
    line(d, colour, size, { strokeLinecap: 'round', strokeDasharray: `0 ${gap}` })
  const rings = ([x, y]: Point) => draw(8, (i) => circle(x, y, 60 + i * 78))
  const arc = `M${at(dubai)}Q${at([(dubai[0] + chennai[0]) / 2 + 60, (dubai[1] + chennai[1]) / 2 - 215])} ${at(chennai)}`
  const pin = ([x, y]: Point) =>
    circle(x, y, 17, { fill: palette.ink, stroke: palette.saffron, strokeWidth: 2.5 }) +
    circle(x, y, 8, { fill: palette.bone })
  const names =
    letters.label([dubai[0] - 40, dubai[1] + 13], 'Dubai', {
      size: 40,
      fill: palette.bone,
      ground: palette.ink,
      anchor: 'end',
    }) +
    letters.label([chennai[0] + 40, chennai[1] + 13], 'Chennai', { size: 40, fill: palette.bone, ground: palette.ink })
  return svg(
    width,
    height,
    letters.defs() +
      rect(0, 0, width, height, { fill: palette.ink }) +
      group(rings(dubai) + rings(chennai), { fill: 'none', stroke: palette.ink2, strokeWidth: 1.3 }) +
      dots(runs.far, '#5A5F94', 4.6) +
      dots(runs.warm, '#C9733A', 5.4) +
      dots(runs.near, palette.saffron, 6.6) +
      line(arc, palette.ember, 5, { id: 'arc', strokeLinecap: 'round' }) +
      pin(dubai) +
      pin(chennai) +
      names,
  )
}
