import { palette as c } from '../../../build/brand/palette.ts'
import {
  type Point,
  at,
  circle,
  cycle,
  ellipse,
  line,
  mix,
  path,
  rect,
  seeded,
  times,
} from '../../../build/brand/svg.ts'
import { farBird } from '../birds.ts'
import { cloth, dune, place, poster, rays, sunlight } from '../motifs.ts'

const width = 2400
const height = 1350

/** Stories: a book that opens into wings. */
export function blog() {
  const spine: Point = [1660, 900]
  const pages = times(13, (k) => {
    const i = 12 - k
    const t = i / 12
    return [-1, 1]
      .map((side) => {
        const angle = mix(-82, -4, t) * (Math.PI / 180)
        const length = mix(560, 690, Math.sin(t * Math.PI))
        const tip: Point = [spine[0] + side * Math.cos(angle) * length, spine[1] + Math.sin(angle) * length]
        const normal: Point = [side * Math.sin(angle) * 1, -Math.cos(angle)]
        const w = 96
        const fill = cycle([c.bone, c.ink2, c.bone, c.laterite, c.bone, c.cobalt] as const, i)
        const text = fill === c.bone ? c.clay : c.saffron
        const a: Point = [tip[0] + normal[0] * w, tip[1] + normal[1] * w]
        const d = `M${at(spine)}Q${at([mix(spine[0], tip[0], 0.5) + normal[0] * 130, mix(spine[1], tip[1], 0.5) + normal[1] * 130])} ${at(a)}Q${at([tip[0] + Math.cos(angle) * side * 74, tip[1] + Math.sin(angle) * 74])} ${at([tip[0] - normal[0] * 10, tip[1] - normal[1] * 10])}Q${at([mix(spine[0], tip[0], 0.5) - normal[0] * 8, mix(spine[1], tip[1], 0.5) - normal[1] * 8])} ${at(spine)}Z`
        const lines = [0.3, 0.5, 0.7]
          .map((lift) =>
            line(
              `M${at([mix(spine[0], tip[0], 0.42) + normal[0] * 78 * lift, mix(spine[1], tip[1], 0.42) + normal[1] * 78 * lift])}L${at([mix(spine[0], tip[0], 0.9) + normal[0] * 92 * lift, mix(spine[1], tip[1], 0.9) + normal[1] * 92 * lift])}`,
              text,
              5,
              { strokeLinecap: 'round', strokeDasharray: lift === 0.5 ? '90 22 40 22' : undefined },
            ),
          )
          .join('')
        return path(d, { fill, stroke: c.ink, strokeWidth: 3, strokeLinejoin: 'round' }) + lines
      })
      .join('')
  }).join('')
  const cover = [-1, 1]
    .map((side) =>
      path(
        `M${spine[0]} ${spine[1] + 36}C${spine[0] + side * 200} ${spine[1] - 60} ${spine[0] + side * 500} ${spine[1] - 50} ${spine[0] + side * 760} ${spine[1] + 34}V${spine[1] + 84}C${spine[0] + side * 500} ${spine[1] + 10} ${spine[0] + side * 200} ${spine[1] + 10} ${spine[0]} ${spine[1] + 96}Z`,
        { fill: c.clay },
      ),
    )
    .join('')
  const letters = times(26, (i) => {
    const random = seeded(100 + i * 77)
    random()
    const x = mix(1180, 2240, random())
    const y = mix(60, 330, random())
    return place(
      path(farBird(mix(34, 92, random())), { fill: cycle([c.ink, c.laterite, c.ink] as const, i) }),
      [x, y],
      (random() - 0.5) * 50,
    )
  }).join('')
  return poster(
    width,
    height,
    c.saffron,
    circle(1660, 560, 520, { fill: 'url(#s)' }) +
      rays(1660, 560, 540, 590, 92, c.laterite, 0.3) +
      letters +
      dune(
        width,
        height,
        [
          [-60, 1010],
          [500, 970],
          [1100, 950],
          [1700, 930],
          [2100, 950],
          [2460, 920],
        ],
        '#DB8414',
        { colour: c.clay, count: 9, gap: 20, opacity: 0.5 },
      ) +
      ellipse(1660, 1000, 800, 50, { fill: c.clay, opacity: 0.4 }) +
      cover +
      pages +
      rect(0, 1210, width, 140, { fill: 'url(#b)' }),
    sunlight('s', '#FFF3DA', '#F7BE52') +
      cloth('b', 'band', 4.375).replace('patternTransform="rotate(0)', 'patternTransform="translate(0 1210) rotate(0)'),
  )
}
