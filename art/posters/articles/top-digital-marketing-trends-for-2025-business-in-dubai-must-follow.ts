import { palette as c } from '../../../build/brand/palette.ts'
import { type Point, circle, cycle, element, group, line, path, smooth, times } from '../../../build/brand/svg.ts'
import { farBird } from '../birds.ts'
import { halftone, place, poster, sunlight } from '../motifs.ts'

const width = 1500
const height = 1000

/** Number of steps between the points of a stream; more would not be visible. */
const STEPS = 24

/** Returns points along a Catmull-Rom curve through `points`. */
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

/** Returns the same curve at a distance, measured at right angles. */
function beside(curve: readonly Point[], distance: number): Point[] {
  return curve.map(([x, y], i) => {
    const [before, after] = [curve[Math.max(0, i - 1)] ?? [x, y], curve[Math.min(curve.length - 1, i + 1)] ?? [x, y]]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    return [x - (dy / length) * distance, y + (dx / length) * distance]
  })
}

/**
 * Returns a tower from half its outline, mirrored about its middle: pairs of half-width and height above the ground.
 */
function tower(middle: number, ground: number, outline: readonly Point[]): string {
  const right = outline.map(([half, up]) => `L${middle + half} ${ground - up}`).join('')
  const left = outline
    .toReversed()
    .map(([half, up]) => `L${middle - half} ${ground - up}`)
    .join('')
  return `M${middle} ${ground}${right}${left}Z`
}

const GROUND = 1000

/** Outline of the highest tower of the city, in steps. */
const tallest: readonly Point[] = [
  [92, 0],
  [92, 150],
  [74, 150],
  [74, 290],
  [58, 290],
  [58, 420],
  [43, 420],
  [43, 540],
  [29, 540],
  [29, 650],
  [16, 650],
  [16, 740],
  [7, 740],
  [2, 905],
]

/** Dubai from the sea: plain blocks, the hotel like a sail, the frame, the tallest tower. */
const skyline = [
  'M0 1000V850h62v-60h74v110h40V760l46-40 46 40v150h60V820h50v180Z',
  // The hotel, with its mast to the left.
  'M400 1000V590h13v46c116 40 152 190 140 364Z',
  // The frame.
  'M640 1000V716h186v284h-44V760h-98v240Z',
  tower(1000, GROUND, tallest),
  'M1112 1000V800h66v-48h30v48h20v200ZM1256 1000V740l56-50v-40h8v40l52 50v260ZM1400 1000V830h100v170Z',
].join('')

/** Trends as streams of thread behind the city at night, each separated from those below by an edge of sky. */
export function trends() {
  const streams: readonly (readonly [readonly [string, ...string[]], number, readonly Point[]])[] = [
    [
      [c.cobalt, c.cobalt, c.periwinkle],
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
      return line(smooth(curve), c.ink2, count * thread + edge) + threads.join('')
    })
    .join('')
  const windows = halftone(20, 640, 44, 12, 34, c.saffron, (x, y) =>
    (Math.round(x * 43) * 7 + Math.round(y * 11) * 5) % 4 === 0 ? 4 : 0,
  )
  return poster(
    width,
    height,
    c.ink2,
    circle(1000, 430, 340, { fill: 'url(#d)' }) +
      drawn +
      path(skyline, { fill: c.ink }) +
      group(windows, { clipPath: 'url(#city)' }) +
      // Covers the parts of windows that a wall would cut.
      line(skyline, c.ink, 9) +
      place(path(farBird(150), { fill: c.bone }), [590, 150], 38) +
      place(path(farBird(90), { fill: c.bone }), [470, 226], 40),
    sunlight('d', '#FFD98F', c.saffron) + element('clipPath', { id: 'city' }, path(skyline)),
  )
}
