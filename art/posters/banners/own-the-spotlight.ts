import { palette as c } from '../../../build/brand/palette.ts'
import {
  type Point,
  circle,
  draw,
  ellipse,
  group,
  linearGradient,
  path,
  rect,
  times,
} from '../../../build/brand/svg.ts'
import { dawnEagle, eagle, silhouette } from '../birds.ts'
import { place, poster, rays, sunlight } from '../motifs.ts'

const width = 2400
const height = 1350

/** One beam, one disc, one bird with its wings open. */
export function ownTheSpotlight() {
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
      linearGradient('beam', [
        [0, '#FFE9C4', 0.75],
        [1, c.saffron, 0.22],
      ]),
  )
}
