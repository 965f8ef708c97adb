import { palette as c } from '../palette.ts'
import { circle, draw, group, line, mix, path, polar, rect, seeded, smooth, times, type Point } from '../svg.ts'
import {
  cloth,
  crest,
  dune,
  farBird,
  feather,
  glow,
  halftone,
  hem,
  place,
  poster,
  rays,
  sunlight,
  type Plumage,
} from './motifs.ts'

const width = 1500
const height = 1000
const cycle = <const T>(list: readonly [T, ...T[]], i: number): T =>
  list[((i % list.length) + list.length) % list.length] ?? list[0]

/** The future, as an eagle sees it: an eye with a horizon in it. */
function future() {
  const [cx, cy] = [800, 510]
  const paints: readonly [Plumage, ...Plumage[]] = [
    { vane: c.clay, shade: '#7A2410', rachis: c.ember },
    { vane: c.laterite, shade: c.clay, rachis: c.saffron },
    { vane: c.sand, shade: '#CFA873', rachis: c.clay },
    { vane: c.bone, shade: c.sand, rachis: c.laterite },
  ]
  const plumage = times(7, (k) => {
    const ring = 6 - k
    const count = 22 + ring * 5
    return times(count, (i) => {
      const turn = (i + (ring % 2) * 0.5) / count
      return place(
        feather(250, 92, cycle(paints, 3 - Math.floor(ring / 2)), 5),
        polar(cx, cy, 300 + ring * 92, turn),
        turn * 360 + 24,
      )
    }).join('')
  }).join('')
  const iris = rays(cx, cy, 150, 258, 72, c.clay, 0.42) + rays(cx, cy, 150, 220, 72, '#FFD98F', 0.2, 0.5)
  const world = group(
    rect(cx - 160, cy - 160, 320, 320, { fill: 'url(#n)' }) +
      circle(cx, cy + 18, 58, { fill: 'url(#s)' }) +
      path(
        `M${cx - 170} ${cy + 40}C${cx - 60} ${cy - 4} ${cx + 40} ${cy + 60} ${cx + 170} ${cy + 16}V${cy + 180}H${cx - 170}Z`,
        { fill: c.laterite },
      ) +
      path(
        `M${cx - 170} ${cy + 86}C${cx - 40} ${cy + 40} ${cx + 70} ${cy + 110} ${cx + 170} ${cy + 66}V${cy + 180}H${cx - 170}Z`,
        { fill: c.clay },
      ),
    { clipPath: 'url(#pupil)' },
  )
  const lid = path(
    `M${cx - 470} ${cy - 40}C${cx - 240} ${cy - 330} ${cx + 170} ${cy - 360} ${cx + 500} ${cy - 150}C${cx + 240} ${cy - 250} ${cx - 190} ${cy - 230} ${cx - 470} ${cy - 40}Z`,
    { fill: c.ink },
  )
  return poster(
    width,
    height,
    c.ink,
    plumage +
      circle(cx, cy, 322, { fill: c.ink }) +
      circle(cx, cy, 288, { fill: 'url(#s)' }) +
      iris +
      circle(cx, cy, 158, { fill: c.ink }) +
      world +
      circle(cx - 62, cy - 74, 30, { fill: c.bone }) +
      circle(cx - 20, cy - 104, 12, { fill: c.bone }) +
      lid,
    sunlight('s', '#FFE0A0', '#E08A12') +
      `<clipPath id="pupil"><circle cx="${cx}" cy="${cy}" r="140"/></clipPath><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c.ink}"/><stop offset=".62" stop-color="${c.ember}"/></linearGradient>`,
  )
}

/** Six columns in six cloths, one roof. */
function sixPillars() {
  const fills = ['url(#w)', 'url(#s)', 'url(#p)', 'url(#m)', 'url(#b)', c.cobalt]
  const pillars = fills
    .map((fill, i) => {
      const x = 140 + i * 212
      return (
        rect(x + 16, 336, 158, 560, { fill: c.ink, opacity: 0.14 }) +
        rect(x, 330, 158, 560, { fill }) +
        (i === 5 ? halftone(x + 10, 350, 7, 26, 23, c.bone, (_, r) => 2 + r * 8) : '') +
        rect(x - 18, 300, 194, 40, { fill: c.ink }) +
        rect(x - 18, 880, 194, 40, { fill: c.ink }) +
        path(`M${x} 300h158l-34 -26h-90z`, { fill: c.laterite })
      )
    })
    .join('')
  return poster(
    width,
    height,
    c.saffron,
    circle(750, 250, 380, { fill: 'url(#d)' }) +
      path('M70 200L750 40L1430 200V274H70Z', { fill: c.ink }) +
      rays(750, 140, 46, 62, 28, c.saffron, 0.32) +
      circle(750, 140, 42, { fill: c.saffron }) +
      draw(2, (side) =>
        draw(5, (i) =>
          path(
            `M${750 + (side ? 1 : -1) * (120 + i * 84)} 196l${34 - i * 4} ${-(78 - i * 15)}l${34 - i * 4} ${78 - i * 15}z`,
            { fill: i % 2 ? c.saffron : c.laterite, transform: side ? undefined : 'translate(-34 0)' },
          ),
        ),
      ) +
      hem(70, 206, 1360, 62, [c.laterite, c.ink, c.saffron, c.bone]) +
      pillars +
      rect(60, 920, 1380, 34, { fill: c.ink }) +
      rect(20, 954, 1460, 60, { fill: c.clay }),
    cloth('w', 'weave', 0.823) +
      cloth('s', 'step', 0.66) +
      cloth('p', 'plume', 0.99) +
      cloth('m', 'marks', 0.52) +
      cloth('b', 'band', 2.2, 90) +
      sunlight('d', '#FFF3DA', '#F7C35E'),
  )
}

/** Ten towers for ten reasons, each cut from another cloth, between the desert and the sun. */
function tenReasons() {
  const heights = [250, 340, 300, 460, 390, 720, 430, 540, 360, 280]
  const fills = [c.ink2, c.cobalt, c.ink, c.clay, c.ink, c.ink2, c.saffron, c.ink, c.cobalt, c.ink2]
  const towers = heights
    .map((h, i) => {
      const x = 130 + i * 126
      const w = i === 5 ? 96 : 108
      const top = 850 - h
      const fill = fills[i] ?? c.ink
      const light = fill === c.saffron ? c.clay : i % 3 ? c.saffron : c.bone
      const crown =
        [
          path(`M${x} ${top}L${x + w / 2} ${top - 70}L${x + w} ${top}Z`, { fill }),
          path(`M${x} ${top}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${top}Z`, { fill }),
          path(`M${x} ${top}V${top - 60}L${x + w} ${top}Z`, { fill }),
          rect(x + w * 0.2, top - 44, w * 0.6, 46, { fill }) + rect(x + w * 0.4, top - 84, w * 0.2, 46, { fill }),
        ][i % 4] ?? ''
      const floors = Math.floor((h - 40) / 46)
      const windows = draw(floors, (f) => {
        const y = top + 24 + f * 46
        if (i % 4 === 0)
          return draw(4, (k) =>
            rect(x + 12 + (k * (w - 24)) / 4, y, (w - 24) / 4 - 8, 28, {
              fill: light,
              opacity: (f * 3 + k * 5 + i) % 7 < 2 ? 0.2 : 1,
            }),
          )
        if (i % 4 === 1)
          return path(
            `M${x + 10} ${y + 30}l${(w - 20) / 4} -30l${(w - 20) / 4} 30l${(w - 20) / 4} -30l${(w - 20) / 4} 30z`,
            { fill: light },
          )
        if (i % 4 === 2)
          return (
            rect(x + 12, y, w - 24, 12, { fill: light }) +
            draw(3, (k) => circle(x + 24 + (k * (w - 48)) / 2, y + 28, 6, { fill: light }))
          )
        return path(`M${x + w / 2} ${y - 2}l${w * 0.36} 18l${-w * 0.36} 18l${-w * 0.36} -18Z`, {
          fill: f % 2 ? light : c.ember,
        })
      })
      return rect(x, top, w, h + 60, { fill }) + crown + windows
    })
    .join('')
  const spire = path('M802 138L808 20L814 138Z', { fill: c.ink2 })
  const floor =
    dune(width, height, crest(width, 850, 30, 12), c.clay, { colour: c.saffron, count: 6, gap: 16, opacity: 0.6 }) +
    dune(width, height, crest(width, 920, 26, 4), '#7A2410', { colour: c.ember, count: 6, gap: 14, opacity: 0.6 })
  return poster(
    width,
    height,
    c.sand,
    circle(690, 480, 410, { fill: 'url(#d)' }) + rays(690, 480, 424, 452, 76, c.laterite, 0.3) + spire + towers + floor,
    sunlight('d', '#FFD98F', c.laterite),
  )
}

/** Twelve doors, one that is open. */
function howToChoose() {
  const [columns, rows] = [5, 2]
  const [dw, dh] = [206, 380]
  const door = (x: number, y: number, i: number) => {
    const arch = (inset: number) =>
      `M${x + inset} ${y + dh}V${y + dw / 2}A${dw / 2 - inset} ${dw / 2 - inset} 0 0 1 ${x + dw - inset} ${y + dw / 2}V${y + dh}Z`
    if (i === 8)
      return (
        path(arch(0), { fill: c.bone }) +
        path(arch(14), { fill: 'url(#light)' }) +
        path(
          `M${x + 14} ${y + dh}V${y + dw / 2}A${dw / 2 - 14} ${dw / 2 - 14} 0 0 1 ${x + 60} ${y + 36}L${x + 60} ${y + dh + 34}Z`,
          { fill: c.laterite },
        ) +
        circle(x + 46, y + 220, 8, { fill: c.saffron }) +
        circle(x + dw / 2 + 24, y + 170, 52, { fill: 'url(#d)' })
      )
    const wood = cycle([c.ink2, '#1B2150', '#2A1D4A'] as const, i)
    const trim = cycle([c.laterite, c.periwinkle, c.clay, c.saffron] as const, i * 3)
    const panel =
      [
        draw(5, (k) =>
          line(
            `M${x + 24} ${y + 150 + k * 44}l${(dw - 48) / 4} -26l${(dw - 48) / 4} 26l${(dw - 48) / 4} -26l${(dw - 48) / 4} 26`,
            trim,
            7,
          ),
        ),
        draw(4, (k) =>
          path(`M${x + dw / 2} ${y + 96 + k * 66}l44 33l-44 33l-44 -33Z`, {
            fill: 'none',
            stroke: trim,
            strokeWidth: 7,
          }),
        ),
        draw(4, (k) => rect(x + 34 + k * 38, y + 100, 20, 250, { fill: trim, opacity: k % 2 ? 0.5 : 1 })),
        rays(x + dw / 2, y + 150, 30, 78, 16, trim, 0.3) +
          circle(x + dw / 2, y + 150, 22, { fill: trim }) +
          draw(3, (k) => rect(x + 40, y + 262 + k * 34, dw - 80, 14, { fill: trim })),
        draw(5, (r) => draw(4, (k) => circle(x + 48 + k * 37, y + 120 + r * 50, 10, { fill: trim }))),
      ][i % 5] ?? ''
    return (
      path(arch(0), { fill: trim, opacity: 0.9 }) +
      path(arch(12), { fill: wood }) +
      panel +
      circle(x + dw - 34, y + 240, 9, { fill: c.saffron })
    )
  }
  const doors = draw(columns * rows, (i) => door(110 + (i % columns) * 268, 70 + Math.floor(i / columns) * 455, i))
  const spill = path('M914 905L1120 905L1300 1010L640 1010Z', { fill: 'url(#spill)' })
  return poster(
    width,
    height,
    c.ink,
    rect(0, 450, width, 26, { fill: '#0C1030' }) +
      rect(0, 905, width, 100, { fill: '#0C1030' }) +
      circle(1017, 720, 430, { fill: 'url(#g)' }) +
      doors +
      spill,
    glow('g', c.saffron, 0.55) +
      sunlight('d', '#FFFFFF', '#FFE0A0') +
      `<linearGradient id="light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFC65A"/><stop offset="1" stop-color="#FFE9C4"/></linearGradient><linearGradient id="spill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFE9C4"/><stop offset="1" stop-color="${c.saffron}" stop-opacity=".25"/></linearGradient>`,
  )
}

/** Trends as streams of thread rising across one another. */
function trends() {
  const streams: readonly (readonly [readonly [string, ...string[]], number, readonly Point[]])[] = [
    [
      [c.ink2, c.cobalt, c.periwinkle],
      11,
      [
        [-60, 300],
        [250, 380],
        [520, 620],
        [800, 560],
        [1060, 300],
        [1300, 330],
        [1560, 150],
      ],
    ],
    [
      [c.saffron, '#F7C35E', c.bone],
      11,
      [
        [-60, 620],
        [260, 520],
        [520, 350],
        [800, 420],
        [1060, 600],
        [1300, 470],
        [1560, 420],
      ],
    ],
    [
      [c.laterite, c.ember, c.clay],
      12,
      [
        [-60, 960],
        [250, 830],
        [500, 760],
        [790, 760],
        [1040, 620],
        [1270, 250],
        [1560, -60],
      ],
    ],
  ]
  const thread = 15
  const drawn = streams
    .map(([colours, count, points]) =>
      times(count, (i) => {
        const shift = (i - count / 2) * thread
        return line(
          smooth(points.map(([x, y], k): Point => [x + shift * 0.12, y + shift * (1 + 0.22 * Math.sin(k * 1.7))])),
          cycle(colours, Math.floor(i / 2)),
          thread - 3,
          { strokeLinecap: 'round' },
        )
      }).join(''),
    )
    .join('')
  return poster(
    width,
    height,
    c.bone,
    circle(1130, 390, 290, { fill: 'url(#d)' }) +
      halftone(30, 560, 36, 20, 42, c.sand, (x, y) => 11 * (1 - x) * y) +
      drawn +
      place(path(farBird(150), { fill: c.ink }), [860, 150], 38) +
      place(path(farBird(90), { fill: c.ink }), [730, 236], 40),
    sunlight('d', '#FFD98F', c.saffron),
  )
}

/** A telephone for a window: the flock leaves through it. */
function socialBoost() {
  const random = seeded(6)
  const screen = `<clipPath id="screen"><rect x="530" y="120" width="420" height="820" rx="52"/></clipPath>`
  const inside = group(
    rect(530, 120, 420, 820, { fill: 'url(#n)' }) +
      circle(740, 560, 150, { fill: 'url(#d)' }) +
      dune(width, height, crest(width, 690, 40, 9, 14), c.laterite, {
        colour: c.saffron,
        count: 8,
        gap: 14,
        opacity: 0.6,
        weight: 2,
      }) +
      dune(width, height, crest(width, 800, 36, 21, 14), c.clay, {
        colour: c.ember,
        count: 8,
        gap: 14,
        opacity: 0.6,
        weight: 2,
      }),
    { clipPath: 'url(#screen)' },
  )
  const birds = times(26, (i) => {
    const t = i / 25
    const x = mix(700, 1480, t ** 0.9) + (random() - 0.5) * 150
    const y = mix(600, 60, t ** 0.8) + (random() - 0.5) * 200
    return place(
      path(farBird(mix(50, 210, t)), { fill: cycle([c.bone, c.saffron, c.bone, c.ink, c.ember] as const, i) }),
      [x, y],
      34 + (random() - 0.5) * 30,
    )
  }).join('')
  const posts = draw(6, (i) =>
    group(
      rect(0, 0, 190, 120, { rx: 26, fill: cycle([c.bone, c.saffron, c.ink] as const, i) }) +
        path('M30 118v44l44 -44Z', { fill: cycle([c.bone, c.saffron, c.ink] as const, i) }) +
        draw(3, (k) => circle(52 + k * 43, 60, 12, { fill: cycle([c.laterite, c.ink, c.saffron] as const, i) })),
      {
        transform: `translate(${[70, 270, 40, 250, 90, 300][i] ?? 0} ${90 + i * 145}) rotate(${[-6, 5, 3, -4, 6, -3][i] ?? 0}) scale(${[1, 0.72, 0.86, 1.04, 0.7, 0.9][i] ?? 1})`,
      },
    ),
  )
  return poster(
    width,
    height,
    c.cobalt,
    rays(740, 560, 180, 1300, 36, '#3E4DFF', 0.25) +
      posts +
      rect(548, 122, 420, 850, { rx: 60, fill: c.ink, opacity: 0.35 }) +
      rect(504, 94, 472, 872, { rx: 76, fill: c.ink }) +
      inside +
      rect(660, 140, 160, 34, { rx: 17, fill: c.ink }) +
      birds,
    screen +
      sunlight('d', '#FFF3DA', c.saffron) +
      `<linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c.ink2}"/><stop offset=".75" stop-color="${c.ember}"/></linearGradient>`,
  )
}

export const articles = {
  'digital-marketing-and-its-future': future,
  'six-pillars-of-digital-marketing': sixPillars,
  'ten-reason-your-business-needs-digital-marketing-in-dubai': tenReasons,
  'how-to-choose-right-digital-marketing-agency-in-dubai': howToChoose,
  'top-digital-marketing-trends-for-2025-business-in-dubai-must-follow': trends,
  'boost-your-business-with-social-media': socialBoost,
}
