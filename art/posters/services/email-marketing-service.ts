import { palette as c } from '../../../build/brand/palette.ts'
import {
  type Point,
  circle,
  cycle,
  draw,
  line,
  mix,
  path,
  rect,
  round,
  smooth,
  times,
} from '../../../build/brand/svg.ts'
import { cloth, hem, place, poster, rays, sun, sunlight } from '../motifs.ts'

const width = 1600
const height = 1200

/** Middle of the open envelope; everything essential is between 480 and 1500. */
const envelope: Point = [1150, 560]

const letterColours: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  [c.bone, c.laterite],
  [c.ink, c.saffron],
  [c.laterite, c.bone],
  [c.cobalt, c.bone],
]

const closed = (span: number, [paper, fold]: readonly [string, string]) => {
  const [x, y] = [span / 2, span * 0.32]
  return (
    rect(-x, -y, 2 * x, 2 * y, { fill: paper, rx: round(span * 0.03) }) +
    line(`M${round(-x)} ${round(-y)}L0 ${round(y * 0.28)}L${round(x)} ${round(-y)}`, fold, round(span * 0.05), {
      strokeLinejoin: 'round',
    })
  )
}

/** One opened letter, and all the letters that it sends on their way. */
export function emailMarketing() {
  const way = times(6, (i): Point => {
    const t = i / 5
    return [mix(930, 150, t), 440 - 250 * Math.sin(t * Math.PI * 0.78) + 60 * t * t]
  })
  const below = times(4, (i): Point => {
    const t = i / 3
    return [mix(830, 330, t), 640 - 90 * Math.sin(t * Math.PI * 0.9) + 40 * t]
  })
  const flown = (points: readonly Point[], first: number, from: number, to: number) =>
    points
      .slice(1)
      .map(([x, y], i, all) => {
        const [px, py] = points[i] ?? [x, y]
        const turn = (Math.atan2(py - y, px - x) * 180) / Math.PI
        return place(closed(mix(from, to, i / (all.length - 1)), cycle(letterColours, i + first)), [x, y], turn)
      })
      .toReversed()
      .join('')
  const trail = (points: readonly Point[]) =>
    line(smooth(points), c.clay, 3, { strokeDasharray: '2 14', strokeLinecap: 'round' })
  const letter =
    rect(-265, -452, 530, 560, { fill: c.bone }) +
    hem(-265, -452, 530, 40, [c.ink, c.saffron, c.laterite, c.bone]) +
    rect(-215, -360, 300, 34, { fill: c.ink }) +
    draw(3, (i) => rect(-215, -296 + i * 40, i === 2 ? 250 : 430, 14, { fill: c.muted, opacity: 0.55 })) +
    rect(-215, -166, 236, 62, { fill: c.saffron, rx: 31 })
  const opened =
    path('M-340 -215L-26 -520Q0 -544 26 -520L340 -215Z', { fill: c.ink }) +
    path('M-296 -225L-20 -492Q0 -510 20 -492L296 -225Z', { fill: 'url(#lining)' }) +
    rect(-340, -216, 680, 432, { fill: c.ink }) +
    letter +
    path('M-340 -215L20 40L-340 216Z', { fill: c.laterite }) +
    path('M340 -215L-20 40L340 216Z', { fill: c.laterite }) +
    path('M-340 204L-30 -14Q0 -34 30 -14L340 204Q340 216 328 216H-328Q-340 216 -340 204Z', { fill: c.clay }) +
    path('M-340 204L-30 -14Q0 -34 30 -14L340 204', { fill: 'none', stroke: c.saffron, strokeWidth: 5 }) +
    circle(0, 78, 58, { fill: c.saffron }) +
    path('M0 110C-42 82 -40 46 -18 48C-8 49 -2 57 0 64C2 57 8 49 18 48C40 46 42 82 0 110Z', { fill: c.laterite })
  return poster(
    width,
    height,
    c.saffron,
    rays(envelope[0], 480, 364, 408, 72, c.laterite, 0.26) +
      sun('s', envelope[0], 480, 342) +
      trail(way) +
      trail(below) +
      flown(way, 0, 136, 58) +
      flown(below, 2, 108, 56) +
      place(opened, envelope, 5, 0.84),
    sunlight('s', c.bone, '#F7C566') + cloth('lining', 'weave', 0.5),
    0.06,
  )
}
