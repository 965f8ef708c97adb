import { palette as c } from '../../../build/brand/palette.ts'
import { circle, draw, rect } from '../../../build/brand/svg.ts'
import { cloth, poster, sunlight } from '../motifs.ts'

const width = 1600
const height = 1200

/** The media plan as a weave: weeks are the warp, channels the weft, and a red thread marks today. */
export function mediaPlanning() {
  const [left, top, column, row] = [150, 118, 62, 122]
  const warp = draw(22, (i) =>
    rect(left + i * column, 60, 16, height - 120, { fill: i % 4 === 3 ? c.sand : '#E4D6BD' }),
  )
  const plan: readonly (readonly (readonly [from: number, length: number, fill: string])[])[] = [
    [
      [0, 7, 'url(#w)'],
      [8, 4, c.cobalt],
      [13, 8, c.ink],
    ],
    [
      [2, 9, c.laterite],
      [14, 4, 'url(#p)'],
    ],
    [
      [0, 3, c.saffron],
      [5, 7, 'url(#m)'],
      [15, 6, c.saffron],
    ],
    [
      [4, 12, 'url(#w)'],
      [18, 3, c.laterite],
    ],
    [
      [1, 5, c.cobalt],
      [8, 5, c.ink],
      [15, 5, 'url(#s)'],
    ],
    [
      [0, 9, 'url(#p)'],
      [11, 4, c.saffron],
      [17, 4, c.cobalt],
    ],
    [
      [3, 6, c.ink],
      [11, 10, 'url(#m)'],
    ],
    [
      [0, 4, c.laterite],
      [6, 10, 'url(#b)'],
      [18, 3, c.ink],
    ],
  ]
  const weft = plan
    .map((spans, r) =>
      spans
        .map(([from, length, fill]) => {
          const [x, y, w] = [left - 20 + from * column, top + r * row, length * column - 6]
          // Over one, under one: the warp is drawn again across every second crossing.
          const over = draw(length, (k) =>
            (from + k + r) % 2
              ? rect(left + (from + k) * column, y, 16, 102, { fill: (from + k) % 4 === 3 ? c.sand : '#E4D6BD' })
              : '',
          )
          return (
            rect(x + 5, y + 8, w, 102, { rx: 12, fill: c.ink, opacity: 0.16 }) +
            rect(x, y, w, 102, { rx: 12, fill }) +
            over
          )
        })
        .join(''),
    )
    .join('')
  const today =
    rect(left + 12.5 * column, 40, 10, height - 80, { fill: c.laterite }) +
    circle(left + 12.5 * column + 5, 62, 34, { fill: c.laterite }) +
    circle(left + 12.5 * column + 5, 62, 13, { fill: c.bone })
  return poster(
    width,
    height,
    c.bone,
    circle(1330, 330, 330, { fill: 'url(#d)' }) + warp + weft + today,
    cloth('w', 'weave', 0.53) +
      cloth('p', 'plume', 0.85) +
      cloth('m', 'marks', 0.64) +
      cloth('s', 'step', 0.43) +
      cloth('b', 'band', 3.2) +
      sunlight('d', '#F7C873', c.saffron),
  )
}
