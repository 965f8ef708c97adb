import { palette } from '../../build/brand/palette.ts'
import { draw, element, group, path, rect, svg } from '../../build/brand/svg.ts'

const block = 96
const warpThreads = [
  [8, 8, palette.saffron],
  [24, 4, palette.bone],
  [40, 16, palette.laterite],
  [64, 4, palette.bone],
  [76, 8, palette.saffron],
] as const

const warp = () =>
  rect(0, 0, block, block, { fill: palette.ink }) +
  warpThreads.map(([x, width, fill]) => rect(x, 0, width, block, { fill })).join('')

// Draws rows of triangles; every other row starts half a triangle earlier and ends with two halves.
function weft() {
  const row = (y: number) => draw(4, (i) => `M${i * 24} ${y + 24}l12-24 12 24z`)
  const shifted = (y: number) =>
    `M0 ${y}v24h12z${draw(3, (i) => `M${12 + i * 24} ${y + 24}l12-24 12 24z`)}M${block} ${y}v24h-12z`
  return (
    rect(0, 0, block, block, { fill: palette.laterite }) +
    path(shifted(0) + shifted(48), { fill: palette.ink }) +
    path(row(24) + row(72), { fill: palette.saffron })
  )
}

export function weave() {
  const size = block * 2
  const use = (id: string, x: number, y: number) => element('use', { href: `#${id}`, x, y })
  return svg(
    size,
    size,
    element('defs', {}, group(warp(), { id: 'a' }) + group(weft(), { id: 'b' })) +
      use('a', 0, 0) +
      use('b', block, 0) +
      use('b', 0, block) +
      use('a', block, block),
    { width: size, height: size },
  )
}
