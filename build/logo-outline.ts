/** Converts a client's logo to one colour, `currentColor`. */
import { contours } from 'd3-contour'
import sharp from 'sharp'
import { optimize, type CustomPlugin } from 'svgo'
import { MIN_LOGO } from './content/logo-size.ts'

/** Part of the sprite; `attributes` are those of the symbol. */
export type LogoOutline = { attributes: string; content: string }

/** Reason why a file cannot be a logo, and what to do. */
export type LogoFault = { fault: string }

/** Cleans an SVG: removes scripts, styles, sizes and colours. `name` makes its ids unique. */
export function outlineSvg(source: string, name: string): LogoOutline | LogoFault {
  const found = { colours: new Set<string>(), elements: new Set<string>() }
  const styleAttributes: CustomPlugin = {
    name: 'styleAttributes',
    fn: () => ({
      element: {
        enter: ({ name: element, attributes }) => {
          found.elements.add(element)
          for (const field of ['fill', 'stroke']) {
            const colour = attributes[field]
            if (colour && !['none', 'currentColor', 'transparent', 'inherit'].includes(colour)) {
              found.colours.add(colour)
            }
          }
        },
      },
    }),
  }
  let cleaned: string
  try {
    cleaned = optimize(source, {
      plugins: [
        { name: 'preset-default', params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } },
        'removeScripts',
        'removeStyleElement',
        'convertStyleToAttrs',
        styleAttributes,
        { name: 'convertColors', params: { currentColor: true } },
        { name: 'prefixIds', params: { prefix: name } },
      ],
    }).data
  } catch {
    return { fault: 'not an SVG: save it anew as .svg' }
  }
  const [, root = '', content = ''] = /^<svg\b([^>]*?)(?:\/>|>([\s\S]*)<\/svg>)$/.exec(cleaned) ?? []
  const fault = faultOf(found.elements, [...found.colours])
  if (fault) return { fault }
  if (!found.elements.has('svg')) return { fault: 'not an SVG: save it anew as .svg' }
  if (!content) return { fault: 'an SVG with nothing in it: save it anew' }
  const fields = new Map([...root.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, field = '', value = '']) => [field, value]))
  const [width, height] = ['width', 'height'].map((field) => Number.parseFloat(fields.get(field) ?? ''))
  const viewBox = fields.get('viewBox') ?? (width && height ? `0 0 ${width} ${height}` : undefined)
  if (!viewBox) {
    return { fault: 'has neither a viewBox nor a size: add  viewBox="0 0 WIDTH HEIGHT"  to its <svg> element' }
  }
  const shapeAttributes = [...fields].filter(([field]) => /^(stroke(-[a-z]+)?|(fill|clip)-rule)$/.test(field))
  const all = [['viewBox', viewBox], ['fill', fields.get('fill') ?? 'currentColor'], ...shapeAttributes]
  return { attributes: all.map(([field, value]) => `${field}="${value}"`).join(' '), content }
}

function faultOf(elements: Set<string>, colours: string[]): string | undefined {
  if (elements.has('text'))
    return 'has text in it, which needs a typeface: turn the text into outlines, ask whoever made the logo for such a file, or use a PNG'
  if (elements.has('image')) return 'has a photo in it: save the logo as PNG, or as an SVG of outlines'
  if (elements.has('foreignObject')) return 'has a web page in it: save it as an SVG of outlines'
  if (colours.some((colour) => colour.startsWith('url('))) {
    return 'has a gradient: a logo is drawn in one colour, so save it in one'
  }
  return colours.length > 1 && colours.includes('#fff')
    ? 'has white parts, which would be filled: a logo is drawn in one colour, so cut them out and save it in one'
    : undefined
}

/** Length in pixels of the longer side when a PNG is traced. */
const TRACED = 1200
/** Minimum area in traced pixels; a smaller one is under a tenth of a CSS pixel on the logo grid. */
const TOLERANCE = 0.6
/** Ratio of a cell in the logo grid, and the share of it that a logo may fill. */
const BOX = { ratio: 2.5, wide: 0.94, tall: 0.75 }
const MAX_LINES = 400
const MAX_BYTES = 24_000
const TOO_FINE = 'too fine for a logo, or a photo: take the logo alone, in one colour on a transparent ground'

type Point = [number, number]

/** Traces a PNG: its opaque pixels or, where all are opaque, those that differ from the colour of the first pixel. */
export async function outlinePng(bytes: Buffer): Promise<LogoOutline | LogoFault> {
  const read = await readPixels(bytes).catch(() => null)
  if (!read) return { fault: 'damaged, or not a PNG: save it anew' }
  const { size, data, info } = read
  if (size.width < MIN_LOGO.width && size.height < MIN_LOGO.height) {
    return {
      fault: `only ${size.width} × ${size.height} pixels: take one at least ${MIN_LOGO.width} wide or ${MIN_LOGO.height} tall, or an SVG`,
    }
  }
  const rings = contours().size([info.width, info.height]).contour(coverage(data), 128).coordinates.flat()
  if (rings.length > MAX_LINES) return { fault: TOO_FINE }
  const shape = rings.map((ring) => thinned(ring as Point[])).filter(({ length }) => length > 3)
  if (shape.length === 0) return { fault: 'of one colour all over: save the logo on a transparent or a white ground' }
  const path = shape.map((ring) => `M${ring.map((point) => point.map((x) => x.toFixed(1)).join(' ')).join('L')}Z`)
  const { data: svg } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path.join('')}"/></svg>`)
  const [content = ''] = /<path[^>]*>/.exec(svg) ?? []
  if (content.length > MAX_BYTES) return { fault: TOO_FINE }
  return { attributes: `viewBox="${boxAround(shape.flat())}" fill="currentColor" fill-rule="evenodd"`, content }
}

async function readPixels(bytes: Buffer) {
  const image = sharp(bytes)
  const { autoOrient: size } = await image.metadata()
  const scaled = image.autoOrient().resize(TRACED, TRACED, { fit: 'inside' }).toColourspace('srgb').ensureAlpha()
  return { size, ...(await scaled.raw().toBuffer({ resolveWithObject: true })) }
}

/** Returns for each pixel, from 0 to 255, how much it belongs to the logo. */
function coverage(rgba: Buffer): number[] {
  const count = rgba.length / 4
  const alphas = Array.from({ length: count }, (_, pixel) => rgba[pixel * 4 + 3] ?? 0)
  if (alphas.some((alpha) => alpha < 128)) return alphas
  const away = (pixel: number, part: number) => Math.abs((rgba[pixel * 4 + part] ?? 0) - (rgba[part] ?? 0))
  const distances = Array.from({ length: count }, (_, at) => Math.max(away(at, 0), away(at, 1), away(at, 2)))
  const most = largest(distances)
  return most < 32 ? distances.map(() => 0) : distances.map((distance) => (distance * 255) / most)
}

/**
 * Removes points that deviate from the line between their neighbours by less than the tolerance
 * (Ramer–Douglas–Peucker).
 */
function thinned(line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const distances = line.map((point) => distanceTo(point, first, last))
  const most = largest(distances)
  if (most <= TOLERANCE) return [first, last]
  const at = distances.indexOf(most)
  return [...thinned(line.slice(0, at + 1)).slice(0, -1), ...thinned(line.slice(at))]
}

const largest = (numbers: number[]): number => numbers.reduce((one, other) => Math.max(one, other), 0)

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  return length === 0 ? Math.hypot(x - x1, y - y1) : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

function boxAround(points: Point[]): string {
  const ends = (at: 0 | 1) =>
    points.reduce(([least, most], point) => [Math.min(least, point[at]), Math.max(most, point[at])] as const, [
      Infinity,
      -Infinity,
    ] as readonly [number, number])
  const [left, right] = ends(0)
  const [top, bottom] = ends(1)
  const width = Math.max((right - left) / BOX.wide, ((bottom - top) / BOX.tall) * BOX.ratio)
  const height = width / BOX.ratio
  return [(left + right - width) / 2, (top + bottom - height) / 2, width, height].map(Math.round).join(' ')
}
