// Draws an invented bakery for the drawings of services: the shots of its film, and everything that its day of shooting
// yields.
import { palette, token } from '../../build/brand/palette.ts'
import { element, group, path } from '../../build/brand/svg.ts'
import { write } from '../raster.ts'

const paint = { ...palette, bone: token('paper'), umber: token('clay-deep') }

type Shape = [fill: string, path: string]
type Place = Record<'x' | 'y' | 'width' | 'height', number>

/** Four shots of 310 by 180: a shop at dawn, hands in dough, a first bite, the name over the door. */
const names = ['street', 'dough', 'bite', 'door']
const shots: Shape[][] = [
  [
    [paint.saffron, 'M0 0h310v180H0z'],
    [paint.laterite, 'M155 130a56 56 0 0 1 112 0z'],
    [paint.ink, 'M0 130h310v50H0zM26 40h128v90H26z'],
    [paint.saffron, 'M40 112h64v18H40z'],
    [paint.sand, 'M40 72h64v40H40z'],
    [paint.bone, 'M40 78h64v6H40zm0 12h64v6H40zm0 12h64v6H40z'],
    [paint.periwinkle, 'M114 76h28v54h-28z'],
    [paint.laterite, 'M26 40h128l12 30H14z'],
    [paint.bone, 'M51 40h26l-2 30H43zM103 40h26l8 30h-32z'],
  ],
  [
    [paint.periwinkle, 'M0 0h310v180H0z'],
    [paint.laterite, 'M0 126h310v54H0z'],
    [paint.bone, 'M58 146q0-24 20-42 16-20 34-20 18 12 43 12t43-12q20 2 36 20 18 18 18 42z'],
    [
      paint.umber,
      'M0 10l92 52q20 6 34 20 8 8-2 12 4 8-6 10 0 8-10 6-4 8-14 2-20-6-30-22L0 74zM310 10l-92 52q-20 6-34 20-8 8 2 12-4 8 6 10 0 8 10 6 4 8 14 2 20-6 30-22l64-16z',
    ],
    [paint.saffron, 'M0 0v84l44-4 14-34L0 8zM310 0v84l-44-4-14-34 58-38z'],
    [paint.bone, 'M38 152a3 3 0 1 0 .1 0zM66 164a3 3 0 1 0 .1 0zM250 160a3 3 0 1 0 .1 0zM280 150a3 3 0 1 0 .1 0z'],
  ],
  [
    [paint.cobalt, 'M0 0h310v180H0z'],
    [paint.sand, 'M118 4a92 88 0 1 0 .1 0z'],
    [paint.ink, 'M46 44a25 25 0 1 0 .1 0z'],
    [paint.ink, 'M128 20Q60 14 56 86q0 48 26 74l44-14V92l36-38q-8-30-34-34z'],
    [paint.saffron, 'M52 40q20 6 22 34l-9 3q-4-22-19-28z'],
    // Profile with the open mouth, teeth, eye, brow, and the hair before the ear.
    [
      paint.umber,
      'M158 56q2 12 10 22 8 10 15 17 2 6-9 8l-2 7-26 7 22 9q2 6-3 9 2 18-16 20-13 1-21-6v31H88V116q6-44 40-62 14-6 30 2z',
    ],
    [paint.ink, 'M172 107l-28 10 24 11z'],
    [paint.bone, 'M153 113l18-6 1 5-13 5z'],
    [paint.ink, 'M134 82q9 8 19 1l1 4q-11 8-22-1zM132 66q10-7 20-1l-1 5q-9-5-18 1zM104 98q-8 22-10 40 24-8 20-42z'],
    [paint.saffron, 'M108 128a6 6 0 1 0 .1 0z'],
    [paint.laterite, 'M130 98a10 10 0 1 0 .1 0zM20 180q8-24 42-26l28-6q20 20 36 0l24 6q28 6 34 26z'],
    // A croissant with its folds, and the crumbs of the bite.
    [
      paint.saffron,
      'M150 117q10-9 24-9 8-8 18-10 10-11 23-11 14-2 24 5 15 4 24 22-8 20-24 26-12 8-24 7-13 0-23-11-10-2-18-10-14 0-24-9z',
    ],
    [paint.laterite, 'M174 108q9 9 0 18 3-9 0-18zM192 98q14 19 0 38 6-19 0-38zM214 87q19 30 0 60 8-30 0-60z'],
    [paint.saffron, 'M178 148a3 3 0 1 0 .1 0zM187 158a2.5 2.5 0 1 0 .1 0zM172 160a2 2 0 1 0 .1 0z'],
    [
      paint.umber,
      'M310 96l-32-6-22-8h-24a9 9 0 0 0 0 18h10-16a9 9 0 0 0 0 18h14-12a9 9 0 0 0 0 18h16-8a9 9 0 0 0 0 17h28l26-8 20 2z',
    ],
    [paint.bone, 'M276 88h7v62h-7zM287 88h7v62h-7z'],
    [paint.laterite, 'M298 84h12v70h-12z'],
  ],
  [
    [paint.ink, 'M0 0h310v180H0z'],
    [paint.laterite, 'M40 40h230v58H40z'],
    [paint.saffron, 'M40 98l19 26 19-26 19 26 19-26 19 26 19-26 20 26 19-26 19 26 19-26 19 26 19-26z'],
    [paint.bone, 'M106 52h98v34h-98z'],
    [paint.laterite, 'M128 80q0-22 27-22t27 22z'],
    [paint.saffron, 'M52 132h62v40H52zM196 132h62v40h-62z'],
    [
      paint.laterite,
      'M58 172q0-18 12-18t12 18zM84 172q0-18 12-18t12 18zM202 172q0-18 12-18t12 18zM228 172q0-18 12-18t12 18z',
    ],
    [paint.sand, 'M130 126h50v54h-50z'],
    [paint.cobalt, 'M138 134h34v22h-34z'],
  ],
]

/** A fifth shot, which none of the film’s stages uses: a steaming loaf. */
const loaf: Shape[] = [
  [paint.cobalt, 'M0 0h310v180H0z'],
  [paint.sand, 'M155 8a78 78 0 1 0 .1 0z'],
  [paint.laterite, 'M0 150h310v30H0z'],
  [paint.umber, 'M34 142h242v14H34z'],
  [paint.saffron, 'M58 142q-14-54 97-56 111 2 97 56z'],
  [paint.laterite, 'M88 106q26 0 34 24-24-2-34-24zM136 100q26 0 34 28-26-4-34-28zM184 100q28 2 34 28-26-6-34-28z'],
  [
    paint.bone,
    'M116 72q-9-9 0-18t0-18q13 10 4 20-7 8 3 16zM152 66q-9-9 0-18t0-18q13 10 4 20-7 8 3 16zM188 72q-9-9 0-18t0-18q13 10 4 20-7 8 3 16z',
  ],
]

/**
 * Eight set-ups of 60 by 44, each of which can be cropped upright: shop, baker, samosa, tea, loaf, sunrise, sweets,
 * plate.
 */
const setups: Shape[][] = [
  [
    [paint.sand, 'M0 0h60v44H0z'],
    [paint.laterite, 'M6 44V20h48v24z'],
    [paint.ink, 'M2 10h56v9l-7 6-7-6-7 6-7-6-7 6-7-6-7 6-7-6z'],
    [paint.bone, 'M22 28h16v16H22z'],
  ],
  [
    [paint.saffron, 'M0 0h60v44H0z'],
    [paint.ink, 'M11 44q0-14 19-14t19 14zM18 20a12 13 0 0 1 24 0v9H18z'],
    [paint.umber, 'M30 11a8 10 0 1 0 .1 0z'],
  ],
  [
    [paint.cobalt, 'M0 0h60v44H0z'],
    [paint.saffron, 'M10 36L30 8l20 28z'],
    [paint.laterite, 'M8 35l7-4 7 4 8-4 8 4 7-4 7 4v6H8z'],
  ],
  [
    [paint.periwinkle, 'M0 0h60v44H0z'],
    [paint.bone, 'M18 14h24v15q0 8-8 8h-8q-8 0-8-8zM42 18h4q6 0 6 6t-6 6h-4v-4h3q3 0 3-2t-3-2h-3z'],
    [paint.laterite, 'M18 14h24v6H18z'],
    [paint.ink, 'M10 40h40v4H10z'],
  ],
  [
    [paint.laterite, 'M0 0h60v44H0z'],
    [paint.bone, 'M8 36q0-20 22-20t22 20z'],
    [paint.saffron, 'M18 20l4 14h-4l-4-11zM29 17l3 17h-4l-3-16zM40 19l2 15h-4l-2-16z'],
  ],
  [
    [paint.ink, 'M0 0h60v44H0z'],
    [paint.saffron, 'M30 8a15 15 0 1 0 .1 0z'],
    [paint.periwinkle, 'M0 32q15-6 30 0t30 0v12H0z'],
  ],
  [
    [paint.bone, 'M0 0h60v44H0z'],
    [paint.laterite, 'M16 24h13v13H16zM31 24h13v13H31z'],
    [paint.saffron, 'M23 10h14v13H23z'],
    [paint.cobalt, 'M4 38h52v4H4z'],
  ],
  [
    [paint.umber, 'M0 0h60v44H0z'],
    [paint.sand, 'M30 6a22 16 0 1 0 .1 0z'],
    [paint.laterite, 'M21 15a6 6 0 1 0 .1 0zM38 13a6 6 0 1 0 .1 0zM30 24a6 6 0 1 0 .1 0z'],
  ],
]

const painted = (shapes: readonly Shape[]) => shapes.map(([fill, d]) => path(d, { fill })).join('')

const drawn = (shapes: readonly Shape[]) =>
  shapes.map(([fill, d]) => path(d, { fill: fill === paint.ink ? paint.sand : undefined })).join('')

/** Returns a part of a drawing, `crop`, that fills a frame. */
const framed = (crop: string, place: Place, shapes: readonly Shape[]) =>
  element('svg', { ...place, viewBox: crop, preserveAspectRatio: 'xMidYMid slice' }, painted(shapes))

/** Arranges the four shots two by two. */
const board = (draw: (shapes: readonly Shape[], at: number) => string) =>
  shots
    .map((shapes, at) => group(draw(shapes, at), { transform: `translate(${(at % 2) * 330} ${at > 1 ? 200 : 0})` }))
    .join('')

/**
 * Draws the film: its third shot on screen, with the ground of a caption below it, and its four shots on the editor's
 * track.
 */
function film(): string {
  const screen = framed('0 10 310 155', { x: 0, y: 0, width: 640, height: 320 }, shots[2] ?? [])
  const track = shots.map((shapes, at) =>
    framed('0 40 310 102', { x: 64 + at * 142, y: 328, width: 134, height: 44 }, shapes),
  )
  return [
    path('M0 0h640v380H0z', { fill: paint.ink }),
    screen,
    path('M222 272h196v40H222z', { fill: paint.ink }),
    ...track,
    path('M18 334l32 16-32 16z', { fill: paint.saffron }),
    path('M414 322h6v56h-6z', { fill: paint.bone }),
  ].join('')
}

/** Crops of a set-up: the whole one and close-ups. */
const crops = ['0 0 60 44', '9 5 42 31', '0 0 60 44', '16 10 30 22']
const UPRIGHT = '18 2 23 41'

/** Returns the set-ups in turn, starting each round with a different one. */
const setupOf = (at: number) => setups[(at * 5 + Math.floor(at / setups.length) * 4) % setups.length] ?? []
const cropOf = (at: number) => crops[(at + Math.floor(at / 5)) % crops.length] ?? UPRIGHT

/** Draws one wide film, twelve upright pieces and forty stills of the same set-ups. */
function yielded(): string {
  const upright = Array.from({ length: 12 }, (_, at) =>
    framed(
      UPRIGHT,
      { x: 326 + (at % 6) * 53, y: 122 + Math.floor(at / 6) * 88, width: 46, height: 82 },
      setupOf(at + 3),
    ),
  )
  const stills = Array.from({ length: 40 }, (_, at) =>
    framed(cropOf(at), { x: (at % 10) * 64.4, y: 344 + Math.floor(at / 10) * 48, width: 60, height: 44 }, setupOf(at)),
  )
  const wide = framed('0 2 310 174', { x: 0, y: 122, width: 302, height: 170 }, shots[0] ?? [])
  const player = painted([
    [paint.saffron, 'M16 262l18 11-18 11z'],
    [paint.periwinkle, 'M46 271h240v4H46z'],
    [paint.saffron, 'M46 271h96v4H46z'],
  ])
  return [wide, player, ...upright, ...stills].join('')
}

const pencil = { fill: paint.bone, stroke: palette.muted, strokeWidth: 2.5, strokeLinejoin: 'round' }
write(
  'public/drawings/bakery.svg',
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg' },
    [
      group(board(drawn), { id: 'sketch', ...pencil }),
      // Each shot has an id, because other drawings use single shots.
      group(
        board((shapes, at) => group(painted(shapes), { id: names[at] })),
        { id: 'frames' },
      ),
      group(painted(loaf), { id: 'loaf' }),
      group(film(), { id: 'film' }),
      group(yielded(), { id: 'yield' }),
    ].join(''),
  ),
)
