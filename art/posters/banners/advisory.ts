import { palette as c } from '../../../build/brand/palette.ts'
import { type Point, circle, cycle, draw, ellipse, line, mix, path, seeded, times } from '../../../build/brand/svg.ts'
import { type Plumage, crest, dune, feather, place, poster, sunlight } from '../motifs.ts'

const width = 2400
const height = 1350

/** Advice is given under the tree: a baobab with feathers for leaves, and its circle of stools. */
export function advisory() {
  const random = seeded(17)
  const root: Point = [1690, 1060]
  const limbs = (
    [
      [-600, -520, 60],
      [-400, -640, 72],
      [-170, -720, 80],
      [60, -740, 80],
      [270, -690, 76],
      [470, -590, 66],
      [620, -500, 54],
    ] as const
  ).map(([dx, dy, w]) => ({
    end: [root[0] + dx, root[1] + dy] as const,
    w,
    foot: [root[0] + dx * 0.24, root[1] - 250] as const,
  }))
  const trunk = path(
    `M${root[0] - 270} ${root[1] + 24}C${root[0] - 200} ${root[1] - 50} ${root[0] - 214} ${root[1] - 200} ${root[0] - 210} ${root[1] - 330}Q${root[0]} ${root[1] - 420} ${root[0] + 210} ${root[1] - 330}C${root[0] + 214} ${root[1] - 200} ${root[0] + 200} ${root[1] - 50} ${root[0] + 270} ${root[1] + 24}Z`,
    { fill: c.clay },
  )
  const boughs = limbs
    .map(({ end, w, foot }) =>
      path(
        `M${foot[0] - w} ${foot[1]}C${foot[0] - w} ${foot[1] - 150} ${mix(foot[0], end[0], 0.6) - w * 0.4} ${mix(foot[1], end[1], 0.6)} ${end[0] - 10} ${end[1]}L${end[0] + 10} ${end[1]}C${mix(foot[0], end[0], 0.6) + w * 0.5} ${mix(foot[1], end[1], 0.55)} ${foot[0] + w} ${foot[1] - 130} ${foot[0] + w} ${foot[1]}Z`,
        { fill: c.clay },
      ),
    )
    .join('')
  const grain = draw(9, (i) =>
    line(
      `M${root[0] - 150 + i * 37} ${root[1] - 340}C${root[0] - 160 + i * 40} ${root[1] - 200} ${root[0] - 190 + i * 48} ${root[1] - 90} ${root[0] - 220 + i * 55} ${root[1]}`,
      i % 2 ? c.laterite : '#7A2410',
      5,
    ),
  )
  const paints: readonly [Plumage, ...Plumage[]] = [
    { vane: c.ink2, shade: c.ink, rachis: c.periwinkle },
    { vane: c.laterite, shade: c.clay, rachis: c.saffron },
    { vane: c.saffron, shade: '#D9861A', rachis: c.clay },
    { vane: c.bone, shade: '#DDBE92', rachis: c.clay },
  ]
  const leaves = times(330, () => {
    const a = random()
    const x = mix(-760, 760, a)
    const roof = -520 - 390 * Math.sqrt(Math.max(0, 1 - (x / 790) ** 2))
    const y = mix(roof, mix(roof, -500, 0.72), random() ** 1.25)
    const turn = -90 + x * 0.085 + (random() - 0.5) * 46
    return {
      y,
      drawing: place(
        feather(mix(96, 150, random()), 46, cycle(paints, Math.floor(random() * 9)), 4),
        [root[0] + x, root[1] + y + 130],
        turn,
      ),
    }
  })
    .sort((p, q) => p.y - q.y)
    .map(({ drawing }) => drawing)
    .join('')
  const stools = draw(9, (i) => {
    const x = root[0] - 720 + i * 180
    const y = 1150 + Math.sin((i / 8) * Math.PI) * 70
    return path(
      `M${x - 44} ${y - 40}H${x + 44}C${x + 44} ${y - 20} ${x + 14} ${y - 22} ${x + 14} ${y - 4}S${x + 36} ${y + 10} ${x + 38} ${y + 26}H${x - 38}C${x - 36} ${y + 10} ${x - 14} ${y + 14} ${x - 14} ${y - 4}S${x - 44} ${y - 20} ${x - 44} ${y - 40}Z`,
      { fill: i % 3 === 1 ? c.laterite : c.ink },
    )
  })
  const far = dune(width, height, crest(width, 900, 34, 3), '#DDB788', {
    colour: '#B98F5E',
    count: 8,
    gap: 17,
    opacity: 0.8,
  })
  const near = dune(
    width,
    height,
    [
      [-60, 1090],
      [420, 1050],
      [1000, 1070],
      [1690, 1036],
      [2460, 1070],
    ],
    '#CFA06A',
    { colour: c.clay, count: 12, gap: 19, opacity: 0.42 },
  )
  return poster(
    width,
    height,
    c.sand,
    circle(1690, 560, 500, { fill: 'url(#s)' }) +
      far +
      near +
      ellipse(root[0], root[1] + 60, 800, 60, { fill: c.clay, opacity: 0.28 }) +
      trunk +
      boughs +
      grain +
      leaves +
      stools,
    sunlight('s', '#FFE9C4', '#F5B445'),
  )
}
