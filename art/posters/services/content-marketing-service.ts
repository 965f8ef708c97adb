import { palette as c } from '../../../build/brand/palette.ts'
import { type Point, circle, line, path, round, smooth, times } from '../../../build/brand/svg.ts'
import { type Plumage, feather, place, poster, rays } from '../motifs.ts'

const width = 1600
const height = 1200

/** Point where the quill touches the line. */
const nib: Point = [565, 1066]

/** A quill and the lines it writes; everything essential is within an arch of the middle half. */
export function contentMarketing() {
  const ruled = times(6, (r) => {
    const y = nib[1] - (5 - r) * 76
    const end = r === 5 ? nib[0] : width + 40
    const points: Point[] = times(r === 5 ? 6 : 15, (i, count = r === 5 ? 5 : 14) => [
      -40 + (i / count) * (end + 40),
      y + Math.sin(((-40 + (i / count) * (end + 40)) / width) * 9 + r * 0.7) * (r === 5 && i === 5 ? 0 : 16),
    ])
    return line(smooth(points), r % 3 === 1 ? c.ember : c.saffron, 5, { strokeLinecap: 'round' }) + glyphs(points, r)
  }).join('')
  const barbs: Plumage = { vane: c.bone, shade: '#E9D3B0', rachis: c.clay }
  const quill = place(
    feather(800, 290, barbs, 15) +
      path('M-210 7L-40 -13L60 0L-40 13Z', { fill: c.saffron }) +
      path('M-150 0L-62 0', { stroke: c.clay, strokeWidth: 4 }),
    [660, 879],
    -63,
  )
  return {
    ...poster(
      width,
      height,
      c.ink2,
      circle(740, 375, 200, { fill: c.laterite }) +
        rays(740, 375, 222, 262, 48, c.saffron, 0.28) +
        ruled +
        place(
          path('M-190 14C150 -20 500 -110 800 -20C560 110 240 120 -190 14Z', { fill: c.ink, opacity: 0.4 }),
          [700, 915],
          -59,
        ) +
        quill,
    ),
    width: 1920,
  }
}

function glyphs(points: readonly Point[], row: number) {
  return points
    .slice(1, -1)
    .map(([x, y], i) => {
      const colour = (i + row) % 4 === 0 ? c.periwinkle : c.bone
      const kind = (i * 3 + row * 2) % 5
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
