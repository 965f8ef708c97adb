import { palette as c } from '../../../build/brand/palette.ts'
import { circle, cycle, draw, path, polar, rect, times } from '../../../build/brand/svg.ts'
import { glow, poster, sun, sunlight } from '../motifs.ts'

const width = 1600
const height = 1200

const beadings: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  [c.saffron, c.bone],
  [c.ink, c.ink],
  [c.cobalt, c.bone],
  [c.saffron, c.saffron],
  [c.bone, c.laterite],
]

/** One voice carried by many: a speech bubble beaded ring by ring. */
export function socialMediaMarketing() {
  const [cx, cy] = [840, 560]
  const beads = times(9, (ring) => {
    const radius = 118 + ring * 45
    const count = Math.round((radius * Math.PI * 2) / 43)
    const colours: readonly [string, string] = cycle(beadings, ring)
    const run = ring % 2 ? 6 : 4
    return draw(count, (i) => {
      const [x, y] = polar(cx, cy, radius, i / count)
      return (
        circle(x, y, 18.5, { fill: cycle(colours, Math.floor(i / run)) }) +
        circle(x - 5, y - 6, 4.5, { fill: c.bone, opacity: 0.5 })
      )
    })
  }).join('')
  const tail = path('M560 890C540 1000 480 1080 360 1140C560 1140 720 1090 800 985Z', { fill: c.ink })
  const small = draw(5, (i) =>
    circle(300 - i * 58, 1010 - Math.sin(i * 1.2) * 40 - i * 60, 26 - i * 3.4, {
      fill: cycle([c.saffron, c.bone, c.ink] as const, i),
    }),
  )
  return poster(
    width,
    height,
    c.laterite,
    rect(0, 0, width, height, { fill: 'url(#g)' }) +
      tail +
      circle(cx, cy, 512, { fill: c.ink }) +
      circle(cx, cy, 500, { fill: c.ink2 }) +
      beads +
      sun('s', cx, cy, 86) +
      small,
    sunlight('s') + glow('g', c.ember, 0.9),
  )
}
