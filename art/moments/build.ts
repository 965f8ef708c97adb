// Adverts of three hours at which a warm drink is wanted: late study, an early morning, the first rain; the same mug in each.
import { palette, token } from '../../build/brand/palette.ts'
import { circle, ellipse, group, line, path, svg } from '../../build/brand/svg.ts'
import { write } from '../raster.ts'

const paint = {
  ...palette,
  bright: token('saffron-bright'),
  pale: token('periwinkle-pale'),
  paper: token('paper'),
}

/** Of 176 by 158; the steam rises above it. */
const mug = [
  line('M138 46c50-10 50 74-4 66', paint.clay, 15, { strokeLinecap: 'round' }),
  path('M4 22v92a40 40 0 0 0 40 40h56a40 40 0 0 0 40-40V22z', { fill: paint.laterite }),
  path('M4 54h136v60H4z', { fill: paint.ink }),
  path(
    'M4 54h136l-11.330 14-11.330-14-11.340 14-11.330-14-11.330 14-11.340-14-11.330 14-11.330-14-11.340 14-11.330-14-11.330 14zM4 114h136l-11.330-14-11.330 14-11.340-14-11.330 14-11.330-14-11.340 14-11.330-14-11.330 14-11.340-14-11.330 14-11.330-14z',
    { fill: paint.bright },
  ),
  path('M38 74l9 10-9 10-9-10zM72 74l9 10-9 10-9-10zM106 74l9 10-9 10-9-10z', { fill: paint.bone }),
  ellipse(72, 22, 68, 15, { fill: paint.ink }),
  ellipse(72, 24, 58, 10.5, { fill: paint.sand }),
  line('M50-2c-16-20 14-30 0-52M84-6c-16-24 16-36 0-62', paint.paper, 7, { strokeLinecap: 'round', opacity: 0.75 }),
].join('')

const scenes = {
  lamp: [
    path('M196 42a34 34 0 1 0 22 60 40 40 0 0 1-22-60z', { fill: paint.bright }),
    path('M118 36l5 7-5 7-5-7zM158 104l4 6-4 6-4-6zM222 152l4 6-4 6-4-6z', { fill: paint.bright }),
    path('M82 176L-30 480h310z', { fill: paint.bright, opacity: 0.22 }),
    line('M-10 250L18 96l46 44', paint.periwinkle, 9, { strokeLinejoin: 'round' }),
    path('M42 156l44-42 44 66-66 44z', { fill: paint.ember }),
    path('M58 212a28 28 0 0 0 58-36z', { fill: paint.bright }),
    path('M0 424h240v56H0z', { fill: paint.ink }),
    path('M18 404h196v20H18z', { fill: paint.periwinkle }),
    path('M30 408h184v12H30z', { fill: paint.bone }),
    group(mug, { transform: 'translate(40 265) scale(.9)' }),
  ],
  sunrise: [
    path('M20 424V160a100 100 0 0 1 200 0v264z', { fill: paint.sand }),
    path('M20 424V330a100 100 0 0 1 200 0v94z', { fill: paint.bright, opacity: 0.6 }),
    circle(120, 318, 78, { fill: paint.ember }),
    line('M52 150q10-12 18 0 8-12 18 0M150 118q8-10 15 0 7-10 15 0M112 188q7-9 13 0 6-9 13 0', paint.ink, 4, {
      strokeLinecap: 'round',
    }),
    line('M120 60v364M20 216h200', paint.paper, 9),
    line('M20 424V160a100 100 0 0 1 200 0v264', paint.paper, 9),
    path('M0 424h240v56H0z', { fill: paint.clay }),
    group(mug, { transform: 'translate(40 285) scale(.9)' }),
  ],
  rain: [
    path('M20 424V64h200v360z', { fill: paint.ink2 }),
    path('M20 64h200v58a26 26 0 0 1-46 12 32 32 0 0 1-58 6 30 30 0 0 1-54-2 24 24 0 0 1-42-14z', { fill: paint.pale }),
    line(
      'M48 168l-8 26M92 178l-8 26M136 172l-8 26M182 166l-8 26M66 232l-8 26M160 226l-8 26M204 220l-8 26M40 296l-8 26M208 300l-8 26M110 226l-8 26',
      paint.bone,
      5,
      { strokeLinecap: 'round' },
    ),
    path('M220 424c-70-6-104-66-92-126 40 10 84 50 92 126zM20 424c0-50 10-84 40-104 16 36 6 78-40 104z', {
      fill: paint.cobalt,
    }),
    line('M20 64h200v360H20zM20 244h200', paint.paper, 9),
    path('M0 424h240v56H0z', { fill: paint.ink }),
    group(mug, { transform: 'translate(40 285) scale(.9)' }),
  ],
}

// Their foot is kept where a window crops them.
for (const [name, parts] of Object.entries(scenes))
  write(`src/pages/case-detail/moment-${name}.svg`, svg(240, 480, parts.join('')))
