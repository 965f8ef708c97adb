// Style that the maps share: hatched land, engraved water, outlined lettering.
import type { Font } from 'opentype.js'
import { palette } from '../../build/brand/palette.ts'
import {
  at,
  circle,
  draw,
  element,
  group,
  line,
  path,
  rect,
  round,
  seeded,
  smooth,
  svg,
  type Point,
} from '../../build/brand/svg.ts'
import { outline } from '../../build/brand/outline-text.ts'

export const width = 1200
export const height = 900
const water = '#2A3377'

export type Place = readonly [longitude: number, latitude: number]

export function projection([longitude, latitude]: Place, scale: number) {
  const squeeze = Math.cos((latitude * Math.PI) / 180)
  return ([lon, lat]: Place): Point => [
    width / 2 + (lon - longitude) * squeeze * scale,
    height / 2 - (lat - latitude) * scale,
  ]
}

/** Draws a chart. `streets` are thin lines, clipped at the coast. */
export function chart(land: string, streets: string, body: string) {
  const hatch = element(
    'pattern',
    { id: 'h', width: 16, height: 16, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(38)' },
    rect(0, 0, 16, 16, { fill: palette.sand }) + line('M0 0V16', '#DFB983', 3),
  )
  // Depth lines: ever narrower strokes of the coast, alternately in the colours of water and ground.
  const depths = [92, 74, 58, 44, 30, 16]
    .map((reach, i) =>
      element('use', {
        href: '#l',
        stroke: i % 2 ? palette.ink : water,
        strokeWidth: reach * 2,
        strokeOpacity: i % 2 ? undefined : round(0.25 + 0.14 * i, 2),
      }),
    )
    .join('')
  return svg(
    width,
    height,
    element(
      'defs',
      {},
      hatch + path(land, { id: 'l' }) + element('clipPath', { id: 'c' }, element('use', { href: '#l' })),
    ) +
      rect(0, 0, width, height, { fill: palette.ink }) +
      group(depths, { fill: 'none', strokeLinejoin: 'round' }) +
      element('use', { href: '#l', fill: 'url(#h)', stroke: palette.bone, strokeWidth: 4 }) +
      group(streets, { clipPath: 'url(#c)', stroke: palette.bone, strokeOpacity: 0.7, fill: 'none' }) +
      body,
  )
}

const cased = (d: string, inner: string, innerWidth: number, casing: number) =>
  line(d, palette.bone, innerWidth + casing) + line(d, inner, innerWidth, { strokeLinecap: 'round' })
/** Returns two sets of parallel lines in broken lengths, rotated by `turn` degrees from the vertical. */
export function streetNet(turn: number, seed: number) {
  const random = seeded(seed)
  const set = (spacing: number) => {
    const lines = []
    for (let x = -900; x < 900; x += spacing * (0.6 + random() * 0.8)) {
      let y = -900 + random() * 120
      while (y < 900) {
        const end = y + 90 + random() * 420
        lines.push(`M${Math.round(x)} ${Math.round(y)}V${Math.round(end)}`)
        y = end + 16 + random() * 60
      }
    }
    return lines.join('')
  }
  const placed = (d: string, degrees: number) =>
    path(d, { transform: `translate(${width / 2} ${height / 2}) rotate(${degrees})`, strokeWidth: 2 })
  return placed(set(44), turn) + placed(set(58), turn + 90)
}
export const road = (points: readonly Point[], strokeWidth = 5, colour: string = palette.laterite) =>
  cased(smooth(points), colour, strokeWidth, 7)
export const river = (points: readonly Point[], strokeWidth: number) =>
  cased(smooth(points), palette.ink, strokeWidth, 5)

export const pin = ([x, y]: Point) =>
  circle(x, y, 62, { fill: palette.laterite, opacity: 0.18 }) +
  path(
    draw(24, (i) => ray(x, y, i / 24)),
    { fill: palette.laterite },
  ) +
  circle(x, y, 26, { fill: palette.laterite }) +
  circle(x, y, 9, { fill: palette.bone })

function ray(x: number, y: number, turn: number) {
  const point = (radius: number, offset: number): Point => [
    x + Math.cos((turn + offset) * Math.PI * 2) * radius,
    y + Math.sin((turn + offset) * Math.PI * 2) * radius,
  ]
  return `M${at(point(46, 0))}L${at(point(33, 0.025))} ${at(point(33, -0.025))}Z`
}

export interface Label {
  size: number
  fill?: string
  /** Colour behind the label, which keeps other lines from crossing it. */
  ground?: string
  anchor?: 'start' | 'middle' | 'end'
  turn?: number
}

const em = 120
/** Tracking in thousandths of an em. */
const TRACKING = -8
/** Returns the width of the halo around letters of this size. */
const haloOf = (size: number) => 4.5 + size / 16

/** Outlined lettering. A label is one path, because browsers style and lay out each element, and each `use` twice. */
export class Lettering {
  private readonly font: Font

  constructor(font: Font) {
    this.font = font
  }

  label(
    [x, y]: Point,
    text: string,
    { size, fill = palette.ink, ground = palette.sand, anchor = 'start', turn }: Label,
  ) {
    const scale = size / em
    const { d, x: left, width: length } = outline(this.font, text, em, TRACKING, 0)
    const shift = { start: 0, middle: -left - length / 2, end: -left - length }[anchor]
    return path(d, {
      fill,
      // The halo is drawn for all letters before the first of them; otherwise that of one letter would cover the edge
      // of the previous one.
      paintOrder: 'stroke',
      stroke: ground,
      strokeWidth: round((2 * haloOf(size)) / scale, 1),
      strokeLinejoin: 'round',
      transform: `translate(${at([x, y])})${turn ? `rotate(${turn})` : ''}scale(${round(scale, 3)})${shift ? `translate(${Math.round(shift)})` : ''}`,
    })
  }
}
