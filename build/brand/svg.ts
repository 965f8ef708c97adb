// SVG is written as plain strings; attribute names are camelCase here and kebab-case in the file.
export type Point = readonly [x: number, y: number]
type Attributes = Record<string, string | number | undefined>

const camelCaseInSvg = new Set([
  'viewBox',
  'gradientUnits',
  'patternUnits',
  'patternTransform',
  'preserveAspectRatio',
  'gradientTransform',
  'clipPathUnits',
  'baseFrequency',
  'numOctaves',
  'stitchTiles',
  'tableValues',
  'stdDeviation',
  'markerWidth',
])

export const round = (value: number, decimals = 1) => Number(value.toFixed(decimals))

export function element(name: string, attributes: Attributes, children = '') {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const attribute = camelCaseInSvg.has(key) ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return ` ${attribute}="${typeof value === 'number' ? round(value, 2) : value}"`
    })
    .join('')
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`
}

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}) =>
  element('rect', { x, y, width, height, ...attributes })
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}) =>
  element('circle', { cx, cy, r, ...attributes })
export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}) =>
  element('ellipse', { cx, cy, rx, ry, ...attributes })
export const path = (d: string, attributes: Attributes = {}) => element('path', { d, ...attributes })
export const group = (children: string, attributes: Attributes = {}) => element('g', attributes, children || ' ')
export const polygon = (points: readonly Point[], attributes: Attributes = {}) =>
  path(`M${points.map(at).join('L')}Z`, attributes)
export const line = (d: string, stroke: string, strokeWidth: number, attributes: Attributes = {}) =>
  path(d, { fill: 'none', stroke, strokeWidth, ...attributes })

export const at = ([x, y]: Point) => `${round(x)} ${round(y)}`

export function linearGradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
) {
  return element(
    'linearGradient',
    { id, x1, y1, x2, y2 },
    stops
      .map(([offset, colour, opacity]) => element('stop', { offset, stopColor: colour, stopOpacity: opacity }))
      .join(''),
  )
}

export function svg(width: number, height: number, body: string, attributes: Attributes = {}) {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${round(width)} ${round(height)}`,
      ...attributes,
    },
    body,
  )
}

// Returns a Catmull-Rom spline through the points, as cubic Béziers.
export function smooth(points: readonly Point[]) {
  const point = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? ([0, 0] as const)
  let d = `M${at(point(0))}`
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    d += `C${at([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${at([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${at(c)}`
  }
  return d
}

export const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))
export const draw = (count: number, make: (index: number) => string) => times(count, make).join('')
export const mix = (from: number, to: number, t: number) => from + (to - from) * t
export const polar = (cx: number, cy: number, radius: number, turns: number): Point => [
  cx + Math.cos(turns * Math.PI * 2) * radius,
  cy + Math.sin(turns * Math.PI * 2) * radius,
]

// Creates a random number generator from 0 to 1. The same seed gives the same numbers, so a picture is identical on
// every run.
export function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

export const cycle = <const T>(list: readonly [T, ...T[]], i: number): T =>
  list[((i % list.length) + list.length) % list.length] ?? list[0]
