import { palette as c } from '../../../build/brand/palette.ts'
import { type Point, circle, cycle, line, path, smooth, times } from '../../../build/brand/svg.ts'
import { farBird } from '../birds.ts'
import { halftone, place, poster, sunlight } from '../motifs.ts'

const width = 1500
const height = 1000

/** Between the points of a stream; more of them would be seen no more. */
const STEPS = 24

/** Points along a Catmull-Rom curve through `points`. */
function along(points: readonly Point[]): Point[] {
  const point = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? ([0, 0] as const)
  return points.slice(1).flatMap((_, i) =>
    times(STEPS, (step): Point => {
      const t = step / STEPS
      const [a, b, d, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
      const on = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (d[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * d[axis] - e[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * d[axis] + e[axis]) * t ** 3)
      return [on(0), on(1)]
    }),
  )
}

/** The same curve at a distance, measured at right angles. */
function beside(curve: readonly Point[], distance: number): Point[] {
  return curve.map(([x, y], i) => {
    const [before, after] = [curve[Math.max(0, i - 1)] ?? [x, y], curve[Math.min(curve.length - 1, i + 1)] ?? [x, y]]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    return [x - (dy / length) * distance, y + (dx / length) * distance]
  })
}

/** Trends as streams of thread rising across one another, each on an edge of ground that parts it from those below. */
export function trends() {
  const streams: readonly (readonly [readonly [string, ...string[]], number, readonly Point[]])[] = [
    [
      [c.ink2, c.cobalt, c.cobalt, c.periwinkle],
      8,
      [
        [-80, 280],
        [0, 297],
        [177, 325],
        [327, 434],
        [450, 573],
        [586, 620],
        [736, 580],
        [873, 457],
        [982, 320],
        [1091, 252],
        [1214, 280],
        [1309, 327],
        [1418, 259],
        [1582, 123],
      ],
    ],
    [
      [c.saffron, '#F7C35E'],
      7,
      [
        [-80, 616],
        [0, 586],
        [164, 532],
        [314, 434],
        [450, 352],
        [573, 325],
        [709, 357],
        [845, 434],
        [955, 507],
        [1077, 539],
        [1200, 507],
        [1309, 434],
        [1418, 398],
        [1582, 393],
      ],
    ],
    [
      [c.laterite, c.ember, c.clay],
      9,
      [
        [-80, 975],
        [0, 916],
        [177, 824],
        [355, 761],
        [545, 743],
        [736, 764],
        [900, 720],
        [1036, 600],
        [1145, 436],
        [1255, 245],
        [1377, 95],
        [1527, -55],
        [1610, -136],
      ],
    ],
  ]
  const thread = 18.5
  const edge = 26
  const drawn = streams
    .map(([colours, count, points]) => {
      const curve = along(points)
      const threads = times(count, (i) =>
        line(smooth(beside(curve, (i - (count - 1) / 2) * thread)), cycle(colours, i), thread - 3.5),
      )
      return line(smooth(curve), c.bone, count * thread + edge) + threads.join('')
    })
    .join('')
  return poster(
    width,
    height,
    c.bone,
    circle(1130, 390, 290, { fill: 'url(#d)' }) +
      halftone(30, 560, 36, 20, 42, c.sand, (x, y) => 11 * (1 - x) * y) +
      drawn +
      place(path(farBird(150), { fill: c.ink }), [860, 150], 38) +
      place(path(farBird(90), { fill: c.ink }), [730, 236], 40),
    sunlight('d', '#FFD98F', c.saffron),
  )
}
