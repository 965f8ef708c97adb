import { palette as c } from '../../../build/brand/palette.ts'
import { circle, draw, line, path, round, smooth } from '../../../build/brand/svg.ts'
import { dawnEagle, eagle } from '../birds.ts'
import { cloth, dune, halftone, place, poster, rays, sunlight } from '../motifs.ts'

const width = 2400
const height = 1350

/** Results: a range that rises to the right, each peak with a pattern of its own, and a bird above it. */
export function caseStudies() {
  const peaks = [
    [700, 1010, 250, 'url(#m)'],
    [960, 880, 330, c.saffron],
    [1240, 760, 380, 'url(#p)'],
    [1530, 560, 470, c.ink2],
    [1860, 640, 400, 'url(#w)'],
    [2170, 420, 500, c.laterite],
  ] as const
  const order = [5, 3, 4, 2, 1, 0]
  const drawn = order
    .map((i) => {
      const peak = peaks[i]
      if (!peak) return ''
      const [x, top, half, fill] = peak
      const levels = Math.floor((1350 - top) / 92)
      const inner = fill.startsWith('url')
        ? ''
        : draw(levels, (k) => {
            const y = top + 70 + k * 92
            const w = ((half * (y - top)) / (1350 - top)) * 1.0
            const colour =
              k % 2
                ? fill === c.saffron
                  ? c.clay
                  : c.saffron
                : fill === c.ink2
                  ? c.cobalt
                  : fill === c.saffron
                    ? c.laterite
                    : c.clay
            const teeth = Math.max(1, Math.round((w * 2) / 70))
            return path(
              draw(
                teeth,
                (t) =>
                  `M${round(x - w + (t * 2 * w) / teeth)} ${y + 52}l${round(w / teeth)} -52l${round(w / teeth)} 52z`,
              ),
              { fill: colour },
            )
          })
      return (
        path(`M${x} ${top}L${x + half} 1360H${x - half}Z`, { fill }) +
        inner +
        path(`M${x} ${top}L${x + half} 1360H${x + half * 0.32}Z`, { fill: c.ink, opacity: 0.22 }) +
        path(
          `M${x} ${top}l${(half * 86) / (1350 - top)} 86l-${round((half * 50) / (1350 - top))} -22l-${round((half * 40) / (1350 - top))} 30l-${round((half * 44) / (1350 - top))} -28l-${round((half * 38) / (1350 - top))} 20Z`,
          { fill: c.bone },
        )
      )
    })
    .join('')
  const climb = line(
    smooth([
      [120, 1230],
      [500, 1120],
      [760, 930],
      [1000, 800],
      [1260, 660],
      [1540, 440],
      [1800, 380],
      [2060, 250],
    ]),
    c.laterite,
    8,
    { strokeDasharray: '3 26', strokeLinecap: 'round' },
  )
  return poster(
    width,
    height,
    c.bone,
    circle(1760, 520, 430, { fill: 'url(#s)' }) +
      rays(1760, 520, 448, 486, 84, c.laterite, 0.3) +
      halftone(1180, 60, 26, 12, 46, c.sand, (x, y) => 12 * x * (1 - y)) +
      drawn +
      climb +
      place(eagle(dawnEagle), [2060, 250], 62, 0.42) +
      dune(
        width,
        height,
        [
          [-60, 1240],
          [500, 1226],
          [1200, 1262],
          [1800, 1220],
          [2460, 1250],
        ],
        c.ink,
        { colour: c.saffron, count: 5, gap: 20, opacity: 0.6 },
      ),
    sunlight('s', '#FFD98F', c.saffron) + cloth('m', 'marks', 1) + cloth('p', 'plume', 1.2) + cloth('w', 'weave', 0.9),
  )
}
