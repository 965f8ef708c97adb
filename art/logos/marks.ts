// Marks of clients in a box of 100, in one colour. Cut-outs are holes (even-odd) and not strokes in the ground's
// colour.
import { circle, draw, element, group, path, rect, times } from '../../build/brand/svg.ts'

const stroked = (d: string, width = 9) =>
  path(d, { fill: 'none', stroke: 'currentColor', strokeWidth: width, strokeLinejoin: 'round' })
const holed = (d: string) => path(d, { fillRule: 'evenodd' })
const turned = (count: number, shape: string, pivot = '50 50', from = 0, step = 360 / count) =>
  draw(count, (i) => group(shape, { transform: `rotate(${from + i * step} ${pivot})` }))
const ring = (cx: number, cy: number, r: number, strokeWidth: number) =>
  circle(cx, cy, r, { fill: 'none', stroke: 'currentColor', strokeWidth })

export const marks = {
  arch: path('M10 96V46A40 40 0 0 1 90 46V96H66V48A16 16 0 0 0 34 48V96Z'),
  arcs: [44, 30, 16].map((r) => stroked(`M${50 - r} 72A${r} ${r} 0 0 1 ${50 + r} 72`)).join(''),
  bars: [
    [6, 60, 34],
    [30, 36, 58],
    [54, 48, 46],
    [78, 8, 86],
  ]
    .map(([x = 0, y = 0, height = 0]) => rect(x, y, 16, height))
    .join(''),
  bolt: path('M58 2L14 58H44L38 98L86 38H54Z'),
  cap: path('M50 10L98 34L50 58L2 34Z') + path('M22 52L50 66L78 52V76C62 90 38 90 22 76Z'),
  crescent: path('M64 8A44 44 0 1 0 94 70A36 36 0 1 1 64 8Z'),
  cube: stroked('M50 4L92 27V73L50 96L8 73V27ZM50 50L84 31M50 50V88M50 50L16 31', 8),
  delta: holed('M50 6L96 90H4ZM50 42L28 80H72Z'),
  drop: holed('M50 2C70 34 86 50 86 66A36 36 0 0 1 14 66C14 50 30 34 50 2ZM50 40C40 56 34 62 34 70A16 16 0 0 0 50 84Z'),
  eye: holed('M2 50Q50 0 98 50Q50 100 2 50ZM50 28A22 22 0 1 0 50.1 28Z') + circle(50, 50, 10),
  fish: holed('M4 50C24 18 60 18 76 44L96 26V74L76 56C60 82 24 82 4 50ZM26 44a6 6 0 1 0 .1 0Z'),
  jasmine: turned(8, path('M50 47C38 34 40 12 50 4C60 12 62 34 50 47Z')),
  jar: path('M30 8H70V20H30Z') + path('M22 26H78C92 42 92 78 74 94H26C8 78 8 42 22 26Z'),
  kite: stroked('M50 4L90 40L50 96L10 40ZM50 4V96M10 40H90', 7),
  lattice: stroked(times(4, (i) => `M${8 + i * 28} 5V95M5 ${8 + i * 28}H95`).join(''), 6),
  leaf: holed(
    'M50 4C84 20 92 58 50 96C8 58 16 20 50 4ZM47.4 88V77L29 58.6L32.6 55L47.4 69.8V32H52.6V56L66 42.6L69.6 46.2L52.6 63.2V88Z',
  ),
  lotus: turned(5, path('M50 88C36 66 38 34 50 12C62 34 64 66 50 88Z'), '50 88', -76, 38),
  pad: holed(
    'M50 6C74 6 90 20 90 50S74 94 50 94S10 80 10 50S26 6 50 6ZM50 26C38 26 34 38 34 50S38 74 50 74S66 62 66 50S62 26 50 26Z',
  ),
  peak: path('M2 88L36 26L54 58L64 42L98 88Z'),
  petals: turned(6, path('M50 47L38 8H62Z')),
  pulse: element('path', {
    d: 'M2 54H24L35 22L52 88L65 38L72 54H98',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 10,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  }),
  quarters: [
    'M6 6H46V46A40 40 0 0 1 6 6Z',
    'M54 6H94A40 40 0 0 1 54 46Z',
    'M6 94A40 40 0 0 1 46 54V94Z',
    'M54 54A40 40 0 0 1 94 94H54Z',
  ]
    .map((d) => path(d))
    .join(''),
  rings: ring(36, 50, 28, 9) + ring(64, 50, 28, 9),
  shell: stroked('M50 50A8 8 0 0 1 66 50A18 18 0 0 1 30 50A28 28 0 0 1 86 50A38 38 0 0 1 10 50', 9),
  slashes: path('M10 94L46 6H66L30 94Z') + path('M52 94L74 40H94L72 94Z'),
  stairs: path('M4 96V72H28V48H52V24H76V4H96V96Z'),
  sun: circle(50, 50, 21) + turned(12, path('M45.5 3H54.5L52.5 23H47.5Z')),
  waves: [26, 50, 74].map((y) => stroked(`M2 ${y}Q14 ${y - 18} 26 ${y}T50 ${y}T74 ${y}T98 ${y}`, 8)).join(''),
  warp: [
    [8, 16, 68],
    [39, 2, 96],
    [70, 16, 68],
  ]
    .map(([x = 0, y = 0, height = 0]) => rect(x, y, 22, height, { rx: 11 }))
    .join(''),
} as const

export type MarkName = keyof typeof marks
