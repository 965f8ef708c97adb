import { palette as c } from '../palette.ts'
import {
  circle,
  draw,
  element,
  group,
  line,
  mix,
  path,
  polar,
  rect,
  round,
  seeded,
  smooth,
  times,
  type Point,
} from '../svg.ts'
import {
  cloth,
  crest,
  dune,
  farBird,
  feather,
  glow,
  halftone,
  place,
  poster,
  rays,
  sun,
  sunlight,
  type Plumage,
} from './motifs.ts'

const width = 1600
const height = 1200
const picture = (ground: string, body: string, defs = '') => poster(width, height, ground, body, defs)
const cycle = <const T>(list: readonly [T, ...T[]], i: number): T =>
  list[((i % list.length) + list.length) % list.length] ?? list[0]

const beadings: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  [c.saffron, c.bone],
  [c.ink, c.ink],
  [c.cobalt, c.bone],
  [c.saffron, c.saffron],
  [c.bone, c.laterite],
]

/** One voice carried by many: a speech bubble beaded ring by ring. */
function socialMediaMarketing() {
  const [cx, cy] = [840, 560]
  const beads = times(9, (ring) => {
    const radius = 118 + ring * 45
    const count = Math.round((radius * Math.PI * 2) / 43)
    const colours: readonly [string, string] = cycle(beadings, ring)
    const run = ring % 2 ? 6 : 4
    return draw(count, (i) => {
      const [x, y] = polar(cx, cy, radius, i / count)
      return (
        circle(x, y, 18.5, { fill: cycle(colours, Math.floor(i / run)) }) +
        circle(x - 5, y - 6, 4.5, { fill: c.bone, opacity: 0.5 })
      )
    })
  }).join('')
  const tail = path('M560 890C540 1000 480 1080 360 1140C560 1140 720 1090 800 985Z', { fill: c.ink })
  const small = draw(5, (i) =>
    circle(300 - i * 58, 1010 - Math.sin(i * 1.2) * 40 - i * 60, 26 - i * 3.4, {
      fill: cycle([c.saffron, c.bone, c.ink] as const, i),
    }),
  )
  return picture(
    c.laterite,
    rect(0, 0, width, height, { fill: 'url(#g)' }) +
      tail +
      circle(cx, cy, 512, { fill: c.ink }) +
      circle(cx, cy, 500, { fill: c.ink2 }) +
      beads +
      sun('s', cx, cy, 86) +
      small,
    sunlight('s') + glow('g', c.ember, 0.9),
  )
}

/** Birds on passage, all drawn to one disc. */
function leadGeneration() {
  const random = seeded(11)
  const target: Point = [1190, 520]
  const birds = times(46, (i) => {
    const t = (i / 46) ** 0.8
    const arm = i % 2 ? 1 : -1
    const x = mix(1010, -60, t)
    const y = 520 + arm * t * 520 * (0.75 + random() * 0.4) + (random() - 0.5) * 60
    const turn = (Math.atan2(target[1] - y, target[0] - x) * 180) / Math.PI + 90
    return group(path(farBird(mix(74, 190, t)), { fill: cycle([c.bone, c.bone, c.saffron, c.ember] as const, i) }), {
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)})`,
    })
  }).join('')
  const paths = draw(26, (i) => {
    const y = mix(-260, 1460, i / 25)
    return line(
      `M-20 ${round(y)}C420 ${round(mix(y, 520, 0.25))} 760 ${round(mix(y, 520, 0.82))} ${target[0]} ${target[1]}`,
      c.periwinkle,
      1.6,
      { opacity: 0.32, strokeDasharray: '2 12', strokeLinecap: 'round' },
    )
  })
  return picture(
    c.ink,
    rect(0, 0, width, height, { fill: 'url(#n)' }) +
      circle(...target, 640, { fill: 'url(#g)' }) +
      paths +
      rays(...target, 292, 330, 60, c.laterite, 0.28) +
      sun('s', ...target, 270) +
      dune(width, height, crest(width, 1050, 40, 5), '#0C1030', { colour: c.ember, count: 9, gap: 15, opacity: 0.5 }) +
      birds,
    sunlight('s') +
      glow('g', c.ember, 0.75) +
      `<linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c.ink}"/><stop offset="1" stop-color="${c.ink2}"/></linearGradient>`,
  )
}

/** The media plan as cloth: weeks are the warp, channels the weft, one red thread marks today. */
function mediaPlanning() {
  const [left, top, column, row] = [150, 118, 62, 122]
  const warp = draw(22, (i) =>
    rect(left + i * column, 60, 16, height - 120, { fill: i % 4 === 3 ? c.sand : '#E4D6BD' }),
  )
  const plan: readonly (readonly (readonly [from: number, length: number, fill: string])[])[] = [
    [
      [0, 7, 'url(#w)'],
      [8, 4, c.cobalt],
      [13, 8, c.ink],
    ],
    [
      [2, 9, c.laterite],
      [14, 4, 'url(#p)'],
    ],
    [
      [0, 3, c.saffron],
      [5, 7, 'url(#m)'],
      [15, 6, c.saffron],
    ],
    [
      [4, 12, 'url(#w)'],
      [18, 3, c.laterite],
    ],
    [
      [1, 5, c.cobalt],
      [8, 5, c.ink],
      [15, 5, 'url(#s)'],
    ],
    [
      [0, 9, 'url(#p)'],
      [11, 4, c.saffron],
      [17, 4, c.cobalt],
    ],
    [
      [3, 6, c.ink],
      [11, 10, 'url(#m)'],
    ],
    [
      [0, 4, c.laterite],
      [6, 10, 'url(#b)'],
      [18, 3, c.ink],
    ],
  ]
  const weft = plan
    .map((spans, r) =>
      spans
        .map(([from, length, fill]) => {
          const [x, y, w] = [left - 20 + from * column, top + r * row, length * column - 6]
          // Over one, under one: the warp is drawn again across every second crossing.
          const over = draw(length, (k) =>
            (from + k + r) % 2
              ? rect(left + (from + k) * column, y, 16, 102, { fill: (from + k) % 4 === 3 ? c.sand : '#E4D6BD' })
              : '',
          )
          return (
            rect(x + 5, y + 8, w, 102, { rx: 12, fill: c.ink, opacity: 0.16 }) +
            rect(x, y, w, 102, { rx: 12, fill }) +
            over
          )
        })
        .join(''),
    )
    .join('')
  const today =
    rect(left + 12.5 * column, 40, 10, height - 80, { fill: c.laterite }) +
    circle(left + 12.5 * column + 5, 62, 34, { fill: c.laterite }) +
    circle(left + 12.5 * column + 5, 62, 13, { fill: c.bone })
  return picture(
    c.bone,
    circle(1330, 330, 330, { fill: 'url(#d)' }) + warp + weft + today,
    cloth('w', 'weave', 0.53) +
      cloth('p', 'plume', 0.85) +
      cloth('m', 'marks', 0.64) +
      cloth('s', 'step', 0.43) +
      cloth('b', 'band', 3.2) +
      sunlight('d', '#F7C873', c.saffron),
  )
}

/** A quill, and the dunes it writes. */
function contentMarketing() {
  const ruled = times(9, (r) => {
    const y = 560 + r * 72
    const end = 660 + r * 118
    const points: Point[] = times(9, (i) => [
      -40 + (i / 8) * (end + 40),
      y + Math.sin(i * 1.05 + r * 0.7) * (14 + r * 2),
    ])
    return line(smooth(points), r % 3 === 1 ? c.laterite : c.ink, 5, { strokeLinecap: 'round' }) + glyphs(points, r)
  }).join('')
  const barbs: Plumage = { vane: c.bone, shade: '#E9D3B0', rachis: c.clay }
  const quill = place(
    feather(1180, 330, barbs, 16) +
      path('M-210 7L-40 -13L60 0L-40 13Z', { fill: c.ink }) +
      path('M-150 0L-62 0', { stroke: c.saffron, strokeWidth: 4 }) +
      path('M760 -150L700 -20L640 -166ZM470 168L430 24L360 160Z', { fill: c.saffron }),
    [690, 890],
    -52,
  )
  return picture(
    c.saffron,
    circle(1240, 300, 240, { fill: c.laterite }) +
      rays(1240, 300, 262, 296, 54, c.clay, 0.28) +
      ruled +
      place(
        path('M-190 14C200 -20 700 -120 1120 -20C760 120 300 130 -190 14Z', { fill: c.clay, opacity: 0.28 }),
        [730, 935],
        -50,
      ) +
      quill,
  )
}

function glyphs(points: readonly Point[], row: number) {
  return points
    .slice(1, -1)
    .map(([x, y], i) => {
      const colour = (i + row) % 4 === 0 ? c.cobalt : c.ink
      const kind = (i * 3 + row * 5) % 5
      const above = y - 30
      if (kind === 0)
        return line(`M${round(x - 13)} ${round(above - 13)}l26 26m0 -26l-26 26`, colour, 6, { strokeLinecap: 'round' })
      if (kind === 1)
        return (
          circle(x, above, 10, { fill: colour }) +
          circle(x + 32, above, 10, { fill: 'none', stroke: colour, strokeWidth: 5 })
        )
      if (kind === 2)
        return line(`M${round(x - 26)} ${round(above + 10)}l14 -22l14 22l14 -22l14 22`, colour, 6, {
          strokeLinejoin: 'round',
          strokeLinecap: 'round',
        })
      if (kind === 3)
        return line(`M${round(x - 14)} ${round(above - 14)}v28m14 -28v28m14 -28v28`, colour, 6, {
          strokeLinecap: 'round',
        })
      return path(`M${round(x)} ${round(above - 18)}l18 18l-18 18l-18 -18Z`, {
        fill: 'none',
        stroke: colour,
        strokeWidth: 5,
      })
    })
    .join('')
}

/** A loom that works by itself: warp above, toothed suns turning, finished cloth below. */
function marketingAutomation() {
  const threads = draw(41, (i) => {
    const x = 40 + i * 38
    const lifted = i % 2 ? -1 : 1
    return line(
      `M${x} -10V330C${x} 430 ${x + lifted * 7} 470 ${x} 560V770`,
      cycle([c.saffron, c.bone, c.periwinkle, c.bone] as const, i),
      5,
    )
  })
  const heddle = (y: number, fill: string) =>
    rect(-10, y, width + 20, 34, { fill }) + draw(41, (i) => circle(40 + i * 38, y + 17, 8, { fill: c.ink2 }))
  const gear = (x: number, y: number, r: number, teeth: number, fill: string, core: string, turn = 0) =>
    rays(x, y, r, r * 1.2, teeth, fill, 0.36, turn) +
    circle(x, y, r + 2, { fill }) +
    circle(x, y, r * 0.72, { fill: core }) +
    rays(x, y, r * 0.3, r * 0.62, 12, fill, 0.3) +
    circle(x, y, r * 0.3, { fill })
  const shuttle = (x: number, y: number, flip: 1 | -1) =>
    group(
      path('M-190 0C-120 -44 120 -44 190 0C120 44 -120 44 -190 0Z', { fill: c.saffron }) +
        path('M-110 0C-70 -22 70 -22 110 0C70 22 -70 22 -110 0Z', { fill: c.clay }) +
        rect(-66, -11, 132, 22, { fill: c.bone, rx: 11 }),
      { transform: `translate(${x} ${y}) scale(${flip} 1)` },
    )
  const picks = draw(3, (i) =>
    line(
      `M${i % 2 ? 1640 : -40} ${654 + i * 34}H${i % 2 ? 420 : 1180}`,
      cycle([c.laterite, c.saffron, c.ember] as const, i),
      9,
      { strokeLinecap: 'round' },
    ),
  )
  return picture(
    c.ink2,
    rect(0, 0, width, height, { fill: 'url(#g)' }) +
      threads +
      heddle(348, c.laterite) +
      heddle(470, c.clay) +
      picks +
      shuttle(1120, 622, 1) +
      shuttle(480, 716, -1) +
      rect(0, 770, width, 440, { fill: 'url(#w)' }) +
      rect(0, 770, width, 18, { fill: c.saffron }) +
      rect(0, 788, width, 30, { fill: c.ink, opacity: 0.35 }) +
      gear(1250, 190, 210, 22, c.saffron, c.clay) +
      gear(960, 330, 128, 14, c.bone, c.laterite, 0.4) +
      gear(1480, 420, 110, 12, c.ember, c.ink, 0.2),
    cloth('w', 'weave', 1.16) + glow('g', c.cobalt, 0.55),
  )
}

/** The house is full: heads in the dark, a disc for a screen, one triangle to press. */
function videoMarketing() {
  const [cx, cy] = [800, 470]
  const play = (scale: number, fill: string) =>
    path(
      `M${cx - 118 * scale} ${cy - 200 * scale}L${cx + 226 * scale} ${cy}L${cx - 118 * scale} ${cy + 200 * scale}Z`,
      { fill, stroke: fill, strokeWidth: 24, strokeLinejoin: 'round' },
    )
  const seats = times(4, (row) => {
    const radius = 70 + row * 20
    const count = 12 - row * 1
    return times(count, (i) => {
      const x = (i + (row % 2 ? 0.5 : 0)) * (width / (count - 1.4)) - 40
      const y = 890 + row * 105 + Math.abs(x - 800) * -0.05
      const fill = cycle(['#7A2410', '#4A1A2A', c.ink2, c.ink] as const, row)
      return (
        circle(x, y, radius * 0.56, { fill }) +
        path(
          `M${round(x - radius)} ${round(y + radius * 2.1)}C${round(x - radius)} ${round(y + radius * 0.5)} ${round(x + radius)} ${round(y + radius * 0.5)} ${round(x + radius)} ${round(y + radius * 2.1)}Z`,
          { fill },
        ) +
        line(
          `M${round(x - radius * 0.5)} ${round(y - radius * 0.22)}A${round(radius * 0.56)} ${round(radius * 0.56)} 0 0 1 ${round(x + radius * 0.5)} ${round(y - radius * 0.22)}`,
          c.saffron,
          4,
          { opacity: 0.75, strokeLinecap: 'round' },
        )
      )
    }).join('')
  }).join('')
  const sprockets = (y: number) =>
    rect(0, y, width, 64, { fill: c.ink }) + draw(20, (i) => rect(22 + i * 80, y + 16, 40, 32, { rx: 8, fill: c.bone }))
  return picture(
    c.clay,
    rays(cx, cy, 380, 1300, 30, c.laterite, 0.26) +
      circle(cx, cy, 560, { fill: 'url(#g)' }) +
      rays(cx, cy, 398, 446, 64, c.ink, 0.3) +
      circle(cx, cy, 400, { fill: c.ink }) +
      circle(cx, cy, 378, { fill: 'url(#s)' }) +
      play(0.98, c.ink) +
      play(0.7, c.laterite) +
      play(0.42, c.saffron) +
      play(0.16, c.bone) +
      sprockets(0) +
      seats,
    sunlight('s') + glow('g', c.saffron, 0.9),
  )
}

/** Feathers fall in narrowing rings towards a sun. */
function funnelBuilding() {
  const rings = times(7, (ring) => {
    const t = ring / 6
    const rx = mix(690, 120, t ** 0.85)
    const cy = mix(250, 850, t)
    const count = Math.round(mix(34, 12, t))
    const paints: readonly [Plumage, Plumage, Plumage] = [
      { vane: c.laterite, shade: c.clay, rachis: c.saffron },
      { vane: c.ink2, shade: c.ink, rachis: c.periwinkle },
      { vane: c.saffron, shade: '#D9861A', rachis: c.clay },
    ]
    const all = times(count, (i) => {
      const turn = i / count + ring * 0.037
      const angle = turn * Math.PI * 2
      const [x, y] = [800 + Math.cos(angle) * rx, cy + Math.sin(angle) * rx * 0.24]
      const depth = Math.sin(angle)
      const length = mix(250, 130, t) * mix(0.72, 1.08, (depth + 1) / 2)
      const heading = mix(96, 90, t) + Math.cos(angle) * 34
      return {
        depth,
        drawing: place(feather(length, length * 0.36, cycle(paints, ring + (i % 3 === 2 ? 1 : 0)), 5), [x, y], heading),
      }
    })
    return all
      .sort((a, b) => a.depth - b.depth)
      .map(({ drawing }) => drawing)
      .join('')
  })
  const back = draw(9, (i) =>
    element('ellipse', {
      cx: 800,
      cy: mix(250, 850, i / 8),
      rx: mix(690, 110, (i / 8) ** 0.85),
      ry: mix(690, 110, (i / 8) ** 0.85) * 0.24,
      fill: 'none',
      stroke: c.clay,
      strokeWidth: 2,
      opacity: 0.35,
    }),
  )
  return picture(
    c.sand,
    halftone(40, 40, 40, 34, 40, '#DDB788', (x, y) => 12 * Math.max(0, y - 0.25 - Math.abs(x - 0.5) * 0.4)) +
      back +
      circle(800, 1010, 330, { fill: 'url(#g)' }) +
      rays(800, 1040, 116, 140, 40, c.laterite, 0.3) +
      sun('s', 800, 1040, 104) +
      rings.join(''),
    sunlight('s', '#FFF3DA', c.saffron) + glow('g', '#FFF3DA', 0.95),
  )
}

export const services = {
  'social-media-marketing': socialMediaMarketing,
  'lead-generation': leadGeneration,
  'digital-media-planning-and-buying': mediaPlanning,
  'content-marketing-service': contentMarketing,
  'marketing-automation': marketingAutomation,
  'video-marketing': videoMarketing,
  'funnel-building-marketing': funnelBuilding,
}
