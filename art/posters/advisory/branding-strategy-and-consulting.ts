import { markPath } from '../../../build/brand/mark.ts'
import { palette as c } from '../../../build/brand/palette.ts'
import { circle, draw, group, line, path, rect } from '../../../build/brand/svg.ts'
import { poster, sunlight } from '../motifs.ts'

const width = 1600
const height = 1200
const fine = '#B98F5E'

/** The mark under construction: circles, axes and measures before the ink. */
export function branding() {
  const size = 8.6
  const [x0, y0] = [370, 160]
  const X = (x: number) => x0 + x * size
  const Y = (y: number) => y0 + y * size
  const grid =
    draw(27, (i) => line(`M${i * 64 - 30} 0V${height}`, c.sand, 1.5)) +
    draw(20, (i) => line(`M0 ${i * 64 - 8}H${width}`, c.sand, 1.5))
  const guides = [
    [62, 40, 32],
    [62, 40, 46],
    [59, 31, 9.5],
    [88, 64, 17],
    [8, 92, 84],
    [74, 92, 46],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(X(x), Y(y), r * size, { fill: 'none', stroke: c.laterite, strokeWidth: 2.2, opacity: 0.8 }) +
        line(`M${X(x) - 14} ${Y(y)}h28m-14 -14v28`, c.laterite, 2.2),
    )
    .join('')
  const axes =
    [8, 47, 92].map((y) => line(`M60 ${Y(y)}H${width - 60}`, fine, 2, { strokeDasharray: '14 10' })).join('') +
    [8, 58, 94].map((x) => line(`M${X(x)} 50V${height - 50}`, fine, 2, { strokeDasharray: '14 10' })).join('')
  const measure = (y: number, from: number, to: number) =>
    line(`M${X(from)} ${y}H${X(to)}M${X(from)} ${y - 14}v28M${X(to)} ${y - 14}v28`, c.ink, 3)
  const mark = group(
    path(markPath, { fill: 'url(#h)', fillRule: 'evenodd' }) +
      path(markPath, { fill: 'none', stroke: c.ink, strokeWidth: 0.75, strokeLinejoin: 'round' }),
    { transform: `translate(${x0} ${y0}) scale(${size})` },
  )
  const points = [
    [8, 92],
    [62, 8],
    [94, 42],
    [88, 64],
    [58, 46],
    [74, 92],
  ]
    .map(([x = 0, y = 0]) => rect(X(x) - 9, Y(y) - 9, 18, 18, { fill: c.bone, stroke: c.cobalt, strokeWidth: 4 }))
    .join('')
  const hatch = `<pattern id="h" width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(52)"><path d="M0 0V2.6" stroke="${c.ink}" stroke-width="1.15"/></pattern>`
  return poster(
    width,
    height,
    c.bone,
    grid +
      circle(1180, 330, 216, { fill: 'url(#s)' }) +
      axes +
      guides +
      mark +
      points +
      measure(1080, 8, 94) +
      measure(1080 - 0, 8, 58),
    hatch + sunlight('s', '#F7C873', c.saffron),
    0.08,
  )
}
