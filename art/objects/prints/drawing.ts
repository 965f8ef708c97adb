// SVG shapes and recurring motifs of everything printed.
export const ink = '#12173A',
  ink2 = '#232B63',
  laterite = '#BF3D1B',
  clay = '#A33414',
  saffron = '#F2A31B'
export const sand = '#E9C9A0',
  bone = '#F6EEE1',
  cobalt = '#2B3CFF',
  periwinkle = '#9AA3E8',
  ember = '#E8632F'
export const leaf = '#1F5A3A',
  sage = '#9DBF6B',
  blush = '#F2B8A2'

export type Drawing = { width: number; height: number; body: string }
export const drawing = (width: number, height: number, ground: string, ...body: string[]): Drawing => ({
  width,
  height,
  body: rect(0, 0, width, height, ground) + body.join(''),
})
export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`
export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
export const polygon = (fill: string, ...points: [number, number][]) =>
  `<polygon points="${points.map((p) => p.join(',')).join(' ')}" fill="${fill}"/>`
export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const times = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join('')
export const pick = <T>(list: readonly T[], i: number) => list[i % list.length]!
export const at = (x: number, y: number, body: string, more = '') =>
  `<g transform="translate(${x} ${y}) ${more}">${body}</g>`

export const triangles = (n: number, x: number, y: number, w: number, h: number, fill: string, down = false) =>
  times(n, (i) => {
    const left = x + (i * w) / n,
      right = left + w / n,
      [foot, tip] = down ? [y, y + h] : [y + h, y]
    return polygon(fill, [left, foot], [right, foot], [(left + right) / 2, tip])
  })
export const band = (y: number, width: number, h: number, n: number, a: string, b: string, c: string) =>
  rect(0, y, width, h, a) +
  triangles(n, 0, y, width, h * 0.7, b) +
  rect(0, y + h * 0.7, width, h * 0.1, c) +
  rect(0, y + h * 0.86, width, h * 0.08, b)
export const rays = (x: number, y: number, from: number, to: number, n: number, colour: string, width: number) =>
  times(n, (i) => {
    const a = (i / n) * Math.PI * 2
    return stroke(
      `M${x + from * Math.cos(a)} ${y + from * Math.sin(a)}L${x + to * Math.cos(a)} ${y + to * Math.sin(a)}`,
      colour,
      width,
    )
  })
export const arches = (x: number, y: number, w: number, colours: string[]) =>
  colours
    .map((c, i) => {
      const half = (w / 2) * (1 - i / colours.length),
        cx = x + w / 2
      return `<path d="M${cx - half} ${y}V${y - w + w / 2}a${half} ${half} 0 0 1 ${half * 2} 0V${y}Z" fill="${c}"/>`
    })
    .join('')
export const zigzag = (
  x: number,
  y: number,
  w: number,
  rows: number,
  pitch: number,
  n: number,
  colours: string[],
  thick: number,
) =>
  times(rows, (r) =>
    stroke(
      `M${x - 60} ${y + r * pitch}${times(n * 2 + 4, (i) => `l${w / n / 2} ${i % 2 ? -pitch : pitch}`)}`,
      pick(colours, r),
      thick,
    ),
  )
export const plantLeaf = (colour: string, vein: string) =>
  `<path d="M0 0C62 -26 74 -118 0 -190C-74 -118 -62 -26 0 0Z" fill="${colour}"/>` +
  stroke(`M0 0V-168${times(4, (i) => `M0 ${-34 - i * 34}l26 -22M0 ${-34 - i * 34}l-26 -22`)}`, vein, 5)
export const head = (colour: string, gap: string) =>
  `<path d="M8 92C8 40 28 8 62 8C80 8 94 22 94 42C94 50 92 57 88 64C88 54 82 48 70 47L58 46C56 60 62 74 74 92Z" fill="${colour}"/>` +
  disc(60, 29, 6.5, gap) +
  stroke('M20 92C20 70 24 56 32 46M36 92C35 76 38 64 44 56M54 92C51 82 50 74 51 66', gap, 4.5)
export const bars = (x: number, y: number, widths: number[], h: number, gap: number, colour: string) =>
  widths.map((w, i) => rect(x, y + i * (h + gap), w, h, colour, h / 2)).join('')

export const tile: Record<string, (s: number) => string> = {
  arch: (s) => arches(0, s, s, [bone, laterite, bone, laterite]),
  quarter: (s) =>
    `<path d="M0 0A${s} ${s} 0 0 1 ${s} ${s}H0Z" fill="${saffron}"/><path d="M0 ${s / 2}A${s / 2} ${s / 2} 0 0 1 ${s / 2} ${s}H0Z" fill="${cobalt}"/>`,
  chevron: (s) =>
    times(4, (r) =>
      stroke(
        `M${-s / 4} ${s * (r * 0.27 + 0.02)}${times(6, (i) => `l${s / 4} ${(i % 2 ? -1 : 1) * s * 0.2}`)}`,
        pick([bone, laterite], r),
        s * 0.1,
      ),
    ),
  sun: (s) => rays(s / 2, s / 2, s * 0.22, s * 0.44, 24, ink, s * 0.025) + disc(s / 2, s / 2, s * 0.19, laterite),
  dots: (s) =>
    times(36, (i) =>
      disc(
        s * (0.1 + 0.16 * (i % 6)),
        s * (0.1 + 0.16 * Math.floor(i / 6)),
        s * (0.018 + 0.009 * ((i % 6) + Math.floor(i / 6) / 2)),
        cobalt,
      ),
    ),
  blade: (s) =>
    times(
      4,
      (i) =>
        `<path d="M0 ${s * (i * 0.25 + 0.25)}C${s * 0.3} ${s * (i * 0.25)} ${s * 0.8} ${s * (i * 0.25)} ${s} ${s * (i * 0.25 + 0.25)}Z" fill="${pick([saffron, bone], i)}"/>`,
    ),
}
export const quilt = (columns: number, rows: number, plan: [keyof typeof tile, string][], s = 256) => {
  const body = times(columns * rows, (i) => {
    const [name, ground] = pick(plan, i)
    const id = `q${i}`
    return (
      `<clipPath id="${id}"><rect width="${s}" height="${s}"/></clipPath>` +
      at(
        (i % columns) * s,
        Math.floor(i / columns) * s,
        `<g clip-path="url(#${id})">${rect(0, 0, s, s, ground)}${tile[name]!(s)}</g>`,
      )
    )
  })
  return { width: columns * s, height: rows * s, body }
}
export const face = (w: number, h: number, ground: string) =>
  drawing(
    w,
    h,
    ground,
    disc(w * 0.5, h * 0.44, w * 0.4, saffron),
    `<path d="M${w * 0.26} ${h}V${h * 0.4}a${w * 0.24} ${w * 0.24} 0 0 1 ${w * 0.48} 0V${h}Z" fill="${clay}"/>`,
    `<path d="M${w * 0.5} ${h}V${h * 0.2}a${w * 0.24} ${w * 0.2} 0 0 1 ${w * 0.24} ${w * 0.2}V${h}Z" fill="${laterite}"/>`,
    `<path d="M${w * 0.26} ${h * 0.38}a${w * 0.24} ${w * 0.26} 0 0 1 ${w * 0.48} 0Z" fill="${ink}"/>`,
    triangles(6, w * 0.26, h * 0.345, w * 0.48, h * 0.035, bone),
    stroke(`M${w * 0.5} ${h * 0.42}V${h * 0.58}h${w * 0.07}`, bone, w * 0.018),
    polygon(bone, [w * 0.32, h * 0.47], [w * 0.385, h * 0.45], [w * 0.45, h * 0.47], [w * 0.385, h * 0.49]),
    disc(w * 0.385, h * 0.47, w * 0.018, ink),
    polygon(bone, [w * 0.55, h * 0.47], [w * 0.615, h * 0.45], [w * 0.68, h * 0.47], [w * 0.615, h * 0.49]),
    disc(w * 0.615, h * 0.47, w * 0.018, ink),
    polygon(ink, [w * 0.42, h * 0.655], [w * 0.5, h * 0.635], [w * 0.58, h * 0.655], [w * 0.5, h * 0.685]),
    times(
      3,
      (i) =>
        rect(w * 0.3, h * (0.56 + i * 0.022), w * 0.08, h * 0.008, saffron, 4) +
        rect(w * 0.62, h * (0.56 + i * 0.022), w * 0.08, h * 0.008, saffron, 4),
    ),
    `<path d="M${w * 0.1} ${h}C${w * 0.14} ${h * 0.82} ${w * 0.3} ${h * 0.78} ${w * 0.5} ${h * 0.84}C${w * 0.7} ${h * 0.78} ${w * 0.86} ${h * 0.82} ${w * 0.9} ${h}Z" fill="${cobalt}"/>`,
    times(5, (i) => stroke(`M${w * (0.3 + i * 0.1)} ${h * 0.86}v${h * 0.14}`, pick([bone, saffron], i), w * 0.014)),
  )
export const dunes = (w: number, h: number, top: number, colours: string[]) =>
  colours
    .map((c, i) => {
      const y = top + (h - top) * (i / colours.length),
        lift = (i % 2 ? 1 : -1) * h * 0.09
      return `<path d="M0 ${h}V${y - lift}C${w * 0.3} ${y + lift} ${w * 0.6} ${y - lift * 1.4} ${w} ${y + lift * 0.4}V${h}Z" fill="${c}"/>`
    })
    .join('')
