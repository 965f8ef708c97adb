import { palette as c } from '../../../build/brand/palette.ts'
import { type Point, at, circle, cycle, ellipse, line, mix, path, seeded, times } from '../../../build/brand/svg.ts'
import { farBird } from '../birds.ts'
import { dune, place, poster, rays, sunlight } from '../motifs.ts'

const width = 2400
const height = 1350
/** Foot of the spine and scale of the book, which must be whole, with space around it, in a square frame. */
const foot: Point = [1490, 1075]
const size = 0.62

/** Stories: a book that opens into wings. */
export function blog() {
  const spine: Point = [0, 0]
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
    const x = mix(1130, 1880, random())
    const y = mix(150, 600, random())
    return place(
      path(farBird(mix(26, 70, random())), { fill: cycle([c.ink, c.laterite, c.ink] as const, i) }),
      [x, y],
      (random() - 0.5) * 50,
    )
  }).join('')
  return poster(
    width,
    height,
    c.saffron,
    circle(1490, 680, 430, { fill: 'url(#s)' }) +
      rays(1490, 680, 448, 494, 84, c.laterite, 0.3) +
      letters +
      dune(
        width,
        height,
        [
          [-60, 1120],
          [500, 1080],
          [1100, 1060],
          [1700, 1040],
          [2100, 1060],
          [2460, 1030],
        ],
        '#DB8414',
        { colour: c.clay, count: 9, gap: 20, opacity: 0.5 },
      ) +
      ellipse(1490, 1140, 500, 32, { fill: c.clay, opacity: 0.4 }) +
      place(cover + pages, foot, 0, size),
    sunlight('s', '#FFF3DA', '#F7BE52'),
  )
}
