import { palette as c } from '../../../build/brand/palette.ts'
import { circle, cycle, draw, line, rect, seeded, times } from '../../../build/brand/svg.ts'
import { glow, poster, rays, shade, sun, sunlight } from '../motifs.ts'

const width = 2400
const height = 1350

/** Technology: a woven pattern of signals around a chip. */
export function technology() {
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
    rect(cx - 276, cy - 276, 552, 552, { fill: '#0C1030' })
  // Threads over and under each other: vertical where row and column have the same parity, horizontal elsewhere.
  const cells = times(9, (row) =>
    times(9, (column) => {
      const [x, y] = [cx - 270 + column * 60, cy - 270 + row * 60]
      const fill = cycle(
        [c.saffron, c.saffron, c.laterite, c.bone, c.cobalt] as const,
        Math.max(Math.abs(row - 4), Math.abs(column - 4)),
      )
      const seam = { fill: c.ink, opacity: 0.45 }
      return (row + column) % 2
        ? rect(x - 2, y + 8, 64, 44, { fill }) + rect(x - 2, y + 22, 64, 4, seam) + rect(x - 2, y + 34, 64, 4, seam)
        : rect(x + 8, y - 2, 44, 64, { fill }) + rect(x + 22, y - 2, 4, 64, seam) + rect(x + 34, y - 2, 4, 64, seam)
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
