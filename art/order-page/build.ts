// The order page before, a shop full of variants, links and discounts, and the bundle that the new page in front of it sells.
import { palette, token } from '../../build/brand/palette.ts'
import { cycle, draw, ellipse, group, line, path, polar, polygon, rect, svg, times } from '../../build/brand/svg.ts'
import { write } from '../raster.ts'

const paint = { ...palette, paper: token('paper'), edge: token('muted-deep'), pale: token('periwinkle-pale') }
const [WIDTH, HEIGHT] = [640, 960]

const words = (x: number, y: number, width: number, height = 8, fill: string = paint.edge) =>
  rect(x, y, width, height, { rx: height / 2, fill, opacity: fill === paint.edge ? 0.45 : 0.8 })
const frame = (x: number, y: number, width: number, height: number, fill: string = paint.paper) =>
  rect(x, y, width, height, { rx: 6, fill, stroke: paint.edge, strokeWidth: 2 })
const button = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, { rx: 4, fill: paint.edge }) +
  words(x + width * 0.22, y + height / 2 - 3, width * 0.56, 6, paint.bone)

/** A price cut. */
const burst = (x: number, y: number, radius: number) =>
  polygon(
    times(24, (at) => polar(x, y, at % 2 ? radius * 0.78 : radius, at / 24)),
    { fill: paint.laterite },
  ) +
  line(
    `M${x - radius * 0.32} ${y + radius * 0.36}l${radius * 0.64} ${radius * -0.72}M${x - radius * 0.3} ${y - radius * 0.26}h.1M${x + radius * 0.3} ${y + radius * 0.26}h.1`,
    paint.paper,
    radius * 0.16,
    { strokeLinecap: 'round' },
  )

const lids = [paint.ink, paint.laterite, paint.cobalt, paint.edge] as const
const glasses = [paint.periwinkle, paint.sand, paint.pale, paint.ember] as const

const jar = (x: number, y: number, scale: number, at: number) =>
  group(
    path('M8 20h44a8 8 0 0 1 8 8v60a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8z', { fill: cycle(glasses, at) }) +
      rect(4, 2, 52, 16, { rx: 4, fill: cycle(lids, at + (at >> 2)) }) +
      rect(0, 44, 60, 32, { fill: paint.bone }) +
      path('M0 44h60l-6 8-6-8-6 8-6-8-6 8-6-8-6 8-6-8-6 8z', { fill: cycle(lids, at + (at >> 2)) }),
    { transform: `translate(${x} ${y}) scale(${scale})` },
  )

const product = (x: number, y: number, at: number) =>
  frame(x, y, 138, 196) +
  jar(x + 42, y + 14, 0.9, at) +
  words(x + 14, y + 112, 110) +
  words(x + 14, y + 126, 70) +
  draw(4, (dot) => rect(x + 14 + dot * 18, y + 142, 12, 12, { rx: 6, fill: cycle(glasses, at + dot) })) +
  button(x + 12, y + 162, 114, 24)

const drawing = [
  rect(1, 1, WIDTH - 2, HEIGHT - 2, { rx: 18, fill: paint.bone, stroke: paint.edge, strokeWidth: 2 }),
  // The bar of the window, and the shop's own bars.
  path(`M1 44V19A18 18 0 0 1 19 1h602a18 18 0 0 1 18 18v25z`, { fill: paint.edge }),
  line('M24 23h.1M44 23h.1M64 23h.1', paint.bone, 11, { strokeLinecap: 'round' }),
  rect(96, 12, 420, 22, { rx: 11, fill: paint.bone, opacity: 0.3 }),
  rect(1, 44, WIDTH - 2, 26, { fill: paint.laterite }),
  words(200, 53, 240, 8, paint.bone),
  words(24, 86, 96, 16),
  frame(150, 80, 300, 28),
  words(164, 90, 110),
  draw(3, (at) => rect(480 + at * 48, 80, 28, 28, { rx: 14, fill: 'none', stroke: paint.edge, strokeWidth: 2 })),
  line('M0 120h640M0 152h640', paint.edge, 2),
  draw(8, (at) => words(22 + at * 78, 132, at % 2 ? 44 : 58)),
  // The offer of the day.
  rect(20, 166, 600, 158, { rx: 8, fill: paint.sand, stroke: paint.edge, strokeWidth: 2 }),
  words(44, 190, 230, 18),
  words(44, 218, 150, 18),
  words(44, 250, 190),
  button(44, 276, 130, 30),
  button(186, 276, 110, 30),
  draw(4, (at) => jar(336 + at * 60, 192 + (at % 2) * 10, 0.98, at + 3)),
  draw(3, (row) => draw(4, (at) => product(20 + at * 154, 340 + row * 208, row * 5 + at))),
  burst(590, 196, 52),
  burst(150, 352, 30),
  burst(470, 560, 36),
  burst(312, 768, 30),
  burst(614, 782, 34),
  // Over all of it a letter to sign up for, and a notice.
  rect(64, 470, 320, 170, { rx: 12, fill: paint.paper, stroke: paint.edge, strokeWidth: 3 }),
  line('M356 486l14 14m0-14l-14 14', paint.edge, 4, { strokeLinecap: 'round' }),
  words(90, 498, 190, 16),
  words(90, 526, 250),
  words(90, 542, 210),
  frame(90, 566, 170, 34),
  button(268, 566, 92, 34),
  words(90, 614, 150, 6),
  rect(20, 900, 600, 44, { rx: 8, fill: paint.ink }),
  rect(40, 917, 260, 10, { rx: 5, fill: paint.bone, opacity: 0.6 }),
  rect(420, 909, 84, 26, { rx: 13, fill: paint.saffron }),
  rect(516, 909, 84, 26, { rx: 13, fill: paint.periwinkle }),
]

write('src/pages/case-detail/artefacts/order-page-before.svg', svg(WIDTH, HEIGHT, drawing.join('')))

/** Triangles across `width`, their points at `height`; a negative one points up. */
const zigzag = (x: number, y: number, width: number, height: number, count: number, fill: string) =>
  path(`M${x} ${y}${`l${width / count / 2} ${height} ${width / count / 2} ${-height}`.repeat(count)}z`, { fill })

const notebook = [
  rect(0, 0, 74, 112, { rx: 6, fill: paint.cobalt }),
  rect(0, 0, 12, 112, { rx: 6, fill: paint.ink }),
  rect(20, 20, 36, 30, { rx: 3, fill: paint.bone }),
  line('M26 30h22M26 39h14', paint.ink, 3.5, { strokeLinecap: 'round' }),
]

const largeJar = [
  path('M0 36a12 12 0 0 1 8-10h54a12 12 0 0 1 8 10v104H0z', { fill: paint.laterite }),
  rect(2, 0, 66, 26, { rx: 5, fill: paint.ink }),
  line('M12 7v12M21 7v12M30 7v12M40 7v12M49 7v12M58 7v12', paint.periwinkle, 2, { strokeLinecap: 'round' }),
  rect(0, 50, 70, 62, { fill: paint.bone }),
  zigzag(0, 50, 70, 11, 5, paint.ink),
  zigzag(0, 112, 70, -11, 5, paint.ink),
  path('M35 69l12 12-12 12-12-12zm0 7l-5 5 5 5 5-5z', { fill: paint.laterite, fillRule: 'evenodd' }),
  line('M8 36v6', paint.paper, 4, { strokeLinecap: 'round', opacity: 0.6 }),
]

const mug = [
  line('M60 22c26-6 26 38-2 34', paint.ink, 8, { strokeLinecap: 'round' }),
  path('M0 10h64v40a20 20 0 0 1-20 20H20A20 20 0 0 1 0 50z', { fill: paint.ink }),
  zigzag(0, 26, 64, 8, 6, paint.saffron),
  zigzag(0, 52, 64, -8, 6, paint.saffron),
  path('M16 34l5 5-5 5-5-5zM32 34l5 5-5 5-5-5zM48 34l5 5-5 5-5-5z', { fill: paint.bone }),
  ellipse(32, 10, 32, 7, { fill: paint.edge }),
  ellipse(32, 11, 27, 4.8, { fill: paint.sand }),
]

// What the page sells: jar, mug and notebook in one box, 200 by 168, its foot on the shelf.
const bundle = [
  path('M16 104h168l8 14H8z', { fill: paint.clay }),
  group(notebook.join(''), { transform: 'rotate(-8 40 120) translate(18 12)' }),
  group(largeJar.join(''), { transform: 'translate(61 2)' }),
  group(mug.join(''), { transform: 'translate(114 56)' }),
  path('M6 114h188l-4 54H10z', { fill: paint.sand }),
  path('M6 114h188v6H6z', { fill: paint.paper }),
  path('M96 126a17 17 0 1 0 18 24 15 15 0 0 1-18-24z', { fill: paint.ink }),
  path('M120 126l3 5-3 5-3-5zM76 132l2.500 4-2.500 4-2.500-4zM130 145l2.500 4-2.500 4-2.500-4z', {
    fill: paint.laterite,
  }),
]

write('src/pages/case-detail/artefacts/order-page-bundle.svg', svg(200, 168, bundle.join('')))
