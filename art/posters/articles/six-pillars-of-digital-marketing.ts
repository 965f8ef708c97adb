import { palette as c } from '../../../build/brand/palette.ts'
import { circle, draw, path, rect } from '../../../build/brand/svg.ts'
import { cloth, halftone, hem, poster, rays, sunlight } from '../motifs.ts'

const width = 1500
const height = 1000

/** Six columns in six cloths, one roof. */
export function sixPillars() {
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
