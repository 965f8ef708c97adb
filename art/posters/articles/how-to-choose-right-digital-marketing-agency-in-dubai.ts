import { palette as c } from '../../../build/brand/palette.ts'
import { circle, cycle, draw, line, linearGradient, path, rect } from '../../../build/brand/svg.ts'
import { glow, poster, rays, sunlight } from '../motifs.ts'

const width = 1500
const height = 1000

/** Twelve doors, one that is open. */
export function howToChoose() {
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
      linearGradient('light', [
        [0, '#FFC65A'],
        [1, '#FFE9C4'],
      ]) +
      linearGradient('spill', [
        [0, '#FFE9C4'],
        [1, c.saffron, 0.25],
      ]),
  )
}
