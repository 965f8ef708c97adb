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
const BUDGET_BYTES = 60 * 1024

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const accents = 'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖØÙÚÜàáâäãåçèéêëìíîïñòóôöøùúûüß'
const GLYPHS = `${ascii}  ©®°±·×÷£€¢¥§«»–—‘’“”„•…™−→`
/** Of the accents' block all but × and ÷, which stand with the basic glyphs. */
const ACCENTED = 'U+C0-D6, U+D8-F6, U+F8-FF'
const RUPEE = '₹'

const display: Axes = { opsz: 96, wdth: 84, wght: { min: 600, max: 800, default: 700 } }
const text: Axes = { wdth: 100, wght: { min: 400, max: 700, default: 400 } }

// Arial's advance widths in 1/2048 em, space then a to z: the fallback every system has or imitates.
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

async function cut(source: string, glyphs: string, axes: Axes, file: string): Promise<number> {
  const font = await subsetFont(await readFile(join(PACKAGES, source)), glyphs, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'calt'],
  })
  await writeFile(join(OUT, file), font)
  return font.byteLength
}

/** CSS descriptors that make `local` take the room of the cut font at `weight`. */
async function fallback(source: string, axes: Axes, weight: number, local: readonly number[]): Promise<string> {
  const file = await subsetFont(await readFile(join(PACKAGES, source)), ascii, {
    targetFormat: 'sfnt',
    variationAxes: { ...axes, wght: weight },
  })
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  const letters = ' abcdefghijklmnopqrstuvwxyz'
  let ours = 0
  let theirs = 0
  for (const [i, letter] of [...letters].entries()) {
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

const face = (family: string, src: string, rest: string): string =>
  `@font-face {\n  font-family: '${family}';\n  src: ${src};\n${rest}\n}\n`

// ?no-inline: a data: address would be refused by the site's font-src 'self'.
const file = (name: string): string => `url('./fonts/${name}?no-inline') format('woff2')`

await mkdir(OUT, { recursive: true })
const bricolage = 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'
const bricolageExt = 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2'
const instrument = 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2'

const sizes = await Promise.all([
  cut(bricolage, GLYPHS, display, 'bricolage-grotesque.woff2'),
  cut(bricolageExt, RUPEE, { ...display, wght: { min: 400, max: 800, default: 700 } }, 'rupee.woff2'),
  cut(instrument, GLYPHS, text, 'instrument-sans.woff2'),
])
await cut(bricolage, accents, display, 'bricolage-grotesque-accents.woff2')
await cut(instrument, accents, text, 'instrument-sans-accents.woff2')
await copyFile(join(PACKAGES, 'bricolage-grotesque/LICENSE'), join(OUT, 'OFL-bricolage-grotesque.txt'))
await copyFile(join(PACKAGES, 'instrument-sans/LICENSE'), join(OUT, 'OFL-instrument-sans.txt'))

const total = sizes.reduce((sum, size) => sum + size, 0)
if (total > BUDGET_BYTES)
  throw new Error(`Fonts take ${total} bytes; the budget is ${BUDGET_BYTES}. Cut glyphs or axes.`)

const accented = `  font-display: swap;\n  unicode-range: ${ACCENTED};`
const rupee = '  font-weight: 400 800;\n  font-display: swap;\n  unicode-range: U+20B9;'
const css = [
  '/* Written by `npm run fonts`; do not edit. Accents and the rupee sign, which exists only in the extended subset, are files of their own, fetched when shown. */\n',
  face('Bricolage Grotesque', file('bricolage-grotesque.woff2'), '  font-weight: 600 800;\n  font-display: swap;'),
  face('Bricolage Grotesque', file('bricolage-grotesque-accents.woff2'), `  font-weight: 600 800;\n${accented}`),
  face('Bricolage Grotesque', file('rupee.woff2'), rupee),
  face('Instrument Sans', file('instrument-sans.woff2'), '  font-weight: 400 700;\n  font-display: swap;'),
  face('Instrument Sans', file('instrument-sans-accents.woff2'), `  font-weight: 400 700;\n${accented}`),
  face('Instrument Sans', file('rupee.woff2'), rupee),
  face(
    'Display Fallback',
    "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold')",
    `  font-weight: 600 800;\n${await fallback(bricolage, display, 700, ARIAL_BOLD)}`,
  ),
  face(
    'Text Fallback',
    "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto')",
    `  font-weight: 400 700;\n${await fallback(instrument, text, 400, ARIAL)}`,
  ),
]
await writeFile('src/styles/fonts.css', css.join(''))
console.log(
  `Fonts: ${sizes.map((size) => `${(size / 1024).toFixed(1)} KB`).join(' + ')} = ${(total / 1024).toFixed(1)} KB`,
)
