import { palette as c } from '../../../build/brand/palette.ts'
import {
  type Point,
  circle,
  draw,
  group,
  line,
  linearGradient,
  mix,
  path,
  rect,
  round,
  seeded,
} from '../../../build/brand/svg.ts'
import { farBird } from '../birds.ts'
import { crest, dune, glow, poster, rays, sun, sunlight } from '../motifs.ts'

const width = 1600
const height = 1200

/**
 * Many small birds become fewer and larger on their way; three reach the disc. They keep clear of the edges of a wide
 * crop.
 */
export function leadGeneration() {
  const random = seeded(11)
  const target: Point = [1190, 520]
  const bird = (x: number, y: number, span: number, fill: string, turn: number) =>
    group(path(farBird(span), { fill }), { transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)})` })
  const placed: { x: number; y: number; span: number }[] = []
  for (let tried = 0; tried < 4000; tried += 1) {
    const t = random()
    if (random() < 0.35 * t) continue
    const x = mix(24, 850, t)
    const y = mix(372, 458, t) + (random() * 2 - 1) * mix(165, 58, t ** 0.8)
    const span = mix(40, 128, t ** 1.4)
    const isFree = placed.every((other) => Math.hypot(x - other.x, 1.25 * (y - other.y)) > 0.66 * (span + other.span))
    if (isFree) placed.push({ x, y, span })
  }
  const flock = placed
    .map(({ x, y, span }) =>
      bird(
        x,
        y,
        span,
        span < 63 ? c.periwinkle : span < 94 ? c.bone : c.saffron,
        mix(26, -8, x / 850) + mix(-9, 9, random()),
      ),
    )
    .join('')
  const arrived = [
    [1010, 505, 120, 14],
    [1120, 402, 165, -8],
    [1245, 508, 250, -14],
  ] as const
  const birds = flock + arrived.map(([x, y, span, turn]) => bird(x, y, span, c.ink, turn)).join('')
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
