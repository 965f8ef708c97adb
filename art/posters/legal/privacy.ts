import { palette as c } from '../../../build/brand/palette.ts'
import { circle, draw, linearGradient, path, rect } from '../../../build/brand/svg.ts'
import { cloth, glow, hem, poster, rays, sunlight } from '../motifs.ts'

const width = 2400
const height = 1350

/** Privacy: a carved door, shut, with the sun behind its keyhole. */
export function privacy() {
  const [left, top, w, h] = [1230, 130, 860, 1240]
  const arch = (inset: number) =>
    `M${left + inset} ${top + h}V${top + w / 2}A${w / 2 - inset} ${w / 2 - inset} 0 0 1 ${left + w - inset} ${top + w / 2}V${top + h}Z`
  const [kx, ky] = [left + w / 2, 790]
  const fanlight = draw(9, (k) =>
    rays(kx, top + w / 2, 92 + k * 32, 116 + k * 32, 16 + k * 8, k % 2 ? c.saffron : c.periwinkle, 0.3, k * 0.5),
  )
  const panels = draw(3, (row) =>
    draw(2, (side) => {
      const x = left + 84 + side * (w / 2 - 34)
      const y = 640 + row * 232
      return (
        rect(x, y, w / 2 - 134, 200, { fill: row % 2 ? 'url(#m)' : 'url(#w)' }) +
        rect(x, y, w / 2 - 134, 200, { fill: 'none', stroke: c.saffron, strokeWidth: 7 })
      )
    }),
  )
  const lock =
    circle(kx, ky, 138, { fill: c.clay }) +
    rays(kx, ky, 140, 168, 36, c.saffron, 0.32) +
    circle(kx, ky, 118, { fill: c.ink }) +
    path(
      `M${kx} ${ky - 62}A40 40 0 0 1 ${kx + 22} ${ky + 12}L${kx + 38} ${ky + 76}H${kx - 38}L${kx - 22} ${ky + 12}A40 40 0 0 1 ${kx} ${ky - 62}Z`,
      { fill: 'url(#s)' },
    )
  const wall = draw(17, (r) =>
    draw(31, (k) =>
      rect(k * 84 - (r % 2) * 42, r * 84, 78, 78, { fill: (k * 7 + r * 5) % 11 === 0 ? '#2A3377' : '#1E2660', rx: 4 }),
    ),
  )
  return poster(
    width,
    height,
    c.ink,
    wall +
      circle(kx, ky, 900, { fill: 'url(#g)' }) +
      path(arch(-70), { fill: c.ink }) +
      path(arch(-50), { fill: c.laterite }) +
      path(arch(-14), { fill: c.saffron }) +
      path(arch(0), { fill: c.ink2 }) +
      fanlight +
      circle(kx, top + w / 2, 82, { fill: c.laterite }) +
      circle(kx, top + w / 2, 56, { fill: c.saffron }) +
      panels +
      rect(kx - 8, top + w / 2 + 40, 16, h, { fill: c.ink }) +
      lock +
      hem(left - 130, 1270, w + 260, 80, [c.ink, c.laterite, c.saffron, c.bone]) +
      rect(0, 0, width, height, { fill: 'url(#calm)' }),
    sunlight('s', '#FFF3DA', c.saffron) +
      glow('g', c.ember, 0.6) +
      cloth('w', 'weave', 0.7) +
      cloth('m', 'marks', 0.72) +
      linearGradient(
        'calm',
        [
          [0, c.ink, 0.9],
          [0.5, c.ink, 0],
        ],
        [0, 0, 1, 0],
      ),
  )
}
