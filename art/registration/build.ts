// Draws the registration page of a course on a phone and a glass of coffee of the same height: each of the five parts
// corresponds to a sip.
import { palette, token } from '../../build/brand/palette.ts'
import { draw, line, path, rect, svg, times } from '../../build/brand/svg.ts'
import { write } from '../raster.ts'

const paint = { ...palette, paper: token('paper'), coffee: token('clay-deep'), bright: token('saffron-bright') }

/** Dimensions of both drawings: the parts begin at 100, and each is 100 tall. */
const HEIGHT = 640
const PART = 100

const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const words = (x: number, y: number, width: number, colour: string = paint.muted, height = 7) =>
  rect(x, y, width, height, { rx: height / 2, fill: colour, opacity: colour === paint.muted ? 0.5 : 1 })
const tick = (x: number, y: number, colour: string, width = 5) => line(`M${x} ${y}l7 8 14-17`, colour, width, round)

const [LEFT, RIGHT] = [22, 228]
const inner = RIGHT - LEFT

/** The strip of the advert, with its answer marked below. */
const answer = [
  rect(LEFT, 106, inner, 88, { rx: 8, fill: paint.paper, stroke: paint.ink, strokeWidth: 2 }),
  line(
    [
      ...times(10, (at) => `M${LEFT + 20 * at + 12} 107v86`),
      ...times(4, (at) => `M${LEFT + 1} ${122 + 20 * at}h${inner - 2}`),
    ].join(''),
    paint.laterite,
    1,
    { opacity: 0.25 },
  ),
  line(
    'M26 154q3-5 6 0t6 0 6 0 6 0l3 5 6-38 8 52 5-19q3-5 6 0t6 0 6 0 6 0 6 0 6 0l3 5 6-38 8 52 5-19q3-5 6 0t6 0l3 5 6-38 8 52 5-19q3-5 6 0t6 0 6 0 6 0 6 0',
    paint.ink,
    3,
    { strokeLinejoin: 'round' },
  ),
  line('M62 184h60M136 184h30M62 180v8M122 180v8M136 180v8M166 180v8', paint.laterite, 3),
  path('M206 102a18 18 0 1 1 0 36 18 18 0 0 1 0-36z', { fill: paint.saffron }),
  tick(195, 121, paint.ink),
].join('')

const lesson = [
  rect(LEFT, 206, inner, 88, { rx: 8, fill: paint.laterite }),
  path('M40 224h60c8 0 12 4 12 8v48c0-6-4-8-12-8H40zM184 224h-60c-8 0-12 4-12 8v48c0-6 4-8 12-8h60z', {
    fill: paint.bone,
  }),
  line('M50 238h44M50 250h44M50 262h34M130 238h44M130 262h44', paint.clay, 3),
  line('M130 250h10l4-9 6 16 4-7h20', paint.laterite, 3, { strokeLinejoin: 'round' }),
  path('M198 238l18 12-18 12z', { fill: paint.bright }),
].join('')

const facts =
  draw(3, (at) => rect(LEFT + at * 71, 306, 64, 88, { rx: 8, fill: paint.paper, stroke: paint.ink, strokeWidth: 2 })) +
  [
    draw(
      4,
      (at) =>
        rect(33, 322 + at * 16, 7, 7, { rx: 3.5, fill: paint.laterite }) + words(45, 322 + at * 16, at % 2 ? 26 : 33),
    ),
    rect(104, 322, 42, 14, { rx: 3, fill: paint.laterite }),
    line('M104 326h42v48h-42z', paint.ink, 2.5, { strokeLinejoin: 'round' }),
    draw(6, (at) =>
      rect(110 + (at % 3) * 12, 343 + Math.floor(at / 3) * 13, 7, 7, {
        fill: at === 4 ? paint.saffron : paint.periwinkle,
      }),
    ),
    path('M196 324a26 26 0 1 1 0 52 26 26 0 0 1 0-52z', { fill: paint.saffron }),
    line('M186 337h20M186 345h20M186 337c20 0 20 14 0 14l15 14', paint.ink, 3, { strokeLinejoin: 'round' }),
  ].join('')

const fields =
  draw(
    2,
    (at) =>
      words(LEFT + 2, 406 + at * 47, 54) +
      rect(LEFT, 418 + at * 47, inner, 28, { rx: 6, fill: paint.paper, stroke: paint.ink, strokeWidth: 2 }),
  ) +
  words(34, 428, 92, paint.ink) +
  words(34, 475, 124, paint.ink)

const place = [
  rect(LEFT, 520, inner, 56, { rx: 28, fill: paint.saffron }),
  tick(54, 549, paint.ink, 6),
  words(90, 544, 104, paint.ink, 9),
].join('')

const phone = [
  rect(2, 18, 246, 618, { rx: 34, fill: paint.ink }),
  rect(12, 28, 226, 598, { rx: 25, fill: paint.bone }),
  rect(95, 38, 60, 13, { rx: 6.5, fill: paint.ink }),
  line('M24 78h10l5-13 8 26 6-13h10', paint.laterite, 4, round),
  words(76, 70, 74, paint.ink, 9),
  words(76, 84, 50),
  answer,
  lesson,
  facts,
  fields,
  place,
  rect(90, 606, 70, 6, { rx: 3, fill: paint.ink }),
]

/** Darkness of the coffee beside each part; the glass is empty beside the last. */
const LEFT_OVER = [1, 0.8, 0.56, 0.3, 0]
const MIDDLE = 80
const FOOT = 618
/** Returns half of the glass's width at a height; it narrows downwards. */
const half = (y: number) => 74 - ((y - PART) / 500) * 18
const slice = (from: number, to: number, fill: string, opacity = 1) =>
  path(`M${MIDDLE - half(from)} ${from}H${MIDDLE + half(from)}L${MIDDLE + half(to)} ${to}H${MIDDLE - half(to)}z`, {
    fill,
    opacity,
  })

const glass = [
  line(
    'M50 84c-16-18 14-28 0-46s10-24 2-32M80 84c-16-18 14-28 0-46s10-26 2-36M110 84c-16-18 14-28 0-46s10-24 2-32',
    paint.periwinkle,
    7,
    round,
  ),
  line('M152 180c56-8 50 176-12 168', paint.ink, 13, round),
  slice(90, FOOT, paint.bone),
  slice(PART, 500, paint.sand),
  LEFT_OVER.map((left, at) => slice(PART * (at + 1), PART * (at + 2), paint.coffee, left)).join(''),
  slice(PART - 4, 118, paint.sand),
  line(times(4, (at) => `M${MIDDLE - half(PART * (at + 2))} ${PART * (at + 2)}h30`).join(''), paint.ink, 3.5),
  path(`M${MIDDLE - half(90)} 90L${MIDDLE - half(604)} 604q1 16 16 16h80q15 0 16-16L${MIDDLE + half(90)} 90`, {
    fill: 'none',
    stroke: paint.ink,
    strokeWidth: 6,
    ...round,
  }),
  line(`M${MIDDLE + 48} 140l-11 400`, paint.paper, 7, { strokeLinecap: 'round', opacity: 0.6 }),
  path('M0 620h160q-8 16-28 16H28q-20 0-28-16z', { fill: paint.ink }),
]

write('src/pages/case-detail/registration-phone.svg', svg(250, HEIGHT, phone.join(''), { preserveAspectRatio: 'none' }))
write(
  'src/pages/case-detail/registration-coffee.svg',
  svg(200, HEIGHT, glass.join(''), { preserveAspectRatio: 'none' }),
)
