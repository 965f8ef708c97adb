import { palette as c } from '../../../build/brand/palette.ts'
import {
  type Point,
  at,
  circle,
  cycle,
  draw,
  linearGradient,
  mix,
  path,
  rect,
  round,
  times,
} from '../../../build/brand/svg.ts'
import { dune, glow, poster, rays, shade, sun, sunlight } from '../motifs.ts'

const width = 2400
const height = 1350

/** Drive: a road with a woven pattern over the dunes, straight into the sun. */
export function agencyDrive() {
  const vanish: Point = [1720, 560]
  const strip = (from: number, to: number, fill: string) =>
    path(`M${at(vanish)}L${mix(560, 2640, from)} ${height + 10}L${mix(560, 2640, to)} ${height + 10}Z`, { fill })
  const warp = [
    [0, 0.03, c.saffron],
    [0.03, 0.07, c.ink],
    [0.07, 0.1, c.bone],
    [0.1, 0.2, c.ink],
    [0.2, 0.8, c.clay],
    [0.8, 0.9, c.ink],
    [0.9, 0.93, c.bone],
    [0.93, 0.97, c.ink],
    [0.97, 1, c.saffron],
  ] as const
  const rowAt = (k: number) => vanish[1] + (height - vanish[1]) * k
  const edge = (t: number, y: number) => mix(vanish[0], mix(560, 2640, t), (y - vanish[1]) / (height + 10 - vanish[1]))
  const rows = times(15, (i) => {
    const near = 1.12 * 0.78 ** i
    const [y0, y1] = [rowAt(near), rowAt(near * 0.78)]
    const count = 7
    const teeth = draw(count, (k) => {
      const [a, b] = [0.2 + (0.6 * k) / count, 0.2 + (0.6 * (k + 1)) / count]
      return `M${round(edge(a, y0))} ${round(y0)}L${round(edge((a + b) / 2, y1))} ${round(y1)}L${round(edge(b, y0))} ${round(y0)}Z`
    })
    return path(teeth, { fill: cycle([c.saffron, c.ink, c.ember] as const, i) })
  }).join('')
  const land = dune(
    width,
    height,
    [
      [-60, 700],
      [400, 640],
      [900, 700],
      [1300, 610],
      [1720, 560],
      [2100, 620],
      [2460, 580],
    ],
    '#8F2C12',
    { colour: c.ember, count: 16, gap: 20, opacity: 0.55 },
  )
  return poster(
    width,
    height,
    c.laterite,
    rect(0, 0, width, height, { fill: 'url(#sky)' }) +
      circle(...vanish, 1000, { fill: 'url(#g)' }) +
      rays(...vanish, 400, 1700, 34, c.ember, 0.22) +
      sun('s', vanish[0], vanish[1] - 40, 372) +
      land +
      warp.map(([from, to, fill]) => strip(from, to, fill)).join('') +
      rows +
      rect(0, 0, width, height, { fill: 'url(#calm)' }),
    sunlight('s', '#FFF3DA', c.saffron) +
      glow('g', c.saffron, 0.9) +
      shade('calm', '#5A1608', 0.82, 0.55) +
      linearGradient('sky', [
        [0, '#7A2410'],
        [0.5, c.ember],
      ]),
  )
}
