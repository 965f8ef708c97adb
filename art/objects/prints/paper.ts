// Cards, covers, posters and slates.
import {
  type Drawing,
  arches,
  at,
  bars,
  bone,
  clay,
  cobalt,
  disc,
  drawing,
  dunes,
  ember,
  face,
  head,
  ink,
  ink2,
  laterite,
  pick,
  polygon,
  quilt,
  rays,
  rect,
  saffron,
  sand,
  stroke,
  times,
  triangles,
} from './drawing.ts'

export const paper: Record<string, () => Drawing> = {
  quilt: () =>
    quilt(4, 4, [
      ['arch', laterite],
      ['quarter', clay],
      ['chevron', ink],
      ['dots', saffron],
      ['sun', bone],
      ['blade', cobalt],
      ['arch', ink],
      ['quarter', laterite],
      ['chevron', cobalt],
      ['dots', bone],
      ['sun', saffron],
      ['blade', clay],
      ['blade', ink],
      ['arch', saffron],
      ['quarter', ink],
    ]),
  face: () => face(900, 1200, bone),
  'face-cobalt': () => face(900, 1200, cobalt),
  sunrise: () =>
    drawing(
      1600,
      800,
      ink,
      disc(1120, 440, 230, saffron),
      disc(1120, 440, 190, '#FFC85A'),
      dunes(1600, 800, 430, [ember, laterite, clay, '#4A1A1E', ink]),
      times(
        6,
        (i) =>
          `<path transform="translate(470 400) rotate(${-8 - i * 15})" d="M0 0C120 -46 330 -40 ${470 - i * 34} 0C330 22 120 16 0 0Z" fill="${pick([bone, sand, saffron], i)}"/>`,
      ),
    ),
  'card-head': () =>
    drawing(
      900,
      520,
      ink,
      at(70, 90, head(saffron, ink), 'scale(3.3)'),
      bars(500, 210, [300, 220, 260], 20, 26, bone),
      triangles(14, 0, 476, 900, 44, laterite),
    ),
  'card-weave': () =>
    drawing(
      900,
      520,
      laterite,
      disc(450, 260, 150, saffron),
      times(
        5,
        (i) =>
          `<path transform="translate(450 330) rotate(${-20 - i * 35})" d="M0 0C60 -34 170 -30 230 0C170 18 60 14 0 0Z" fill="${bone}"/>`,
      ),
      triangles(14, 0, 476, 900, 44, ink),
    ),
  cover: () =>
    drawing(
      900,
      1200,
      ink,
      disc(450, 520, 280, saffron),
      times(
        9,
        (i) =>
          `<path transform="translate(450 800) rotate(${-10 - i * 20})" d="M0 0C110 -64 300 -58 420 0C300 34 110 28 0 0Z" fill="${pick([bone, laterite, cobalt], i)}" />`,
      ),
      rect(0, 800, 900, 400, laterite),
      triangles(9, 0, 800, 900, 90, ink, true),
      bars(90, 960, [420, 300], 26, 30, bone),
      triangles(18, 0, 1150, 900, 50, saffron),
    ),
  'course-1': () =>
    drawing(
      800,
      560,
      saffron,
      disc(560, 560, 300, laterite),
      disc(560, 560, 200, ink),
      bars(60, 70, [340, 220], 40, 28, ink),
      triangles(16, 0, 0, 800, 30, ink, true),
    ),
  'course-2': () =>
    drawing(
      800,
      560,
      bone,
      rays(560, 300, 90, 210, 20, ink, 16),
      disc(560, 300, 74, laterite),
      bars(60, 70, [340, 220], 40, 28, ink),
      triangles(16, 0, 0, 800, 30, cobalt, true),
    ),
  'course-3': () =>
    drawing(
      800,
      560,
      laterite,
      arches(440, 560, 320, [bone, laterite, saffron, laterite]),
      bars(60, 70, [340, 220], 40, 28, bone),
      triangles(16, 0, 0, 800, 30, ink, true),
    ),
  'course-4': () =>
    drawing(
      800,
      560,
      ink,
      times(3, (r) =>
        stroke(
          `M400 ${300 + r * 80}${times(6, (i) => `l66 ${i % 2 ? 60 : -60}`)}`,
          pick([saffron, bone, ember], r),
          26,
        ),
      ),
      bars(60, 70, [340, 220], 40, 28, bone),
      triangles(16, 0, 0, 800, 30, saffron, true),
    ),
  clap: () =>
    drawing(
      1200,
      200,
      bone,
      times(8, (i) =>
        polygon(
          pick([ink, laterite], i),
          [i * 170 - 40, 200],
          [i * 170 + 50, 200],
          [i * 170 + 130, 0],
          [i * 170 + 40, 0],
        ),
      ),
    ),
  slate: () =>
    drawing(
      1200,
      760,
      ink,
      rect(40, 40, 1120, 12, bone),
      rect(40, 300, 1120, 8, bone),
      rect(420, 52, 8, 248, bone),
      rect(800, 52, 8, 248, bone),
      disc(230, 176, 70, saffron),
      triangles(3, 470, 120, 280, 110, laterite),
      bars(850, 110, [250, 180, 220], 26, 22, bone),
      disc(320, 530, 150, saffron),
      times(
        7,
        (i) =>
          `<path transform="translate(320 600) rotate(${-12 - i * 26})" d="M0 0C50 -30 130 -26 190 0C130 16 50 12 0 0Z" fill="${pick([bone, laterite], i)}"/>`,
      ),
      rect(540, 380, 620, 340, ink2, 20),
      triangles(10, 540, 640, 620, 80, saffron),
    ),
}
