import { palette as c } from '../../../build/brand/palette.ts'
import { circle, cycle, draw, line, path, rect, round, times } from '../../../build/brand/svg.ts'
import { glow, poster, rays, sunlight } from '../motifs.ts'

const width = 1600
const height = 1200

/** A full cinema: heads in the dark, a disc as the screen, and a play button. */
export function videoMarketing() {
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
  return poster(
    width,
    height,
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
