import { palette as c } from '../../../build/brand/palette.ts'
import { type Point, circle, draw, line, seeded, smooth, times } from '../../../build/brand/svg.ts'
import { poster, rays, sunlight } from '../motifs.ts'

const width = 1600
const height = 1200

/** One tangled thread goes in, eleven straight ones come out. */
export function process() {
  const random = seeded(31)
  const tangle: Point[] = [
    [-60, 700],
    [90, 640],
  ]
  for (let i = 0; i < 46; i++) {
    const a = i * 2.24 + random() * 0.9
    const r = 120 + random() * 250
    tangle.push([460 + Math.cos(a) * r * 1.02, 590 + Math.sin(a) * r])
  }
  tangle.push([720, 640], [800, 600])
  const out = times(11, (i) => {
    const y = 160 + i * 88
    const colour = i === 3 ? c.laterite : i === 7 ? c.cobalt : c.ink
    return (
      line(`M830 600C940 600 910 ${y} 1010 ${y}H1660`, colour, 6) +
      // One dot within the arch of the banner, one beyond it; an upright crop cuts neither.
      draw(2, (k) =>
        circle(1046 + k * 404 + ((i * 53) % 66), y, 15, {
          fill: i % 4 === 3 ? c.saffron : c.bone,
          stroke: colour,
          strokeWidth: 5,
        }),
      )
    )
  }).join('')
  return poster(
    width,
    height,
    c.bone,
    circle(460, 590, 400, { fill: c.sand }) +
      line(smooth(tangle), c.ink, 4.5, { strokeLinejoin: 'round', strokeLinecap: 'round' }) +
      out +
      rays(826, 600, 96, 122, 28, c.clay, 0.3) +
      circle(826, 600, 92, { fill: 'url(#s)' }) +
      line('M790 600h66m-26 -26l28 26l-28 26', c.ink, 8, { strokeLinecap: 'round', strokeLinejoin: 'round' }),
    sunlight('s', '#FFD98F', c.saffron),
    0.08,
  )
}
