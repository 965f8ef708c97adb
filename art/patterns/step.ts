import { palette } from '../../build/brand/palette.ts'
import { element, group, path, polygon, rect, round, svg, circle } from '../../build/brand/svg.ts'

const size = 240
const unit = 20
const inks: Record<string, string> = {
  w: palette.bone,
  o: palette.saffron,
  s: palette.laterite,
  c: palette.cobalt,
}
// One quarter of the tile, row by row; k is the ground.
const quarter = ['kkkwos', 'kkwooc', 'kwwocc', 'wooccc', 'oocccc', 'sccccc']

export function step() {
  const runs = new Map<string, string>()
  quarter.forEach((row, y) => {
    for (const run of row.matchAll(/(.)\1*/g)) {
      const fill = inks[run[0].charAt(0)]
      if (fill)
        runs.set(
          fill,
          `${runs.get(fill) ?? ''}M${run.index * unit} ${y * unit}h${run[0].length * unit}v${unit}h-${run[0].length * unit}z`,
        )
    }
  })
  const drawn = [...runs].map(([fill, d]) => path(d, { fill })).join('')
  const mirrored = ['', 'matrix(-1 0 0 1 240 0)', 'matrix(1 0 0 -1 0 240)', 'matrix(-1 0 0 -1 240 240)']
    .map((transform) => element('use', { href: '#q', transform: transform || undefined }))
    .join('')
  const middle = size / 2
  const lozenge = (r: number, fill: string) =>
    polygon(
      [
        [middle, middle - r],
        [middle + r, middle],
        [middle, middle + r],
        [middle - r, middle],
      ].map(([x, y]) => [round(x ?? 0), round(y ?? 0)] as const),
      { fill },
    )
  const centre =
    lozenge(56, palette.ink) +
    lozenge(44, palette.bone) +
    lozenge(34, palette.ink) +
    lozenge(22, palette.laterite) +
    circle(middle, middle, 7, { fill: palette.bone })
  return svg(
    size,
    size,
    element('defs', {}, group(drawn, { id: 'q', shapeRendering: 'crispEdges' })) +
      rect(0, 0, size, size, { fill: palette.ink }) +
      mirrored +
      centre,
    { width: size, height: size },
  )
}
