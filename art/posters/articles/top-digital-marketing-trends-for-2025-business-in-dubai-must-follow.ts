import { palette as c } from '../../../build/brand/palette.ts'
import { type Point, circle, cycle, line, path, smooth, times } from '../../../build/brand/svg.ts'
import { farBird } from '../birds.ts'
import { halftone, place, poster, sunlight } from '../motifs.ts'

const width = 1500
const height = 1000

/** Trends as streams of thread rising across one another. */
export function trends() {
  const streams: readonly (readonly [readonly [string, ...string[]], number, readonly Point[]])[] = [
    [
      [c.ink2, c.cobalt, c.periwinkle],
      11,
      [
        [-60, 300],
        [250, 380],
        [520, 620],
        [800, 560],
        [1060, 300],
        [1300, 330],
        [1560, 150],
      ],
    ],
    [
      [c.saffron, '#F7C35E', c.bone],
      11,
      [
        [-60, 620],
        [260, 520],
        [520, 350],
        [800, 420],
        [1060, 600],
        [1300, 470],
        [1560, 420],
      ],
    ],
    [
      [c.laterite, c.ember, c.clay],
      12,
      [
        [-60, 960],
        [250, 830],
        [500, 760],
        [790, 760],
        [1040, 620],
        [1270, 250],
        [1560, -60],
      ],
    ],
  ]
  const thread = 15
  const drawn = streams
    .map(([colours, count, points]) =>
      times(count, (i) => {
        const shift = (i - count / 2) * thread
        return line(
          smooth(points.map(([x, y], k): Point => [x + shift * 0.12, y + shift * (1 + 0.22 * Math.sin(k * 1.7))])),
          cycle(colours, Math.floor(i / 2)),
          thread - 3,
          { strokeLinecap: 'round' },
        )
      }).join(''),
    )
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
