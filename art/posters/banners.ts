// Banner art: the subject stands right of centre, the left third stays calm for the headline.
import { palette as c } from '../palette.ts'
import {
  at,
  circle,
  draw,
  ellipse,
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
  dawnEagle,
  dune,
  eagle,
  farBird,
  feather,
  glow,
  halftone,
  place,
  poster,
  rays,
  silhouette,
  sun,
  sunlight,
  type Plumage,
} from './motifs.ts'

const width = 2400
const height = 1350
const cycle = <const T>(list: readonly [T, ...T[]], i: number): T =>
  list[((i % list.length) + list.length) % list.length] ?? list[0]

/** Drive: a road of cloth over the dunes, straight into the sun. */
function agencyDrive() {
  const vanish: Point = [1720, 560]
  const strip = (from: number, to: number, fill: string) =>
    path(`M${at(vanish)}L${mix(560, 2640, from)} ${height + 10}L${mix(560, 2640, to)} ${height + 10}Z`, { fill })
  const warp = [
    [0, 0.03, c.saffron],
    [0.03, 0.07, c.ink],
    [0.07, 0.1, c.bone],
    [0.1, 0.2, c.ink],
    [0.2, 0.8, c.clay],
    [0.8, 0.9, c.ink],
    [0.9, 0.93, c.bone],
    [0.93, 0.97, c.ink],
    [0.97, 1, c.saffron],
  ] as const
  const rowAt = (k: number) => vanish[1] + (height - vanish[1]) * k
  const edge = (t: number, y: number) => mix(vanish[0], mix(560, 2640, t), (y - vanish[1]) / (height + 10 - vanish[1]))
  const rows = times(15, (i) => {
    const near = 1.12 * 0.78 ** i
    const [y0, y1] = [rowAt(near), rowAt(near * 0.78)]
    const count = 7
    const teeth = draw(count, (k) => {
      const [a, b] = [0.2 + (0.6 * k) / count, 0.2 + (0.6 * (k + 1)) / count]
      return `M${round(edge(a, y0))} ${round(y0)}L${round(edge((a + b) / 2, y1))} ${round(y1)}L${round(edge(b, y0))} ${round(y0)}Z`
    })
    return path(teeth, { fill: cycle([c.saffron, c.ink, c.ember] as const, i) })
  }).join('')
  const land = dune(
    width,
    height,
    [
      [-60, 700],
      [400, 640],
      [900, 700],
      [1300, 610],
      [1720, 560],
      [2100, 620],
      [2460, 580],
    ],
    '#8F2C12',
    { colour: c.ember, count: 16, gap: 20, opacity: 0.55 },
  )
  return poster(
    width,
    height,
    c.laterite,
    rect(0, 0, width, height, { fill: 'url(#sky)' }) +
      circle(...vanish, 1000, { fill: 'url(#g)' }) +
      rays(...vanish, 400, 1700, 34, c.ember, 0.22) +
      sun('s', vanish[0], vanish[1] - 40, 372) +
      land +
      warp.map(([from, to, fill]) => strip(from, to, fill)).join('') +
      rows +
      rect(0, 0, width, height, { fill: 'url(#calm)' }),
    sunlight('s', '#FFF3DA', c.saffron) +
      glow('g', c.saffron, 0.9) +
      shade('calm', '#5A1608', 0.82, 0.55) +
      `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7A2410"/><stop offset=".5" stop-color="${c.ember}"/></linearGradient>`,
  )
}

const shade = (id: string, colour: string, strength: number, reach = 0.6) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="${reach}" stop-color="${colour}" stop-opacity="0"/></linearGradient>`

/** One beam, one disc, one bird with its wings open. */
function ownTheSpotlight() {
  const stage: Point = [1640, 1120]
  const beam = (x: number, spread: number, opacity: number) =>
    path(
      `M${x - 26} -40L${stage[0] - spread} ${stage[1]}A${spread} ${spread * 0.2} 0 0 0 ${stage[0] + spread} ${stage[1]}L${x + 26} -40Z`,
      { fill: 'url(#beam)', opacity },
    )
  const curtain = times(26, (i) => {
    const x = i * 96
    return path(
      `M${x} -10H${x + 96}V${1010 + Math.sin(i * 0.9) * 16}Q${x + 48} ${1046 + Math.sin(i * 0.9) * 16} ${x} ${1010 + Math.sin(i * 0.9) * 16}Z`,
      { fill: i % 2 ? '#191F52' : '#141945' },
    )
  }).join('')
  const crowd = times(34, (i) => {
    const x = i * 74 - 20
    const y = 1312 + Math.sin(i * 2.3) * 18
    return (
      circle(x, y, 40, { fill: '#070A20' }) +
      path(`M${x - 66} 1420C${x - 66} 1340 ${x + 66} 1340 ${x + 66} 1420Z`, { fill: '#080B22' })
    )
  }).join('')
  const hem =
    path(
      draw(60, (i) => `M${i * 40} 1052l20 -34l20 34z`),
      { fill: c.laterite },
    ) + rect(0, 1052, width, 14, { fill: c.saffron })
  return poster(
    width,
    height,
    c.ink,
    curtain +
      hem +
      rect(0, 1066, width, 300, { fill: '#0E1230' }) +
      beam(820, 400, 0.42) +
      beam(2460, 400, 0.42) +
      beam(1640, 520, 0.85) +
      ellipse(...stage, 520, 104, { fill: '#FFE3AE' }) +
      ellipse(stage[0], stage[1], 470, 90, { fill: c.saffron, opacity: 0.55 }) +
      circle(1640, 590, 330, { fill: 'url(#s)' }) +
      rays(1640, 590, 344, 384, 64, c.laterite, 0.3) +
      place(eagle(dawnEagle), [1640, 640], 0, 1.12) +
      group(place(eagle(silhouette(c.clay)), [0, 0]), {
        transform: 'translate(1640 1122) scale(.78 .1)',
        opacity: 0.6,
      }) +
      crowd,
    sunlight('s', '#FFF3DA', c.saffron) +
      `<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFE9C4" stop-opacity=".75"/><stop offset="1" stop-color="${c.saffron}" stop-opacity=".22"/></linearGradient>`,
  )
}

/** Beads on strings run together towards a vessel of light. */
function customerPipeline() {
  const [cx, cy] = [1870, 690]
  const strings = times(13, (i) => {
    const y = mix(-120, 1470, i / 12)
    const bend = mix(y, cy, 0.42)
    const d = (t: number): Point => {
      const u = 1 - t
      const p = [
        [-80, y],
        [760, bend],
        [1150, mix(y, cy, 0.86)],
        [cx - 200, mix(cy, y, 0.16)],
      ] as const
      return [
        u ** 3 * p[0][0] + 3 * u * u * t * p[1][0] + 3 * u * t * t * p[2][0] + t ** 3 * p[3][0],
        u ** 3 * p[0][1] + 3 * u * u * t * p[1][1] + 3 * u * t * t * p[2][1] + t ** 3 * p[3][1],
      ]
    }
    const thread = line(smooth(times(24, (k) => d(k / 23))), '#7A2410', 4)
    const beads = times(30, (k) => {
      const t = (k + (i % 2) * 0.5 + 0.3) / 30.5
      const [x, by] = d(t ** 0.92)
      const calm = Math.min(1, Math.max(0.16, (x - 250) / 900))
      if ((k * 7 + i * 5) % 9 > 2 + t * 8) return ''
      const r = mix(13, 27, t) * mix(0.8, 1.1, ((k * 5 + i * 3) % 7) / 6)
      return (
        circle(x, by, r, {
          fill: cycle([c.saffron, c.bone, c.ink, c.saffron, c.sand] as const, k * 3 + i),
          opacity: round(calm, 2),
        }) + circle(x - r * 0.28, by - r * 0.32, r * 0.24, { fill: c.bone, opacity: round(0.6 * calm, 2) })
      )
    }).join('')
    return thread + beads
  }).join('')
  const collar = times(5, (k) => {
    const r = 250 + k * 44
    const count = Math.round((r * 6.283) / 42)
    return draw(count, (i) => {
      const [x, y] = polar(cx, cy, r, i / count)
      return circle(x, y, 18, {
        fill: cycle(
          k % 2 ? ([c.ink, c.ink, c.bone] as const) : ([c.saffron, c.saffron, c.cobalt] as const),
          Math.floor(i / 3) + k,
        ),
      })
    })
  }).join('')
  return poster(
    width,
    height,
    c.laterite,
    rect(0, 0, width, height, { fill: 'url(#g0)' }) +
      circle(cx, cy, 820, { fill: 'url(#g)' }) +
      strings +
      circle(cx, cy, 452, { fill: c.clay }) +
      collar +
      rays(cx, cy, 196, 228, 44, c.bone, 0.3) +
      sun('s', cx, cy, 186) +
      rect(0, 0, width, height, { fill: 'url(#calm)' }),
    sunlight('s', '#FFF3DA', c.saffron) +
      glow('g', c.ember, 0.9) +
      shade('calm', '#8F2C12', 0.75, 0.5) +
      `<linearGradient id="g0" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${c.clay}"/><stop offset="1" stop-color="${c.laterite}"/></linearGradient>`,
  )
}

/** Technology: the same cloth, woven of signal. */
function technology() {
  const random = seeded(14)
  const [cx, cy] = [1700, 640]
  const gridLines =
    draw(41, (i) => line(`M${i * 60} 0V${height}`, c.ink2, 1.5)) +
    draw(24, (i) => line(`M0 ${i * 60 - 15}H${width}`, c.ink2, 1.5))
  const traces = times(30, (i) => {
    const side = i % 4
    const lane = (Math.floor(i / 4) - 3.5) * 60
    const reach = 520 + random() * 420
    const jog = (random() > 0.5 ? 1 : -1) * (60 + Math.floor(random() * 3) * 60)
    const d =
      [
        `M${cx + 300} ${cy + lane}H${cx + 300 + reach * 0.35}l${Math.abs(jog)} ${jog}H${width + 40}`,
        `M${cx - 300} ${cy + lane}H${cx - 300 - reach * 0.3}l${-Math.abs(jog)} ${jog}H${cx - 300 - reach}`,
        `M${cx + lane} ${cy + 300}V${cy + 300 + reach * 0.2}l${jog} ${Math.abs(jog)}V${height + 40}`,
        `M${cx + lane} ${cy - 300}V${cy - 300 - reach * 0.16}l${jog} ${-Math.abs(jog)}V-40`,
      ][side] ?? ''
    const colour = cycle([c.cobalt, c.cobalt, c.periwinkle, c.saffron, c.cobalt, c.ember] as const, i)
    const end = side === 1 ? ([cx - 300 - reach, cy + lane + jog] as const) : undefined
    return (
      line(d, colour, 7, { strokeLinejoin: 'round' }) +
      (end ? circle(end[0], end[1], 15, { fill: c.ink, stroke: colour, strokeWidth: 7 }) : '')
    )
  }).join('')
  const chip =
    rect(cx - 316, cy - 316, 632, 632, { fill: c.ink, stroke: c.cobalt, strokeWidth: 8 }) +
    rect(cx - 276, cy - 276, 552, 552, { fill: c.ink2 })
  const cells = times(9, (row) =>
    times(9, (column) => {
      const [x, y] = [cx - 270 + column * 60, cy - 270 + row * 60]
      const over = (row + column) % 2
      const ring = Math.max(Math.abs(row - 4), Math.abs(column - 4))
      const fill = cycle([c.saffron, c.laterite, c.cobalt, c.bone, c.cobalt] as const, ring)
      return over
        ? rect(x + 4, y + 14, 52, 32, { fill }) + rect(x + 4, y + 28, 52, 4, { fill: c.ink, opacity: 0.5 })
        : rect(x + 14, y + 4, 32, 52, { fill }) + rect(x + 28, y + 4, 4, 52, { fill: c.ink, opacity: 0.5 })
    }).join(''),
  ).join('')
  const pins = draw(
    8,
    (i) =>
      [
        [cx + 316, cy + (i - 3.5) * 60 - 13],
        [cx - 342, cy + (i - 3.5) * 60 - 13],
      ]
        .map(([x = 0, y = 0]) => rect(x, y, 26, 26, { fill: c.saffron }))
        .join('') +
      [
        [cx + (i - 3.5) * 60 - 13, cy + 316],
        [cx + (i - 3.5) * 60 - 13, cy - 342],
      ]
        .map(([x = 0, y = 0]) => rect(x, y, 26, 26, { fill: c.saffron }))
        .join(''),
  )
  return poster(
    width,
    height,
    c.ink,
    gridLines +
      circle(cx, cy, 900, { fill: 'url(#g)' }) +
      traces +
      chip +
      cells +
      pins +
      rays(cx, cy, 96, 128, 24, c.ink, 0.34) +
      circle(cx, cy, 104, { fill: c.ink }) +
      sun('s', cx, cy, 84) +
      rect(0, 0, width, height, { fill: 'url(#calm)' }),
    sunlight('s', '#FFF3DA', c.saffron) + glow('g', c.cobalt, 0.6) + shade('calm', c.ink, 0.96, 0.52),
  )
}

/** Advice is given under the tree: a baobab with feathers for leaves, and its circle of stools. */
function advisory() {
  const random = seeded(17)
  const root: Point = [1690, 1060]
  const limbs = (
    [
      [-600, -520, 60],
      [-400, -640, 72],
      [-170, -720, 80],
      [60, -740, 80],
      [270, -690, 76],
      [470, -590, 66],
      [620, -500, 54],
    ] as const
  ).map(([dx, dy, w]) => ({
    end: [root[0] + dx, root[1] + dy] as const,
    w,
    foot: [root[0] + dx * 0.24, root[1] - 250] as const,
  }))
  const trunk = path(
    `M${root[0] - 270} ${root[1] + 24}C${root[0] - 200} ${root[1] - 50} ${root[0] - 214} ${root[1] - 200} ${root[0] - 210} ${root[1] - 330}Q${root[0]} ${root[1] - 420} ${root[0] + 210} ${root[1] - 330}C${root[0] + 214} ${root[1] - 200} ${root[0] + 200} ${root[1] - 50} ${root[0] + 270} ${root[1] + 24}Z`,
    { fill: c.clay },
  )
  const boughs = limbs
    .map(({ end, w, foot }) =>
      path(
        `M${foot[0] - w} ${foot[1]}C${foot[0] - w} ${foot[1] - 150} ${mix(foot[0], end[0], 0.6) - w * 0.4} ${mix(foot[1], end[1], 0.6)} ${end[0] - 10} ${end[1]}L${end[0] + 10} ${end[1]}C${mix(foot[0], end[0], 0.6) + w * 0.5} ${mix(foot[1], end[1], 0.55)} ${foot[0] + w} ${foot[1] - 130} ${foot[0] + w} ${foot[1]}Z`,
        { fill: c.clay },
      ),
    )
    .join('')
  const grain = draw(9, (i) =>
    line(
      `M${root[0] - 150 + i * 37} ${root[1] - 340}C${root[0] - 160 + i * 40} ${root[1] - 200} ${root[0] - 190 + i * 48} ${root[1] - 90} ${root[0] - 220 + i * 55} ${root[1]}`,
      i % 2 ? c.laterite : '#7A2410',
      5,
    ),
  )
  const paints: readonly [Plumage, ...Plumage[]] = [
    { vane: c.ink2, shade: c.ink, rachis: c.periwinkle },
    { vane: c.laterite, shade: c.clay, rachis: c.saffron },
    { vane: c.saffron, shade: '#D9861A', rachis: c.clay },
    { vane: c.bone, shade: '#DDBE92', rachis: c.clay },
  ]
  const leaves = times(330, () => {
    const a = random()
    const x = mix(-760, 760, a)
    const roof = -520 - 390 * Math.sqrt(Math.max(0, 1 - (x / 790) ** 2))
    const y = mix(roof, mix(roof, -500, 0.72), random() ** 1.25)
    const turn = -90 + x * 0.085 + (random() - 0.5) * 46
    return {
      y,
      drawing: place(
        feather(mix(96, 150, random()), 46, cycle(paints, Math.floor(random() * 9)), 4),
        [root[0] + x, root[1] + y + 130],
        turn,
      ),
    }
  })
    .sort((p, q) => p.y - q.y)
    .map(({ drawing }) => drawing)
    .join('')
  const stools = draw(9, (i) => {
    const x = root[0] - 720 + i * 180
    const y = 1150 + Math.sin((i / 8) * Math.PI) * 70
    return path(
      `M${x - 44} ${y - 40}H${x + 44}C${x + 44} ${y - 20} ${x + 14} ${y - 22} ${x + 14} ${y - 4}S${x + 36} ${y + 10} ${x + 38} ${y + 26}H${x - 38}C${x - 36} ${y + 10} ${x - 14} ${y + 14} ${x - 14} ${y - 4}S${x - 44} ${y - 20} ${x - 44} ${y - 40}Z`,
      { fill: i % 3 === 1 ? c.laterite : c.ink },
    )
  })
  const far = dune(width, height, crest(width, 900, 34, 3), '#DDB788', {
    colour: '#B98F5E',
    count: 8,
    gap: 17,
    opacity: 0.8,
  })
  const near = dune(
    width,
    height,
    [
      [-60, 1090],
      [420, 1050],
      [1000, 1070],
      [1690, 1036],
      [2460, 1070],
    ],
    '#CFA06A',
    { colour: c.clay, count: 12, gap: 19, opacity: 0.42 },
  )
  return poster(
    width,
    height,
    c.sand,
    circle(1690, 560, 500, { fill: 'url(#s)' }) +
      far +
      near +
      ellipse(root[0], root[1] + 60, 800, 60, { fill: c.clay, opacity: 0.28 }) +
      trunk +
      boughs +
      grain +
      leaves +
      stools,
    sunlight('s', '#FFE9C4', '#F5B445'),
  )
}

/** Results: a range that climbs to the right, one cloth to each peak, and the bird above it. */
function caseStudies() {
  const peaks = [
    [700, 1010, 250, 'url(#m)'],
    [960, 880, 330, c.saffron],
    [1240, 760, 380, 'url(#p)'],
    [1530, 560, 470, c.ink2],
    [1860, 640, 400, 'url(#w)'],
    [2170, 420, 500, c.laterite],
  ] as const
  const order = [5, 3, 4, 2, 1, 0]
  const drawn = order
    .map((i) => {
      const peak = peaks[i]
      if (!peak) return ''
      const [x, top, half, fill] = peak
      const levels = Math.floor((1350 - top) / 92)
      const inner = fill.startsWith('url')
        ? ''
        : draw(levels, (k) => {
            const y = top + 70 + k * 92
            const w = ((half * (y - top)) / (1350 - top)) * 1.0
            const colour =
              k % 2
                ? fill === c.saffron
                  ? c.clay
                  : c.saffron
                : fill === c.ink2
                  ? c.cobalt
                  : fill === c.saffron
                    ? c.laterite
                    : c.clay
            const teeth = Math.max(1, Math.round((w * 2) / 70))
            return path(
              draw(
                teeth,
                (t) =>
                  `M${round(x - w + (t * 2 * w) / teeth)} ${y + 52}l${round(w / teeth)} -52l${round(w / teeth)} 52z`,
              ),
              { fill: colour },
            )
          })
      return (
        path(`M${x} ${top}L${x + half} 1360H${x - half}Z`, { fill }) +
        inner +
        path(`M${x} ${top}L${x + half} 1360H${x + half * 0.32}Z`, { fill: c.ink, opacity: 0.22 }) +
        path(
          `M${x} ${top}l${(half * 86) / (1350 - top)} 86l-${round((half * 50) / (1350 - top))} -22l-${round((half * 40) / (1350 - top))} 30l-${round((half * 44) / (1350 - top))} -28l-${round((half * 38) / (1350 - top))} 20Z`,
          { fill: c.bone },
        )
      )
    })
    .join('')
  const climb = line(
    smooth([
      [120, 1230],
      [500, 1120],
      [760, 930],
      [1000, 800],
      [1260, 660],
      [1540, 440],
      [1800, 380],
      [2060, 250],
    ]),
    c.laterite,
    8,
    { strokeDasharray: '3 26', strokeLinecap: 'round' },
  )
  return poster(
    width,
    height,
    c.bone,
    circle(1760, 520, 430, { fill: 'url(#s)' }) +
      rays(1760, 520, 448, 486, 84, c.laterite, 0.3) +
      halftone(1180, 60, 26, 12, 46, c.sand, (x, y) => 12 * x * (1 - y)) +
      drawn +
      climb +
      place(eagle(dawnEagle), [2060, 250], 62, 0.42) +
      dune(
        width,
        height,
        [
          [-60, 1240],
          [500, 1226],
          [1200, 1262],
          [1800, 1220],
          [2460, 1250],
        ],
        c.ink,
        { colour: c.saffron, count: 5, gap: 20, opacity: 0.6 },
      ),
    sunlight('s', '#FFD98F', c.saffron) + cloth('m', 'marks', 1) + cloth('p', 'plume', 1.2) + cloth('w', 'weave', 0.9),
  )
}

/** Stories: a book that opens into wings. */
function blog() {
  const spine: Point = [1660, 900]
  const pages = times(13, (k) => {
    const i = 12 - k
    const t = i / 12
    return [-1, 1]
      .map((side) => {
        const angle = mix(-82, -4, t) * (Math.PI / 180)
        const length = mix(560, 690, Math.sin(t * Math.PI))
        const tip: Point = [spine[0] + side * Math.cos(angle) * length, spine[1] + Math.sin(angle) * length]
        const normal: Point = [side * Math.sin(angle) * 1, -Math.cos(angle)]
        const w = 96
        const fill = cycle([c.bone, c.ink2, c.bone, c.laterite, c.bone, c.cobalt] as const, i)
        const text = fill === c.bone ? c.clay : c.saffron
        const a: Point = [tip[0] + normal[0] * w, tip[1] + normal[1] * w]
        const d = `M${at(spine)}Q${at([mix(spine[0], tip[0], 0.5) + normal[0] * 130, mix(spine[1], tip[1], 0.5) + normal[1] * 130])} ${at(a)}Q${at([tip[0] + Math.cos(angle) * side * 74, tip[1] + Math.sin(angle) * 74])} ${at([tip[0] - normal[0] * 10, tip[1] - normal[1] * 10])}Q${at([mix(spine[0], tip[0], 0.5) - normal[0] * 8, mix(spine[1], tip[1], 0.5) - normal[1] * 8])} ${at(spine)}Z`
        const lines = [0.3, 0.5, 0.7]
          .map((lift) =>
            line(
              `M${at([mix(spine[0], tip[0], 0.42) + normal[0] * 78 * lift, mix(spine[1], tip[1], 0.42) + normal[1] * 78 * lift])}L${at([mix(spine[0], tip[0], 0.9) + normal[0] * 92 * lift, mix(spine[1], tip[1], 0.9) + normal[1] * 92 * lift])}`,
              text,
              5,
              { strokeLinecap: 'round', strokeDasharray: lift === 0.5 ? '90 22 40 22' : undefined },
            ),
          )
          .join('')
        return path(d, { fill, stroke: c.ink, strokeWidth: 3, strokeLinejoin: 'round' }) + lines
      })
      .join('')
  }).join('')
  const cover = [-1, 1]
    .map((side) =>
      path(
        `M${spine[0]} ${spine[1] + 36}C${spine[0] + side * 200} ${spine[1] - 60} ${spine[0] + side * 500} ${spine[1] - 50} ${spine[0] + side * 760} ${spine[1] + 34}V${spine[1] + 84}C${spine[0] + side * 500} ${spine[1] + 10} ${spine[0] + side * 200} ${spine[1] + 10} ${spine[0]} ${spine[1] + 96}Z`,
        { fill: c.clay },
      ),
    )
    .join('')
  const letters = times(26, (i) => {
    const random = seeded(100 + i * 77)
    random()
    const x = mix(1180, 2240, random())
    const y = mix(60, 330, random())
    return place(
      path(farBird(mix(34, 92, random())), { fill: cycle([c.ink, c.laterite, c.ink] as const, i) }),
      [x, y],
      (random() - 0.5) * 50,
    )
  }).join('')
  return poster(
    width,
    height,
    c.saffron,
    circle(1660, 560, 520, { fill: 'url(#s)' }) +
      rays(1660, 560, 540, 590, 92, c.laterite, 0.3) +
      letters +
      dune(
        width,
        height,
        [
          [-60, 1010],
          [500, 970],
          [1100, 950],
          [1700, 930],
          [2100, 950],
          [2460, 920],
        ],
        '#DB8414',
        { colour: c.clay, count: 9, gap: 20, opacity: 0.5 },
      ) +
      ellipse(1660, 1000, 800, 50, { fill: c.clay, opacity: 0.4 }) +
      cover +
      pages +
      rect(0, 1210, width, 140, { fill: 'url(#b)' }),
    sunlight('s', '#FFF3DA', '#F7BE52') +
      cloth('b', 'band', 4.375).replace('patternTransform="rotate(0)', 'patternTransform="translate(0 1210) rotate(0)'),
  )
}

export const banners = {
  'agency-drive': agencyDrive,
  'own-the-spotlight': ownTheSpotlight,
  'customer-pipeline': customerPipeline,
  technology,
  advisory,
  'case-studies': caseStudies,
  blog,
}
