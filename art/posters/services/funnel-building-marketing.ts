import { palette as c } from '../../../build/brand/palette.ts'
import { circle, cycle, draw, element, mix, times } from '../../../build/brand/svg.ts'
import { type Plumage, feather, glow, halftone, place, poster, rays, sun, sunlight } from '../motifs.ts'

const width = 1600
const height = 1200

/** Feathers fall in narrowing rings towards a sun. */
export function funnelBuilding() {
  const rings = times(7, (ring) => {
    const t = ring / 6
    const rx = mix(690, 120, t ** 0.85)
    const cy = mix(250, 850, t)
    const count = Math.round(mix(34, 12, t))
    const paints: readonly [Plumage, Plumage, Plumage] = [
      { vane: c.laterite, shade: c.clay, rachis: c.saffron },
      { vane: c.ink2, shade: c.ink, rachis: c.periwinkle },
      { vane: c.saffron, shade: '#D9861A', rachis: c.clay },
    ]
    const all = times(count, (i) => {
      const turn = i / count + ring * 0.037
      const angle = turn * Math.PI * 2
      const [x, y] = [800 + Math.cos(angle) * rx, cy + Math.sin(angle) * rx * 0.24]
      const depth = Math.sin(angle)
      const length = mix(250, 130, t) * mix(0.72, 1.08, (depth + 1) / 2)
      const heading = mix(96, 90, t) + Math.cos(angle) * 34
      return {
        depth,
        drawing: place(feather(length, length * 0.36, cycle(paints, ring + (i % 3 === 2 ? 1 : 0)), 5), [x, y], heading),
      }
    })
    return all
      .sort((a, b) => a.depth - b.depth)
      .map(({ drawing }) => drawing)
      .join('')
  })
  const back = draw(9, (i) =>
    element('ellipse', {
      cx: 800,
      cy: mix(250, 850, i / 8),
      rx: mix(690, 110, (i / 8) ** 0.85),
      ry: mix(690, 110, (i / 8) ** 0.85) * 0.24,
      fill: 'none',
      stroke: c.clay,
      strokeWidth: 2,
      opacity: 0.35,
    }),
  )
  return poster(
    width,
    height,
    c.sand,
    halftone(40, 40, 40, 34, 40, '#DDB788', (x, y) => 12 * Math.max(0, y - 0.25 - Math.abs(x - 0.5) * 0.4)) +
      back +
      circle(800, 1010, 330, { fill: 'url(#g)' }) +
      rays(800, 1040, 116, 140, 40, c.laterite, 0.3) +
      sun('s', 800, 1040, 104) +
      rings.join(''),
    sunlight('s', '#FFF3DA', c.saffron) + glow('g', '#FFF3DA', 0.95),
  )
}
