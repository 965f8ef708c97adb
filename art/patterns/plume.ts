import { palette } from '../../build/brand/palette.ts'
import { draw, element, path, rect, svg } from '../../build/brand/svg.ts'

const size = 160
const step = size / 3
const rowHeight = 40

const round = (value: number): number => Math.round(value * 100) / 100

/**
 * Returns one shape of a row's feathers as a single path: browsers take longer to style a hundred `use` elements than
 * to paint them.
 */
const row = (id: string, shape: string, attributes = {}) =>
  path(
    draw(5, (i) => `M${round((i - 1) * step)} 0${shape}`),
    { id, ...attributes },
  )

/** Shapes of a feather: outer vane, inner vane, rachis with its barbs. Each ends where the next subpath may begin. */
const shapes =
  row('o', 'c34 10 40 46 0 84c-40-38-34-74 0-84z') +
  row('i', 'm0 10c22 10 24 36 0 62c-24-26-22-52 0-62z') +
  row(
    'b',
    `m0 6v74${[22, 34, 46, 58]
      .map((y, at) => {
        const half = round(13 - (y - 22) * 0.16)
        // Relative to the end of the previous shape: the rachis ends at 80, a barb at its own right tip.
        const [x, from] = at === 0 ? [0, 80] : [round(13 - (y - 34) * 0.16), y - 12]
        return `m${round(-half - x)} ${y - from}l${half} 10l${half} -10`
      })
      .join('')}`,
    { fill: 'none', strokeWidth: 2 },
  )

const plumage = [
  { outer: palette.laterite, inner: palette.clay, barbs: palette.saffron },
  { outer: palette.clay, inner: palette.ink, barbs: palette.laterite },
  { outer: palette.saffron, inner: palette.laterite, barbs: palette.ink },
  { outer: palette.sand, inner: palette.bone, barbs: palette.laterite },
]

export function plume() {
  // The lowest row comes first, because each lies on the one below it. A feather is 84 high, so that six rows reach
  // into the tile.
  const rows = draw(6, (i) => {
    const k = (4 - i + 4) % 4
    const place = { x: (k % 2) * round(step / 2), y: (4 - i) * rowHeight - 20 }
    const { outer, inner, barbs } = plumage[k]!
    return (
      element('use', { href: '#o', ...place, fill: outer }) +
      element('use', { href: '#i', ...place, fill: inner }) +
      element('use', { href: '#b', ...place, stroke: barbs })
    )
  })
  return svg(size, size, element('defs', {}, shapes) + rect(0, 0, size, size, { fill: palette.ink }) + rows, {
    width: size,
    height: size,
  })
}
