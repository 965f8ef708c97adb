/**
 * Cuts the two typefaces to the glyphs and axes the site uses, and writes
 * src/styles/fonts.css with size-adjusted local fallbacks.
 * Run `npm run fonts` after changing GLYPHS or the axes; the results are committed.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'

type Axes = Record<string, number | { min: number; max: number; default?: number }>

const PACKAGES = 'node_modules/@fontsource-variable'
const OUT = 'src/styles/fonts'

/**
 * Cut of the display font for 48 px: in the one for 96, the dots of i and the spaces between words close below 22 px.
 * It is set narrower, because it is wider.
 */
const display = { opsz: 48, wdth: 76, wght: { min: 700, max: 800, default: 700 } }
const text = { wdth: 100, wght: { min: 400, max: 600, default: 400 } }

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const alphanumeric = ` \u00a0${ascii.replaceAll(/[^A-Za-z0-9]/g, '')}`
const displayed = `${alphanumeric}.,’'-&?:×+$`
const written = `${alphanumeric}.,’-&?:;!/“”`
const glyphs = `${ascii}\u00a0©®°±·×÷£€¢¥§«»–—‘’“”„•…™−→ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖØÙÚÜàáâäãåçèéêëìíîïñòóôöøùúûüß`
/** Signs of eyebrows, phone numbers and addresses in the text font: 1.5 kB, without kerning. */
const SIGNS = '·+=@()'
const RUPEE = '₹'

/** Letters of Arabic words in drawings. The whole alphabet is 5 kB and loaded only by pages that use it. */
const ARABIC = ' ،؛؟ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي'
const JOINING = ['init', 'medi', 'fina', 'rlig']

const bricolage = 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'
const bricolageExt = 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2'
const instrument = 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2'
const kufi = 'noto-kufi-arabic/files/noto-kufi-arabic-arabic-wght-normal.woff2'

/**
 * Kerning all pairs of glyphs is half of a font file. The most common glyphs are in a file that fits with its headers
 * into the first ten packets of a connection (14.6 kB); the rest, without kerning, are in another file that is loaded
 * on demand.
 */
const families = [
  {
    ...{ family: 'Bricolage Grotesque', file: 'bricolage-grotesque', source: bricolage, axes: display },
    ...{ common: displayed, signs: '' },
  },
  {
    ...{ family: 'Instrument Sans', file: 'instrument-sans', source: instrument, axes: text },
    ...{ common: written, signs: SIGNS },
  },
]
const COMMON_BYTES = 14_000
const FEATURES = ['liga', 'mark', 'mkmk', 'ccmp', 'tnum', 'calt']

// Arial's advance widths in 1/2048 em, space then a to z. Every system has this fallback or a metric-compatible one.
const ARIAL = [
  569, 1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024, 455, 1706, 1139, 1139, 1139, 1139, 682, 1024, 569,
  1139, 1024, 1479, 1024, 1024, 1024,
]
const ARIAL_BOLD = [
  569, 1139, 1251, 1139, 1251, 1139, 682, 1251, 1251, 569, 569, 1139, 569, 1821, 1251, 1251, 1251, 1251, 797, 1139, 682,
  1251, 1139, 1593, 1139, 1139, 1024,
]
const FREQUENCY = [
  18, 6.7, 1.2, 2.3, 3.5, 10.4, 1.8, 1.6, 5, 5.7, 0.1, 0.6, 3.3, 2, 5.7, 6.2, 1.6, 0.1, 5, 5.2, 7.4, 2.2, 0.8, 1.9, 0.1,
  1.6, 0.1,
]

async function cut(source: string, name: string, axes: Axes, characters: string, features: string[]): Promise<number> {
  const font = await subsetFont(await readFile(join(PACKAGES, source)), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    // Names of styles for font menus, and rasterizing on systems without antialiasing.
    dropTables: ['STAT', 'MVAR', 'gasp'],
    noHinting: true,
  })
  await writeFile(join(OUT, `${name}.woff2`), font)
  console.log(`${name}: ${(font.byteLength / 1000).toFixed(1)} kB`)
  return font.byteLength
}

/** Returns CSS descriptors that give `local` the width of the cut font at `weight`. */
async function fallback(source: string, axes: Axes, weight: number, local: readonly number[]): Promise<string> {
  const file = await subsetFont(await readFile(join(PACKAGES, source)), ascii, {
    targetFormat: 'sfnt',
    variationAxes: { ...axes, wght: weight },
  })
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  const alphabet = ' abcdefghijklmnopqrstuvwxyz'
  let ours = 0
  let theirs = 0
  for (const [i, letter] of [...alphabet].entries()) {
    const share = FREQUENCY[i] ?? 0
    ours += share * ((font.charToGlyph(letter).advanceWidth ?? 0) / font.unitsPerEm)
    theirs += share * ((local[i] ?? 0) / 2048)
  }
  const size = ours / theirs
  const percent = (value: number): string => `${(value * 100).toFixed(2)}%`
  return [
    `  size-adjust: ${percent(size)};`,
    `  ascent-override: ${percent(font.ascender / font.unitsPerEm / size)};`,
    `  descent-override: ${percent(-font.descender / font.unitsPerEm / size)};`,
    '  line-gap-override: 0%;',
  ].join('\n')
}

/** Returns the value of `unicode-range` for these glyphs. */
function ranges(glyphs: string): string {
  const points = [...glyphs].map((glyph) => glyph.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const starts = points.filter((point, i) => point - 1 !== points[i - 1])
  const ends = points.filter((point, i) => point + 1 !== points[i + 1])
  const hex = (point = 0): string => point.toString(16).toUpperCase()
  return starts.map((start, i) => `U+${hex(start)}${ends[i] === start ? '' : `-${hex(ends[i])}`}`).join(', ')
}

const face = (family: string, src: string, weight: string, rest: string): string =>
  `@font-face {\n  font-family: '${family}';\n  src: ${src};\n  font-weight: ${weight};\n${rest}\n}\n`

// With ?no-inline, because the site's font-src 'self' blocks data: URLs.
const cutFace = (family: string, name: string, weight: string, range: string): string => {
  const src = `url('./fonts/${name}.woff2?no-inline') format('woff2')`
  return face(family, src, weight, `  font-display: swap;\n  unicode-range: ${range};`)
}

await mkdir(OUT, { recursive: true })
await copyFile(join(PACKAGES, 'bricolage-grotesque/LICENSE'), join(OUT, 'OFL-bricolage-grotesque.txt'))
await copyFile(join(PACKAGES, 'instrument-sans/LICENSE'), join(OUT, 'OFL-instrument-sans.txt'))
await copyFile(join(PACKAGES, 'noto-kufi-arabic/LICENSE'), join(OUT, 'OFL-noto-kufi-arabic.txt'))

const faces: string[] = []
for (const { family, file, source, axes, common, signs } of families) {
  const bytes = await cut(source, file, axes, common, ['kern', ...FEATURES])
  if (bytes > COMMON_BYTES) throw new Error(`${file} takes ${bytes} bytes, ${COMMON_BYTES} is the most. Cut glyphs.`)
  const rest = [...glyphs].filter((glyph) => !`${common}${signs}`.includes(glyph)).join('')
  await cut(source, `${file}-rest`, axes, rest, FEATURES)
  // Among faces with overlapping ranges, browsers try the last one first. All need the same weights; otherwise browsers
  // take glyphs from only one of them.
  const weight = `${axes.wght.min} ${axes.wght.max}`
  faces.push(cutFace(family, `${file}-rest`, weight, 'U+21-2212'), cutFace(family, file, weight, ranges(common)))
  if (signs) {
    await cut(source, `${file}-signs`, axes, signs, [])
    faces.push(cutFace(family, `${file}-signs`, weight, ranges(signs)))
  }
  faces.push(cutFace(family, 'rupee', weight, ranges(RUPEE)))
}
// Only the extended subset has the rupee sign. Both families use this file.
await cut(bricolageExt, 'rupee', { ...display, wght: { min: 400, max: 800, default: 700 } }, RUPEE, [])
await cut(kufi, 'arabic', { wght: 800 }, ARABIC, [...FEATURES, ...JOINING])
faces.push(cutFace('Noto Kufi Arabic', 'arabic', '800', 'U+60C-64A, U+20'))

const css = [
  '/* Written by `npm run fonts`; do not edit. */\n',
  ...faces,
  face(
    'Display Fallback',
    "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold')",
    '700 800',
    await fallback(bricolage, display, 700, ARIAL_BOLD),
  ),
  face(
    'Text Fallback',
    "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto')",
    '400 600',
    await fallback(instrument, text, 400, ARIAL),
  ),
]
await writeFile('src/styles/fonts.css', css.join(''))
