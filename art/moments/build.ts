// Draws adverts of three moments for a warm drink: late study, an early morning, the first rain. Each has the same mug:
// beside a book, in two hands, at a window.
import { palette, token } from '../../build/brand/palette.ts'
import { circle, draw, ellipse, group, line, path, polar, rect, svg } from '../../build/brand/svg.ts'
import { write } from '../raster.ts'

const paint = {
  ...palette,
  bright: token('saffron-bright'),
  pale: token('periwinkle-pale'),
  paper: token('paper'),
  skin: token('clay-deep'),
  deep: token('cobalt-deep'),
}

const rounded = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const limb = (d: string, colour: string, width: number) => line(d, colour, width, rounded)

/** Draws a cup of 144 by 154, without a handle. */
const cup = (glass: string) =>
  [
    path('M4 22v92a40 40 0 0 0 40 40h56a40 40 0 0 0 40-40V22z', { fill: glass }),
    path('M4 54h136v60H4z', { fill: paint.ink }),
    path(
      'M4 54h136l-11.330 14-11.330-14-11.340 14-11.330-14-11.330 14-11.340-14-11.330 14-11.330-14-11.340 14-11.330-14-11.330 14zM4 114h136l-11.330-14-11.330 14-11.340-14-11.330 14-11.330-14-11.340 14-11.330-14-11.330 14-11.340-14-11.330 14-11.330-14z',
      { fill: paint.bright },
    ),
    path('M38 74l9 10-9 10-9-10zM72 74l9 10-9 10-9-10zM106 74l9 10-9 10-9-10z', { fill: paint.bone }),
    ellipse(72, 22, 68, 15, { fill: paint.ink }),
    ellipse(72, 24, 58, 10.5, { fill: paint.sand }),
  ].join('')

/** Cup with a handle, 176 by 154. */
const mug = line('M138 46c50-10 50 74-4 66', paint.clay, 15, { strokeLinecap: 'round' }) + cup(paint.laterite)

const steam = (d: string, width: number) => line(d, paint.paper, width, { strokeLinecap: 'round', opacity: 0.8 })

/** Four fingers around the right side of a mug; mirrored for the left. */
const hand = [
  path('M192 312c30-22 68-4 72 34v80l-84 10c-12-14-14-34-8-60z', { fill: paint.skin }),
  limb('M214 326h-46M216 350h-58M214 374h-56M208 397h-46', paint.skin, 22),
  line('M158 338.500h44M152 362.500h50M152 386h48', paint.clay, 2.5, { strokeLinecap: 'round' }),
  path('M174 420l78-44v110h-66c-14-22-16-42-12-66z', { fill: paint.cobalt }),
  line('M176 424l76-42', paint.periwinkle, 9),
].join('')

const scenes = {
  // Seen from the desk: the book is large, the mug is beside it.
  lamp: [
    path('M178 42a34 34 0 1 0 22 60 40 40 0 0 1-22-60z', { fill: paint.bright }),
    path('M118 36l5 7-5 7-5-7zM146 122l4 6-4 6-4-6zM204 172l4 6-4 6-4-6z', { fill: paint.bright }),
    path('M82 196L-50 480h330z', { fill: paint.sand, opacity: 0.32 }),
    line('M-10 270L12 118l48 42', paint.periwinkle, 9, { strokeLinejoin: 'round' }),
    path('M38 176l44-42 44 66-66 44z', { fill: paint.ember }),
    path('M70 237.500a28 28 0 0 0 46-31z', { fill: paint.bright }),
    path('M0 356h240v124H0z', { fill: paint.ink }),
    steam('M142 270c-14-18 14-28 0-48s14-30 0-52M162 266c-12-16 14-26 0-44s12-24 2-40', 5),
    group(mug, { transform: 'translate(108 268) scale(.58)' }),
    // Two open pages, their lines, and the hand that writes on them.
    path('M4 438l14-74c38-14 72-10 98 10 26-20 60-24 98-10l14 74c-42-16-82-14-112 6-30-20-70-22-112-6z', {
      fill: paint.periwinkle,
    }),
    path('M10 428l14-72c36-12 68-8 92 10v68c-28-18-66-20-106-6z', { fill: paint.paper }),
    path('M222 428l-14-72c-36-12-68-8-92 10v68c28-18 66-20 106-6z', { fill: paint.bone }),
    line('M34 374c24-6 46-4 66 5M31 389c26-6 50-4 69 5M28 404c26-6 52-4 72 5', paint.muted, 4, {
      strokeLinecap: 'round',
    }),
    line('M132 379c20-9 34-11 46-10M132 394c16-8 26-10 36-10', paint.muted, 4, { strokeLinecap: 'round' }),
    limb('M262 452l-42-26', paint.laterite, 46),
    limb('M214 420l-14-9', paint.skin, 30),
    limb('M200 408l-14-6M202 418l-16-4', paint.skin, 13),
    line('M168 400l44-34', paint.bright, 7, { strokeLinecap: 'round' }),
    path('M162 405l4-9 7 8z', { fill: paint.ink }),
  ],
  // Close-up: two hands around the mug, before the sun.
  sunrise: [
    draw(16, (ray) => {
      const [from, side, other] = [
        polar(120, 262, 150, ray / 16),
        polar(120, 262, 320, (ray - 0.22) / 16),
        polar(120, 262, 320, (ray + 0.22) / 16),
      ]
      return path(`M${from.join(' ')}L${side.join(' ')}L${other.join(' ')}z`, { fill: paint.bone, opacity: 0.55 })
    }),
    circle(120, 262, 119, { fill: paint.bright }),
    circle(120, 262, 98, { fill: paint.ember }),
    line('M38 96q10-12 18 0 8-12 18 0M166 70q8-10 15 0 7-10 15 0', paint.ink, 4, { strokeLinecap: 'round' }),
    steam('M96 250c-22-26 20-40 0-70s18-42 2-66M138 246c-22-28 22-44 0-76s14-38 4-58', 9),
    group(cup(paint.bone), { transform: 'translate(26 240) scale(1.3)' }),
    hand,
    group(hand, { transform: 'translate(240 0) scale(-1 1)' }),
    path('M0 436h240v44H0z', { fill: paint.clay }),
  ],
  // From a distance: somebody on the window seat, the mug on the knee.
  rain: [
    rect(20, 56, 200, 372, { fill: paint.deep }),
    path('M20 428v-60c40-34 70-34 104-10s60 10 96-22v92z', { fill: paint.ink2 }),
    path('M20 56h200v62a26 26 0 0 1-46 12 32 32 0 0 1-58 6 30 30 0 0 1-54-2 24 24 0 0 1-42-14z', { fill: paint.pale }),
    line(
      'M48 168l-8 26M92 178l-8 26M136 172l-8 26M182 166l-8 26M160 226l-8 26M204 220l-8 26M40 246l-8 26M208 290l-8 26M122 232l-8 26M184 276l-8 26M206 356l-8 26',
      paint.bone,
      5,
      { strokeLinecap: 'round' },
    ),
    line('M20 56h200v372H20zM20 206h200', paint.paper, 9),
    // Cushion, then the figure from back to front.
    rect(24, 300, 40, 124, { rx: 18, fill: paint.ember }),
    path('M48 424c-6-60 2-108 22-122 26-10 44 6 46 34 2 30-4 60-6 88z', { fill: paint.bright }),
    path('M48 424c-2-16-2-30 0-42l68 6c2 14 0 26-5 36z', { fill: paint.ink }),
    limb('M78 402L142 344 166 418', paint.ink, 30),
    limb('M164 420h18', paint.skin, 15),
    limb('M82 286v14', paint.skin, 20),
    path('M62 250a27 27 0 0 1 53-4l-6 14-20 8-10 30c-14-10-20-30-17-48z', { fill: paint.ink }),
    path('M112 252c-14 2-22-2-28-8-4 10-8 16-6 30 4 14 14 18 24 16 8-2 11-8 11-14l7-2c2-1 2-3 1-4l-7-9z', {
      fill: paint.skin,
    }),
    line('M97 264q5 4 10 0M100 279q5 2 9-1', paint.ink, 2.5, { strokeLinecap: 'round' }),
    circle(58, 246, 13, { fill: paint.ink }),
    limb('M86 322L112 358 142 332', paint.saffron, 19),
    limb('M143 330l8-6', paint.skin, 15),
    steam('M156 282c-8-10 8-16 0-28M166 280c-8-10 8-16 0-28', 4),
    group(mug, { transform: 'translate(140 286) scale(.34)' }),
    path('M0 424h240v56H0z', { fill: paint.ink }),
    line('M14 424h212', paint.paper, 9),
  ],
}

// Their lower edge is kept where a window crops them.
for (const [name, parts] of Object.entries(scenes))
  write(`src/pages/case-detail/moment-${name}.svg`, svg(240, 480, parts.join('')))
