// Content of phones, pages and the laptop.
import {
  type Drawing,
  arches,
  at,
  bars,
  bone,
  cobalt,
  disc,
  drawing,
  ember,
  ink,
  ink2,
  laterite,
  periwinkle,
  pick,
  polygon,
  rays,
  rect,
  saffron,
  sand,
  times,
  triangles,
} from './drawing.ts'

export const screens: Record<string, () => Drawing> = {
  'phone-home': () =>
    drawing(
      600,
      1240,
      bone,
      rect(0, 0, 600, 620, laterite),
      disc(300, 430, 210, saffron),
      times(
        7,
        (i) =>
          `<path transform="translate(300 620) rotate(${-12 - i * 26})" d="M0 0C70 -40 180 -36 250 0C180 22 70 18 0 0Z" fill="${pick([bone, ink], i)}"/>`,
      ),
      rect(0, 620, 600, 620, bone),
      triangles(12, 0, 620, 600, 44, ink, true),
      bars(50, 720, [380, 260], 36, 26, ink),
      rect(50, 880, 500, 120, cobalt, 60),
      disc(490, 940, 38, saffron),
      times(4, (i) => disc(105 + i * 130, 1130, 40, pick([ink, sand, sand, sand], i))),
    ),
  'phone-tables': () =>
    drawing(
      600,
      1240,
      bone,
      rect(0, 0, 600, 210, laterite),
      bars(60, 90, [300, 190], 36, 22, bone),
      triangles(12, 0, 210, 600, 36, laterite, true),
      times(6, (i) =>
        at(
          160 + (i % 2) * 280,
          390 + Math.floor(i / 2) * 225,
          times(4, (chair) =>
            disc(pick([-94, 94, 0, 0], chair), pick([0, 0, -94, 94], chair), 20, i === 3 ? ink : sand),
          ) + disc(0, 0, 60, i === 3 ? saffron : sand),
        ),
      ),
      rect(50, 1050, 500, 120, cobalt, 60),
    ),
  'phone-chart': () =>
    drawing(
      600,
      1240,
      ink,
      bars(50, 110, [300], 40, 0, bone),
      bars(50, 180, [200], 24, 0, periwinkle),
      rect(40, 270, 520, 470, ink2, 40),
      times(6, (i) =>
        rect(
          84 + i * 76,
          680 - (90 + i * 52),
          48,
          90 + i * 52,
          pick([periwinkle, periwinkle, cobalt, cobalt, saffron, saffron], i),
          16,
        ),
      ),
      times(
        3,
        (i) =>
          rect(40, 790 + i * 140, 520, 112, ink2, 34) +
          disc(110, 846 + i * 140, 34, pick([saffron, laterite, cobalt], i)) +
          bars(180, 824 + i * 140, [pick([260, 200, 300], i), 140], 20, 14, bone),
      ),
    ),
  'phone-shop': () =>
    drawing(
      600,
      1240,
      sand,
      bars(50, 110, [260], 44, 0, ink),
      disc(520, 132, 40, laterite),
      times(6, (i) =>
        at(
          40 + (i % 2) * 270,
          230 + Math.floor(i / 2) * 330,
          rect(0, 0, 250, 250, pick([saffron, cobalt, laterite, bone, ink, saffron], i), 44) +
            pick(
              [
                disc(125, 135, 74, laterite),
                arches(60, 230, 130, [saffron, cobalt, saffron]),
                triangles(2, 35, 70, 180, 110, bone),
                rays(125, 125, 46, 96, 16, laterite, 10) + disc(125, 125, 36, ink),
                disc(125, 125, 80, saffron),
                triangles(3, 35, 90, 180, 90, ink),
              ],
              i,
            ) +
            bars(0, 266, [150], 20, 0, ink),
        ),
      ),
    ),
  'web-wide': () =>
    drawing(
      1400,
      900,
      bone,
      rect(0, 0, 1400, 84, ink),
      times(3, (i) => disc(50 + i * 44, 42, 13, pick([laterite, saffron, periwinkle], i))),
      rect(420, 24, 560, 36, ink2, 18),
      rect(0, 84, 1400, 480, cobalt),
      disc(1060, 420, 240, saffron),
      rect(0, 564, 1400, 336, bone),
      bars(80, 210, [520, 420], 62, 30, bone),
      rect(80, 430, 230, 70, saffron, 35),
      times(3, (i) => rect(80 + i * 430, 630, 380, 230, pick([sand, laterite, ink], i), 28)),
      triangles(28, 0, 548, 1400, 30, ink),
    ),
  'web-shop': () =>
    drawing(
      1400,
      900,
      bone,
      rect(0, 0, 1400, 84, ink),
      times(3, (i) => disc(50 + i * 44, 42, 13, pick([laterite, saffron, periwinkle], i))),
      rect(420, 24, 560, 36, ink2, 18),
      times(6, (i) =>
        at(
          70 + (i % 3) * 430,
          140 + Math.floor(i / 3) * 380,
          rect(0, 0, 390, 260, pick([laterite, sand, cobalt, ink, saffron, laterite], i), 30) +
            pick(
              [
                disc(195, 130, 84, saffron),
                arches(105, 240, 180, [laterite, sand, laterite]),
                triangles(3, 60, 80, 270, 110, bone),
                disc(195, 130, 84, ember),
                arches(105, 240, 180, [ink, saffron, ink]),
                triangles(2, 80, 60, 230, 140, saffron),
              ],
              i,
            ) +
            bars(0, 284, [230], 26, 0, ink) +
            rect(310, 278, 80, 38, cobalt, 19),
        ),
      ),
    ),
  'laptop-course': () =>
    drawing(
      1400,
      900,
      ink,
      rect(60, 60, 860, 600, laterite, 36),
      disc(490, 360, 190, saffron),
      polygon(bone, [440, 260], [440, 460], [600, 360]),
      rect(60, 700, 860, 14, ink2, 7),
      rect(60, 700, 420, 14, saffron, 7),
      disc(480, 707, 22, bone),
      times(
        4,
        (i) =>
          rect(960, 60 + i * 160, 380, 130, i === 3 ? cobalt : ink2, 26) +
          disc(1030, 125 + i * 160, 38, pick([saffron, bone, laterite, periwinkle], i)) +
          bars(1090, 104 + i * 160, [200, 130], 18, 16, bone),
      ),
      bars(60, 760, [460, 300], 34, 24, bone),
    ),
  results: () =>
    drawing(
      900,
      1100,
      bone,
      rect(0, 0, 900, 150, ink),
      rect(60, 44, 620, 62, bone, 31),
      disc(790, 75, 34, saffron),
      times(
        5,
        (i) =>
          rect(60, 210 + i * 172, 780, 140, i === 0 ? saffron : '#FFFFFF', 30) +
          disc(140, 280 + i * 172, 40, pick([laterite, sand, sand, sand, sand], i)) +
          bars(
            210,
            250 + i * 172,
            [pick([480, 400, 520, 360, 440], i), pick([300, 260, 320, 200, 260], i)],
            24,
            22,
            i === 0 ? ink : '#B9AFA6',
          ),
      ),
    ),
}
