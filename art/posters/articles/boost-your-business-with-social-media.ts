import { palette as c } from '../../../build/brand/palette.ts'
import { circle, cycle, draw, group, linearGradient, mix, path, rect, seeded, times } from '../../../build/brand/svg.ts'
import { farBird } from '../birds.ts'
import { crest, dune, place, poster, rays, sunlight } from '../motifs.ts'

const width = 1500
const height = 1000

/** A phone as a window, through which birds leave. */
export function socialBoost() {
  const random = seeded(6)
  const screen = `<clipPath id="screen"><rect x="530" y="120" width="420" height="820" rx="52"/></clipPath>`
  const inside = group(
    rect(530, 120, 420, 820, { fill: 'url(#n)' }) +
      circle(740, 560, 150, { fill: 'url(#d)' }) +
      dune(width, height, crest(width, 690, 40, 9, 14), c.laterite, {
        colour: c.saffron,
        count: 8,
        gap: 14,
        opacity: 0.6,
        weight: 2,
      }) +
      dune(width, height, crest(width, 800, 36, 21, 14), c.clay, {
        colour: c.ember,
        count: 8,
        gap: 14,
        opacity: 0.6,
        weight: 2,
      }),
    { clipPath: 'url(#screen)' },
  )
  const birds = times(26, (i) => {
    const t = i / 25
    const x = mix(700, 1480, t ** 0.9) + (random() - 0.5) * 150
    const y = mix(600, 60, t ** 0.8) + (random() - 0.5) * 200
    return place(
      path(farBird(mix(50, 210, t)), { fill: cycle([c.bone, c.saffron, c.bone, c.ink, c.ember] as const, i) }),
      [x, y],
      34 + (random() - 0.5) * 30,
    )
  }).join('')
  const posts = draw(6, (i) =>
    group(
      rect(0, 0, 190, 120, { rx: 26, fill: cycle([c.bone, c.saffron, c.ink] as const, i) }) +
        path('M30 118v44l44 -44Z', { fill: cycle([c.bone, c.saffron, c.ink] as const, i) }) +
        draw(3, (k) => circle(52 + k * 43, 60, 12, { fill: cycle([c.laterite, c.ink, c.saffron] as const, i) })),
      {
        transform: `translate(${[70, 270, 40, 250, 90, 300][i] ?? 0} ${90 + i * 145}) rotate(${[-6, 5, 3, -4, 6, -3][i] ?? 0}) scale(${[1, 0.72, 0.86, 1.04, 0.7, 0.9][i] ?? 1})`,
      },
    ),
  )
  return poster(
    width,
    height,
    c.cobalt,
    rays(740, 560, 180, 1300, 36, '#3E4DFF', 0.25) +
      posts +
      rect(548, 122, 420, 850, { rx: 60, fill: c.ink, opacity: 0.35 }) +
      rect(504, 94, 472, 872, { rx: 76, fill: c.ink }) +
      inside +
      rect(660, 140, 160, 34, { rx: 17, fill: c.ink }) +
      birds,
    screen +
      sunlight('d', '#FFF3DA', c.saffron) +
      linearGradient('n', [
        [0, c.ink2],
        [0.75, c.ember],
      ]),
  )
}
