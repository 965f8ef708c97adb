import { palette } from '../../build/brand/palette.ts'
import { draw, element, group, path, rect, svg } from '../../build/brand/svg.ts'

const size = 160
const step = size / 3
const rowHeight = 40

// Outer vane takes `color`, inner vane `fill`, rachis and barbs `stroke`, so one feather serves four rows.
const feather = () => {
  const barbs = [22, 34, 46, 58]
    .map((y) => `M${-13 + (y - 22) * 0.16} ${y}L0 ${y + 10}L${13 - (y - 22) * 0.16} ${y}`)
    .join('')
  return group(
    path('M0 0C34 10 40 46 0 84C-40 46 -34 10 0 0Z', { fill: 'currentColor', stroke: 'none' }) +
      path('M0 10C22 20 24 46 0 72C-24 46 -22 20 0 10Z', { stroke: 'none' }) +
      path(`M0 6V80${barbs}`, { fill: 'none', strokeWidth: 2 }),
    { id: 'f' },
  )
}

const plumage = [
  { color: palette.laterite, fill: palette.clay, stroke: palette.saffron },
  { color: palette.clay, fill: palette.ink, stroke: palette.laterite },
  { color: palette.saffron, fill: palette.laterite, stroke: palette.ink },
  { color: palette.sand, fill: palette.bone, stroke: palette.laterite },
]

export function plume() {
  const rows = plumage
    .map((colours, k) =>
      group(
        draw(5, (i) => element('use', { href: '#f', x: (i - 1) * step + (k % 2) * (step / 2) })),
        { id: `r${k}`, ...colours },
      ),
    )
    .join('')
  const laid = draw(8, (i) => {
    const row = 5 - i
    return element('use', { href: `#r${(row + 4) % 4}`, y: row * rowHeight - 20 })
  })
  return svg(size, size, element('defs', {}, feather() + rows) + rect(0, 0, size, size, { fill: palette.ink }) + laid, {
    width: size,
    height: size,
  })
}
