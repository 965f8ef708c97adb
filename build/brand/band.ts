import { palette } from './palette.ts'
import { draw, path, rect, svg } from './svg.ts'

const height = 32
const width = 144
const threads = [
  [6, 6, palette.saffron],
  [17, 3, palette.bone],
  [26, 14, palette.laterite],
  [46, 3, palette.bone],
  [54, 6, palette.saffron],
] as const
const clothStart = 66
const clothWidth = width - clothStart

const up = (y: number) => draw(6, (i) => `M${clothStart + i * 13} ${y + 16}l6.5-16 6.5 16z`)
const bars = threads.map(([x, barWidth, fill]) => rect(x, 0, barWidth, height, { fill })).join('')

export function band() {
  return svg(
    width,
    height,
    rect(0, 0, width, height, { fill: palette.ink }) +
      bars +
      rect(clothStart, 0, clothWidth, height, { fill: palette.laterite }) +
      path(up(0), { fill: palette.ink }) +
      path(up(16), { fill: palette.saffron }),
    { width, height },
  )
}
