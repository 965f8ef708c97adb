import { palette as c } from '../../../build/brand/palette.ts'
import { circle, draw, line, path, rect, type Point } from '../../../build/brand/svg.ts'
import { farBird } from '../birds.ts'
import { cloth, dune, feather, halftone, hem, place, poster, rays, sunlight } from '../motifs.ts'

const width = 1500
const height = 1000
/** Position of the columns: the widest distance at which all six fit into a square frame. */
const first = 304
const step = 156
const thick = 112

const palm = ([x, y]: Point, tall: number) =>
  line(`M${x} ${y}q14 ${-tall / 2} 0 ${-tall}`, c.clay, 17, { strokeLinecap: 'round' }) +
  draw(9, (i) =>
    place(
      feather(112, 34, { vane: i % 2 ? c.ink : c.cobalt, shade: c.ink2, rachis: c.saffron }, 5),
      [x, y - tall],
      -200 + i * 27.5,
    ),
  )

/** Six columns in six patterns under one roof; the sun sets behind the base. */
export function sixPillars() {
  const fills = ['url(#w)', 'url(#s)', 'url(#p)', 'url(#m)', 'url(#b)', c.cobalt]
  const pillars = fills
    .map((fill, i) => {
      const x = first + i * step
      return (
        rect(x + 12, 336, thick, 560, { fill: c.ink, opacity: 0.14 }) +
        rect(x, 330, thick, 560, { fill }) +
        (i === 5 ? halftone(x + 12, 352, 5, 30, 20, c.bone, (_, r) => 2 + r * 7) : '') +
        rect(x - 14, 300, thick + 28, 40, { fill: c.ink }) +
        rect(x - 14, 880, thick + 28, 40, { fill: c.ink }) +
        path(`M${x} 300h${thick}l-24 -26h${48 - thick}z`, { fill: c.laterite })
      )
    })
    .join('')
  const birds: [number, number, number][] = [
    [150, 210, 52],
    [214, 280, 38],
    [96, 300, 30],
    [1330, 190, 46],
    [1402, 262, 34],
  ]
  return poster(
    width,
    height,
    c.saffron,
    circle(750, 560, 500, { fill: 'url(#d)' }) +
      rays(750, 560, 518, 566, 96, c.laterite, 0.3) +
      birds.map(([x, y, span]) => place(path(farBird(span), { fill: c.ink }), [x, y])).join('') +
      palm([122, 930], 250) +
      palm([1378, 930], 290) +
      dune(
        width,
        height,
        [
          [-20, 890],
          [300, 850],
          [760, 880],
          [1200, 845],
          [1520, 885],
        ],
        '#DB8414',
        { colour: c.clay, count: 5, gap: 18, opacity: 0.5 },
      ) +
      path('M254 200L750 40L1246 200V274H254Z', { fill: c.ink }) +
      rays(750, 140, 44, 58, 28, c.saffron, 0.32) +
      circle(750, 140, 40, { fill: c.saffron }) +
      draw(2, (side) =>
        draw(4, (i) =>
          path(
            `M${750 + (side ? 1 : -1) * (104 + i * 78)} 196l${30 - i * 4} ${-(72 - i * 15)}l${30 - i * 4} ${72 - i * 15}z`,
            { fill: i % 2 ? c.saffron : c.laterite, transform: side ? undefined : `translate(${i * 8 - 60} 0)` },
          ),
        ),
      ) +
      hem(254, 206, 992, 62, [c.laterite, c.ink, c.saffron, c.bone]) +
      pillars +
      rect(250, 920, 1000, 34, { fill: c.ink }) +
      rect(0, 954, width, 60, { fill: c.clay }),
    cloth('w', 'weave', 0.823) +
      cloth('s', 'step', 0.66) +
      cloth('p', 'plume', 0.99) +
      cloth('m', 'marks', 0.52) +
      cloth('b', 'band', 2.2, 90) +
      sunlight('d', '#FFF3DA', '#F7C35E'),
  )
}
