// Labels, bands and fabrics.
import {
  type Drawing,
  at,
  band,
  bars,
  blush,
  bone,
  clay,
  disc,
  drawing,
  ink,
  laterite,
  leaf,
  pick,
  plantLeaf,
  polygon,
  rect,
  saffron,
  sage,
  stroke,
  times,
  triangles,
  zigzag,
} from './drawing.ts'

export const packaging: Record<string, () => Drawing> = {
  'band-warm': () =>
    drawing(
      1024,
      256,
      laterite,
      band(0, 1024, 128, 8, laterite, ink, saffron),
      triangles(8, 0, 128, 1024, 90, bone),
      rect(0, 222, 1024, 12, ink),
      rect(0, 240, 1024, 8, saffron),
    ),
  'tub-label': () =>
    drawing(
      2400,
      640,
      bone,
      triangles(40, 0, 0, 2400, 62, leaf, true),
      rect(0, 78, 2400, 12, saffron),
      triangles(40, 0, 578, 2400, 62, leaf),
      rect(0, 552, 2400, 12, saffron),
      times(3, (k) =>
        at(
          k * 800,
          0,
          disc(400, 318, 150, saffron) +
            [-64, -32, 0, 32, 64]
              .map((a) =>
                at(400, 452, plantLeaf(Math.abs(a) === 32 ? '#4C8A45' : leaf, bone), `rotate(${a}) scale(1.02)`),
              )
              .join('') +
            rect(250, 462, 300, 14, leaf, 7) +
            bars(620, 250, [300, 240, 270], 16, 20, leaf) +
            times(3, (i) => disc(642 + i * 100, 400, 32, pick([sage, saffron, leaf], i))),
        ),
      ),
    ),
  'mug-band': () =>
    drawing(
      2048,
      512,
      ink,
      triangles(20, 0, 30, 2048, 90, saffron),
      rect(0, 132, 2048, 16, bone),
      times(
        20,
        (i) =>
          polygon(
            pick([laterite, bone], i),
            [i * 102.4 + 51, 176],
            [i * 102.4 + 96, 256],
            [i * 102.4 + 51, 336],
            [i * 102.4 + 6, 256],
          ) + polygon(ink, [i * 102.4 + 51, 216], [i * 102.4 + 73, 256], [i * 102.4 + 51, 296], [i * 102.4 + 29, 256]),
      ),
      rect(0, 364, 2048, 16, bone),
      triangles(20, 0, 392, 2048, 90, saffron, true),
    ),
  'mat-cloth': () =>
    drawing(
      1024,
      1024,
      laterite,
      times(
        8,
        (i) =>
          rect(0, i * 128 + 10, 1024, 8, saffron) +
          triangles(16, 0, i * 128 + 30, 1024, 40, pick([ink, bone], i)) +
          rect(0, i * 128 + 82, 1024, 18, clay),
      ),
    ),
  'cup-band': () => drawing(2048, 640, laterite, zigzag(0, 60, 2048, 6, 86, 12, [saffron, ink, bone], 30)),
  'parcel-tape': () =>
    drawing(1024, 160, bone, triangles(10, 0, 16, 1024, 60, laterite), triangles(10, 0, 84, 1024, 60, ink, true)),
  'blush-band': () =>
    drawing(
      2048,
      320,
      '#FFF6EF',
      times(
        16,
        (i) =>
          `<path transform="translate(${i * 128 + 64} 290)" d="M0 0C50 -40 56 -150 0 -250C-56 -150 -50 -40 0 0Z" fill="${pick([blush, '#E88D75'], i)}"/>`,
      ),
      rect(0, 0, 2048, 18, laterite),
      rect(0, 302, 2048, 18, laterite),
    ),
  'jar-label': () =>
    drawing(
      1600,
      600,
      bone,
      times(2, (k) =>
        at(
          k * 800,
          0,
          disc(400, 300, 150, blush) +
            disc(400, 300, 104, laterite) +
            stroke('M340 330c40 -60 80 -60 120 0', bone, 14) +
            stroke('M352 290c32 -44 64 -44 96 0', bone, 14) +
            bars(640, 240, [320, 240], 18, 24, clay),
        ),
      ),
      triangles(40, 0, 0, 1600, 40, clay, true),
      triangles(40, 0, 560, 1600, 40, clay),
    ),
}
