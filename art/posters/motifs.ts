// The three devices every poster is made from (sun disc, feather blade, woven cloth), and the land they stand in.
import { band } from '../../build/brand/band.ts'
import { marks } from '../patterns/marks.ts'
import { plume } from '../patterns/plume.ts'
import { step } from '../patterns/step.ts'
import { weave } from '../patterns/weave.ts'
import { palette } from '../../build/brand/palette.ts'
import {
  at,
  circle,
  draw,
  element,
  group,
  line,
  linearGradient,
  mix,
  path,
  polar,
  rect,
  round,
  seeded,
  smooth,
  svg,
  times,
  type Point,
} from '../../build/brand/svg.ts'

export interface Poster {
  width: number
  height: number
  drawing: string
}

/** Returns a picture on its ground, with a fine paper grain over everything. */
export function poster(width: number, height: number, ground: string, body: string, defs = '', grain = 0.1): Poster {
  const paper = element(
    'filter',
    { id: 'grain', x: 0, y: 0, width: '100%', height: '100%' },
    element('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.7, numOctaves: 2, seed: 4 }) +
      element('feColorMatrix', { values: '0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 .55 -.12' }),
  )
  return {
    width,
    height,
    drawing: svg(
      width,
      height,
      element('defs', {}, paper + defs) +
        rect(0, 0, width, height, { fill: ground }) +
        body +
        rect(0, 0, width, height, { filter: 'url(#grain)', opacity: grain }),
    ),
  }
}

const tiles = { weave, plume, marks, step, band }
export type Cloth = keyof typeof tiles

/** Returns a pattern as a paint, for fill="url(#id)". */
export function cloth(id: string, name: Cloth, scale = 1, turn = 0) {
  const drawing = tiles[name]()
  const [, width, height] = drawing.match(/viewBox="0 0 (\S+) (\S+)"/) ?? []
  const inner = drawing
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll('id="', `id="${id}-`)
    .replaceAll('href="#', `href="#${id}-`)
  return element(
    'pattern',
    {
      id,
      width: Number(width),
      height: Number(height),
      patternUnits: 'userSpaceOnUse',
      patternTransform: `rotate(${turn}) scale(${scale})`,
    },
    inner,
  )
}

export const sun = (id: string, cx: number, cy: number, r: number) => circle(cx, cy, r, { fill: `url(#${id})` })
export const sunlight = (id: string, from: string = '#FFE9C4', to: string = palette.saffron) =>
  linearGradient(id, [
    [0, from],
    [1, to],
  ])
export const glow = (id: string, colour: string, strength = 0.6) =>
  element(
    'radialGradient',
    { id },
    element('stop', { offset: 0, stopColor: colour, stopOpacity: strength }) +
      element('stop', { offset: 1, stopColor: colour, stopOpacity: 0 }),
  )

export interface Plumage {
  vane: string
  /** Shaded half of the vane. */
  shade: string
  rachis: string
}

/**
 * Returns half the width of a feather's vane, relative to the maximum, at a fraction of its length. It follows the
 * curve that `feather` draws.
 */
function vaneAt(part: number) {
  let [low, high] = [0, 1]
  while (high - low > 1e-3) {
    const t = (low + high) / 2
    if (3 * (1 - t) ** 2 * t * 0.18 + 3 * (1 - t) * t ** 2 * 0.68 + t ** 3 < part) low = t
    else high = t
  }
  return 3 * (1 - low) ** 2 * low * 1.1 + 3 * (1 - low) * low ** 2 * 1.25
}

/** Draws a feather along +x from its root at the origin. */
export function feather(length: number, width: number, { vane, shade, rachis }: Plumage, barbs = 0) {
  const half = width / 2
  const upper = `M0 0C${round(length * 0.18)} ${-half * 1.1} ${round(length * 0.68)} ${-half * 1.25} ${round(length)} 0Z`
  const lower = `M0 0C${round(length * 0.18)} ${half * 1.1} ${round(length * 0.68)} ${half * 1.25} ${round(length)} 0Z`
  const cuts = draw(barbs, (i) => {
    const x = mix(0.3, 0.82, i / Math.max(1, barbs - 1)) * length
    let reach = half * 0.8
    while (reach > 1 && reach * 0.72 > 0.82 * vaneAt((x + reach * 0.9) / length) * half) reach *= 0.95
    return `M${round(x)} 0L${round(x + reach * 0.9)} ${round(-reach * 0.72)}M${round(x)} 0L${round(x + reach * 0.9)} ${round(reach * 0.72)}`
  })
  return (
    path(upper, { fill: vane }) +
    path(lower, { fill: shade }) +
    line(`M${round(-length * 0.1)} 0H${round(length * 0.9)}`, rachis, Math.max(1.5, width * 0.045), {
      strokeLinecap: 'round',
    }) +
    (cuts && line(cuts, rachis, Math.max(1.2, width * 0.028)))
  )
}

export const place = (drawing: string, [x, y]: Point, turn = 0, scale = 1) =>
  group(drawing, {
    transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)})${scale === 1 ? '' : ` scale(${round(scale, 3)})`}`,
  })

/** Draws a dune whose crest runs through the points; furrows follow the crest downwards and fade. */
export function dune(
  width: number,
  height: number,
  crest: readonly Point[],
  fill: string,
  furrow?: { colour: string; count: number; gap: number; opacity?: number; weight?: number },
) {
  const top = smooth(crest)
  const land = path(`${top}L${width} ${height}L0 ${height}Z`, { fill })
  if (!furrow) return land
  const lines = draw(furrow.count, (i) =>
    line(
      smooth(crest.map(([x, y]): Point => [x, y + (i + 1) * furrow.gap * (1 + i * 0.06)])),
      furrow.colour,
      furrow.weight ?? 2.5,
      { opacity: round((furrow.opacity ?? 0.5) * (1 - i / furrow.count), 2) },
    ),
  )
  return land + lines
}

export function crest(width: number, y: number, height: number, seed: number, points = 7): Point[] {
  const random = seeded(seed)
  return times(points + 2, (i) => [((i - 0.5) / points) * width * 1.04 - 20, y + (random() - 0.5) * 2 * height])
}

/** Draws triangles and bars between two heights as a straight border. */
export function hem(
  x: number,
  y: number,
  width: number,
  height: number,
  [ground, upper, lower, bar]: readonly [string, string, string, string],
) {
  const unit = height
  const count = Math.ceil(width / unit)
  return (
    rect(x, y, width, height, { fill: ground }) +
    path(
      draw(count, (i) =>
        i % 5 === 4 ? '' : `M${round(x + i * unit)} ${y + height}l${unit / 2} ${-height}l${unit / 2} ${height}z`,
      ),
      { fill: upper },
    ) +
    path(
      draw(count, (i) =>
        i % 5 === 4
          ? ''
          : `M${round(x + i * unit + unit * 0.25)} ${y + height}l${unit / 4} ${-height / 2}l${unit / 4} ${height / 2}z`,
      ),
      { fill: lower },
    ) +
    path(
      draw(count, (i) =>
        i % 5 === 4
          ? `M${round(x + i * unit + unit * 0.1)} ${y}h${unit * 0.2}v${height}h${-unit * 0.2}zM${round(x + i * unit + unit * 0.5)} ${y}h${unit * 0.35}v${height}h${-unit * 0.35}z`
          : '',
      ),
      { fill: bar },
    )
  )
}

export const rays = (
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  fill: string,
  spread = 0.3,
  turn = 0,
) =>
  path(
    draw(
      count,
      (i) =>
        `M${at(polar(cx, cy, outer, (i + turn) / count))}L${at(polar(cx, cy, inner, (i + turn + spread) / count))} ${at(polar(cx, cy, inner, (i + turn - spread) / count))}Z`,
    ),
    { fill },
  )

export const halftone = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  gap: number,
  fill: string,
  radius: (column: number, row: number) => number,
) =>
  group(
    times(rows, (r) =>
      times(columns, (c) => {
        const size = radius(c / (columns - 1), r / (rows - 1))
        return size > 0.4 ? circle(x + c * gap + (r % 2 ? gap / 2 : 0), y + r * gap * 0.866, round(size)) : ''
      }).join(''),
    ).join(''),
    { fill },
  )

/** Darkens the left side of a banner behind the headline. */
export const shade = (id: string, colour: string, strength: number, reach = 0.6) =>
  linearGradient(
    id,
    [
      [0, colour, strength],
      [reach, colour, 0],
    ],
    [0, 0, 1, 0],
  )
