import { palette } from '../../build/brand/palette.ts'
import { at, circle, draw, group, path, rect, round, seeded, svg, times, type Point } from '../../build/brand/svg.ts'

const size = 320

// Draws strokes that wobble as if drawn by hand. Wobbling strokes must not cross the edge of the tile.
export function marks() {
  const random = seeded(5)
  const byHand = ([x, y]: Point): Point => [x + (random() - 0.5) * 2.6, y + (random() - 0.5) * 2.6]
  const stroke = (...points: Point[]) => `M${points.map((point) => at(byHand(point))).join('L')}`
  const dot = (x: number, y: number, r: number, fill: string) => {
    const [cx, cy] = byHand([x, y])
    return circle(round(cx), round(cy), r, { fill })
  }

  const crosses = [40, 200].flatMap((y) =>
    times(8, (i) => 20 + i * 40).map(
      (x) => stroke([x - 12, y - 12], [x + 12, y + 12]) + stroke([x + 12, y - 12], [x - 12, y + 12]),
    ),
  )
  const lozenges = times(5, (i) => 24 + i * 64)
  const lozengeStrokes = lozenges.map((x) => `${stroke([x, 124], [x + 20, 144], [x, 164], [x - 20, 144])}Z`)
  const tallies = times(8, (i) => 20 + i * 40).flatMap((x) =>
    [-9, 0, 9].map((offset) => stroke([x + offset, 286], [x + offset, 308])),
  )
  // The zigzag extends one tooth beyond both edges; otherwise its corner would be cut at the edge of the tile.
  const zigzag = (y: number) => `M${times(19, (i) => at([i * 20 - 20, y + (i % 2 ? -10 : 10)])).join('L')}`

  return svg(
    size,
    size,
    rect(0, 0, size, size, { fill: palette.ink }) +
      group(
        path([...crosses, ...lozengeStrokes, ...tallies].join(''), { strokeWidth: 4.5 }) +
          path([84, 244].map((y) => zigzag(y + 16)).join(''), { strokeWidth: 4 }) +
          path([84, 244].map(zigzag).join(''), { stroke: palette.saffron, strokeWidth: 5 }),
        { fill: 'none', stroke: palette.bone, strokeLinecap: 'round', strokeLinejoin: 'round' },
      ) +
      lozenges
        .map((x) => dot(x, 144, 4.5, palette.ember) + draw(3, (i) => dot(x + 32, 128 + i * 16, 3.6, palette.bone)))
        .join(''),
    { width: size, height: size },
  )
}
