import { palette as c } from '../../../build/brand/palette.ts'
import {
  type Point,
  circle,
  cycle,
  draw,
  group,
  line,
  linearGradient,
  mix,
  path,
  rect,
  round,
  seeded,
  times,
} from '../../../build/brand/svg.ts'
import { farBird } from '../birds.ts'
import { crest, dune, glow, poster, rays, sun, sunlight } from '../motifs.ts'

const width = 1600
const height = 1200

/** Birds on passage, all drawn to one disc. */
export function leadGeneration() {
  const random = seeded(11)
  const target: Point = [1190, 520]
  const birds = times(46, (i) => {
    const t = (i / 46) ** 0.8
    const arm = i % 2 ? 1 : -1
    const x = mix(1010, -60, t)
    const y = 520 + arm * t * 520 * (0.75 + random() * 0.4) + (random() - 0.5) * 60
    const turn = (Math.atan2(target[1] - y, target[0] - x) * 180) / Math.PI + 90
    return group(path(farBird(mix(74, 190, t)), { fill: cycle([c.bone, c.bone, c.saffron, c.ember] as const, i) }), {
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)})`,
    })
  }).join('')
  const paths = draw(26, (i) => {
    const y = mix(-260, 1460, i / 25)
    return line(
      `M-20 ${round(y)}C420 ${round(mix(y, 520, 0.25))} 760 ${round(mix(y, 520, 0.82))} ${target[0]} ${target[1]}`,
      c.periwinkle,
      1.6,
      { opacity: 0.32, strokeDasharray: '2 12', strokeLinecap: 'round' },
    )
  })
  return poster(
    width,
    height,
    c.ink,
    rect(0, 0, width, height, { fill: 'url(#n)' }) +
      circle(...target, 640, { fill: 'url(#g)' }) +
      paths +
      rays(...target, 292, 330, 60, c.laterite, 0.28) +
      sun('s', ...target, 270) +
      dune(width, height, crest(width, 1050, 40, 5), '#0C1030', { colour: c.ember, count: 9, gap: 15, opacity: 0.5 }) +
      birds,
    sunlight('s') +
      glow('g', c.ember, 0.75) +
      linearGradient('n', [
        [0, c.ink],
        [1, c.ink2],
      ]),
  )
}
