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

/** A wide flock that thins out on its way; three reach the disc. The flock stays clear of the edges of a wide crop. */
export function leadGeneration() {
  const random = seeded(11)
  const target: Point = [1190, 520]
  const bird = (x: number, y: number, span: number, fill: string, turn: number) =>
    group(path(farBird(span), { fill }), { transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)})` })
  const flock = times(34, (i) => {
    const t = ((i + 0.5) / 34) ** 0.62
    const lane = ((i * 0.618) % 1) * 2 - 1
    const x = mix(850, 40, t) + (random() - 0.5) * 40
    const y = mix(520, 425, t) + lane * 215 * t ** 0.8
    return bird(
      x,
      y,
      mix(48, 112, random() * 0.35 + t * 0.65),
      cycle([c.bone, c.saffron, c.bone, c.ember] as const, i),
      mix(12, 44, random()),
    )
  }).join('')
  const arrived = [
    [1010, 545, 120, 14],
    [1120, 430, 165, -8],
    [1245, 570, 250, -14],
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
