import { palette as c } from '../../../build/brand/palette.ts'
import { type Point, circle, line, path, round, smooth, times } from '../../../build/brand/svg.ts'
import { type Plumage, feather, place, poster, rays } from '../motifs.ts'

const width = 1600
const height = 1200

/** A quill, and the dunes it writes. */
export function contentMarketing() {
  const ruled = times(9, (r) => {
    const y = 560 + r * 72
    const end = 660 + r * 118
    const points: Point[] = times(9, (i) => [
      -40 + (i / 8) * (end + 40),
      y + Math.sin(i * 1.05 + r * 0.7) * (14 + r * 2),
    ])
    return line(smooth(points), r % 3 === 1 ? c.laterite : c.ink, 5, { strokeLinecap: 'round' }) + glyphs(points, r)
  }).join('')
  const barbs: Plumage = { vane: c.bone, shade: '#E9D3B0', rachis: c.clay }
  const quill = place(
    feather(1180, 330, barbs, 16) +
      path('M-210 7L-40 -13L60 0L-40 13Z', { fill: c.ink }) +
      path('M-150 0L-62 0', { stroke: c.saffron, strokeWidth: 4 }),
    [690, 890],
    -52,
  )
  return poster(
    width,
    height,
    c.saffron,
    circle(1240, 300, 240, { fill: c.laterite }) +
      rays(1240, 300, 262, 296, 54, c.clay, 0.28) +
      ruled +
      place(
        path('M-190 14C200 -20 700 -120 1120 -20C760 120 300 130 -190 14Z', { fill: c.clay, opacity: 0.28 }),
        [730, 935],
        -50,
      ) +
      quill,
  )
}

function glyphs(points: readonly Point[], row: number) {
  return points
    .slice(1, -1)
    .map(([x, y], i) => {
      const colour = (i + row) % 4 === 0 ? c.cobalt : c.ink
      const kind = (i * 3 + row * 5) % 5
      const above = y - 30
      if (kind === 0)
        return line(`M${round(x - 13)} ${round(above - 13)}l26 26m0 -26l-26 26`, colour, 6, { strokeLinecap: 'round' })
      if (kind === 1)
        return (
          circle(x, above, 10, { fill: colour }) +
          circle(x + 32, above, 10, { fill: 'none', stroke: colour, strokeWidth: 5 })
        )
      if (kind === 2)
        return line(`M${round(x - 26)} ${round(above + 10)}l14 -22l14 22l14 -22l14 22`, colour, 6, {
          strokeLinejoin: 'round',
          strokeLinecap: 'round',
        })
      if (kind === 3)
        return line(`M${round(x - 14)} ${round(above - 14)}v28m14 -28v28m14 -28v28`, colour, 6, {
          strokeLinecap: 'round',
        })
      return path(`M${round(x)} ${round(above - 18)}l18 18l-18 18l-18 -18Z`, {
        fill: 'none',
        stroke: colour,
        strokeWidth: 5,
      })
    })
    .join('')
}
