import { palette as c } from '../../../build/brand/palette.ts'
import { circle, group, line, rect } from '../../../build/brand/svg.ts'
import { halftone, poster, rays, sunlight } from '../motifs.ts'

const width = 2400
const height = 1350

/** Terms: two endless cords, each over and under the other, so that neither comes loose alone. */
export function terms() {
  const [cx, cy] = [1620, 675]
  const [reach, half] = [455, 150]
  const round = { strokeLinejoin: 'round' }
  const cord = (d: string, body: string, shade: string, mark: string) =>
    line(d, c.ink, 148, round) +
    line(d, body, 130, round) +
    line(d, shade, 130, { strokeDasharray: '20 64' }) +
    line(d, mark, 40, { strokeDasharray: '32 52', strokeDashoffset: -42 })
  const lying = `M${cx - reach + half} ${cy - half}H${cx + reach - half}A${half} ${half} 0 0 1 ${cx + reach - half} ${cy + half}H${cx - reach + half}A${half} ${half} 0 0 1 ${cx - reach + half} ${cy - half}Z`
  const standing = `M${cx + half} ${cy - reach + half}V${cy + reach - half}A${half} ${half} 0 0 1 ${cx - half} ${cy + reach - half}V${cy - reach + half}A${half} ${half} 0 0 1 ${cx + half} ${cy - reach + half}Z`
  const red = cord(lying, c.laterite, c.clay, c.saffron)
  const blue = cord(standing, c.ink2, '#3A45A8', c.bone)
  const crossing = (x: number, y: number) => rect(x - 76, y - 76, 152, 152)
  const over = `<clipPath id="over">${crossing(cx + half, cy - half)}${crossing(cx - half, cy + half)}</clipPath>`
  return poster(
    width,
    height,
    c.sand,
    halftone(900, 60, 34, 32, 46, '#DDB788', (x, y) => 13 * Math.max(0, 1 - Math.hypot(x - 0.46, y - 0.5) * 1.6)) +
      circle(cx, cy, 440, { fill: 'url(#s)' }) +
      rays(cx, cy, 458, 500, 80, c.laterite, 0.3) +
      blue +
      red +
      group(blue, { clipPath: 'url(#over)' }),
    over + sunlight('s', '#FFF3DA', '#F5B445'),
  )
}
