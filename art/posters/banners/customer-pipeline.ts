import { palette as c } from '../../../build/brand/palette.ts'
import {
  type Point,
  circle,
  cycle,
  draw,
  line,
  linearGradient,
  mix,
  polar,
  rect,
  round,
  smooth,
  times,
} from '../../../build/brand/svg.ts'
import { glow, poster, rays, shade, sun, sunlight } from '../motifs.ts'

const width = 2400
const height = 1350

/** Beads on strings run together towards a vessel of light. */
export function customerPipeline() {
  const [cx, cy] = [1870, 690]
  const strings = times(13, (i) => {
    const y = mix(-120, 1470, i / 12)
    const bend = mix(y, cy, 0.42)
    const d = (t: number): Point => {
      const u = 1 - t
      const p = [
        [-80, y],
        [760, bend],
        [1150, mix(y, cy, 0.86)],
        [cx - 200, mix(cy, y, 0.16)],
      ] as const
      return [
        u ** 3 * p[0][0] + 3 * u * u * t * p[1][0] + 3 * u * t * t * p[2][0] + t ** 3 * p[3][0],
        u ** 3 * p[0][1] + 3 * u * u * t * p[1][1] + 3 * u * t * t * p[2][1] + t ** 3 * p[3][1],
      ]
    }
    const thread = line(smooth(times(24, (k) => d(k / 23))), '#7A2410', 4)
    const beads = times(30, (k) => {
      const t = (k + (i % 2) * 0.5 + 0.3) / 30.5
      const [x, by] = d(t ** 0.92)
      const calm = Math.min(1, Math.max(0.16, (x - 250) / 900))
      if ((k * 7 + i * 5) % 9 > 2 + t * 8) return ''
      const r = mix(13, 27, t) * mix(0.8, 1.1, ((k * 5 + i * 3) % 7) / 6)
      return (
        circle(x, by, r, {
          fill: cycle([c.saffron, c.bone, c.ink, c.saffron, c.sand] as const, k * 3 + i),
          opacity: round(calm, 2),
        }) + circle(x - r * 0.28, by - r * 0.32, r * 0.24, { fill: c.bone, opacity: round(0.6 * calm, 2) })
      )
    }).join('')
    return thread + beads
  }).join('')
  const collar = times(5, (k) => {
    const r = 250 + k * 44
    const count = Math.round((r * 6.283) / 42)
    return draw(count, (i) => {
      const [x, y] = polar(cx, cy, r, i / count)
      return circle(x, y, 18, {
        fill: cycle(
          k % 2 ? ([c.ink, c.ink, c.bone] as const) : ([c.saffron, c.saffron, c.cobalt] as const),
          Math.floor(i / 3) + k,
        ),
      })
    })
  }).join('')
  return poster(
    width,
    height,
    c.laterite,
    rect(0, 0, width, height, { fill: 'url(#g0)' }) +
      circle(cx, cy, 820, { fill: 'url(#g)' }) +
      strings +
      circle(cx, cy, 452, { fill: c.clay }) +
      collar +
      rays(cx, cy, 196, 228, 44, c.bone, 0.3) +
      sun('s', cx, cy, 186) +
      rect(0, 0, width, height, { fill: 'url(#calm)' }),
    sunlight('s', '#FFF3DA', c.saffron) +
      glow('g', c.ember, 0.9) +
      shade('calm', '#8F2C12', 0.75, 0.5) +
      linearGradient(
        'g0',
        [
          [0, c.clay],
          [1, c.laterite],
        ],
        [0, 0, 1, 0],
      ),
  )
}
