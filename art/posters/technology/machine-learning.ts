import { palette as c } from '../../../build/brand/palette.ts'
import { circle, draw, group, line, path, rect, round, smooth, type Point } from '../../../build/brand/svg.ts'
import { cloth, halftone, hem, poster, sun, sunlight } from '../motifs.ts'

const width = 1600
const height = 1200

/** Orders per week in the book, and for the following weeks the forecast with its margin and the actual orders. */
const BOOK = [4, 5, 3, 6, 5, 7, 6, 8]
const FORECAST = [
  { orders: 8.2, margin: 0.9, came: 8.6 },
  { orders: 9, margin: 1.3, came: 8.4 },
  { orders: 9.6, margin: 1.7, came: 10.5 },
]

/** Draws the book: a line for each week with a mark for each order, and an empty line below. */
function orderBook() {
  const [x, y, wide, high, row] = [110, 130, 560, 950, 84]
  const lines = draw(BOOK.length, (week) => {
    const top = y + 150 + week * row
    return (
      rect(x + 96, top, 74, 20, { rx: 10, fill: c.ink, opacity: 0.85 }) +
      draw(BOOK[week] ?? 0, (order) => rect(x + 204 + order * 40, top - 5, 26, 30, { rx: 5, fill: c.laterite })) +
      rect(x + 84, top + 50, wide - 130, 3, { fill: c.sand })
    )
  })
  const open = y + 150 + BOOK.length * row
  return (
    rect(x + 22, y + 30, wide, high, { rx: 26, fill: c.ink, opacity: 0.35 }) +
    rect(x, y, wide, high, { rx: 26, fill: c.bone }) +
    group(rect(x, y, 54, high, { fill: 'url(#w)' }), { clipPath: 'url(#cover)' }) +
    hem(x + 84, y + 50, 416, 52, [c.sand, c.laterite, c.saffron, c.ink]) +
    lines +
    rect(x + 78, open - 26, wide - 112, 76, { rx: 14, fill: c.saffron }) +
    rect(x + 96, open + 2, 74, 20, { rx: 10, fill: c.ink }) +
    draw(8, (order) =>
      rect(x + 206 + order * 40, open - 3, 22, 26, {
        rx: 5,
        fill: 'none',
        stroke: c.ink,
        strokeWidth: 4,
        strokeDasharray: '6 5',
      }),
    )
  )
}

/**
 * Draws a column for each week of the book, then the forecast as a line in its margin, and the actual orders as dots.
 */
function forecast() {
  const [x, ground, step, unit] = [752, 1080, 70, 74]
  const columns = draw(BOOK.length, (week) =>
    draw(BOOK[week] ?? 0, (order) =>
      rect(x + week * step, ground - (order + 1) * unit + 6, 50, unit - 8, { rx: 8, fill: c.bone }),
    ),
  )
  const now: Point = [x + (BOOK.length - 1) * step + 25, ground - (BOOK.at(-1) ?? 0) * unit]
  const ahead = (by: (week: (typeof FORECAST)[number]) => number): Point[] => [
    now,
    ...FORECAST.map((week, index): Point => [now[0] + (index + 1) * 82, ground - by(week) * unit]),
  ]
  const upper = ahead(({ orders, margin }) => orders + margin)
  const lower = ahead(({ orders, margin }) => orders - margin).toReversed()
  const expected = ahead(({ orders }) => orders)
  const came = ahead(({ came: orders }) => orders)
  const coming = (points: readonly Point[], each: (point: Point) => string) => points.slice(1).map(each).join('')
  return (
    path(`${smooth(upper)}L${smooth(lower).slice(1)}Z`, { fill: c.saffron }) +
    columns +
    coming(lower.toReversed(), ([cx, cy]) =>
      rect(cx - 25, cy + 16, 50, ground - cy - 16, {
        rx: 8,
        fill: 'none',
        stroke: c.periwinkle,
        strokeWidth: 5,
        strokeDasharray: '12 10',
      }),
    ) +
    line(smooth(expected), c.ink, 10, { strokeDasharray: '22 16', strokeLinecap: 'round' }) +
    circle(...now, 19, { fill: c.ink }) +
    coming(came, ([cx, cy]) => circle(cx, cy, 25, { fill: c.laterite, stroke: c.bone, strokeWidth: 8 })) +
    rect(x - 30, ground + 4, width - x, 10, { rx: 5, fill: c.bone })
  )
}

/** An order book, and the forecast of the next weeks with its margin beside the actual orders. */
export function machineLearning() {
  return poster(
    width,
    height,
    '#2330C4',
    halftone(700, 40, 24, 30, 40, '#3A48E6', (x, y) => round(11 * Math.max(0, 0.9 - y - Math.abs(x - 0.6) * 0.3), 1)) +
      sun('s', 1010, 700, 320) +
      orderBook() +
      forecast(),
    cloth('w', 'weave', 0.42) +
      sunlight('s', c.saffron, c.laterite) +
      `<clipPath id="cover">${rect(110, 130, 560, 950, { rx: 26 })}</clipPath>`,
  )
}
