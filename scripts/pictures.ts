/**
 * Makes the AVIF and WebP renditions of every original in content/pictures, and src/content/pictures.json.
 * Renditions are named after the content of the original, so only new and changed pictures cost time.
 *   npm run pictures            make what is missing, remove what is no longer used
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Derived } from '../src/content/pictures.ts'

const originals = 'content/pictures'
const target = 'public/pictures'
const register = 'src/content/pictures.json'
const avifWidths = [360, 640, 960, 1280, 1920]
const webpWidth = 1280
/** Changing a setting above or below changes every file name: raise this. */
const recipe = '2'
/**
 * The most a rendition may weigh; its quality is lowered until it fits. The AVIF of 640 px is what phones get: with its
 * headers it fits into the first ten packets of a connection.
 */
const heaviest = {
  avif: { 360: 16_000, 640: 13_900, 960: 90 * 1024, 1280: 90 * 1024 },
  webp: { 640: 90 * 1024, 1280: 90 * 1024 },
}
const lowestQuality = 30

// The tokens a picture's ground may take while it loads; values as in src/styles/tokens.css.
const tones: Record<string, [number, number, number]> = {
  ink: [18, 23, 58],
  'ink-2': [35, 43, 99],
  laterite: [191, 61, 27],
  clay: [163, 52, 20],
  saffron: [242, 163, 27],
  sand: [233, 201, 160],
  bone: [246, 238, 225],
  cobalt: [43, 60, 255],
  periwinkle: [154, 163, 232],
  ember: [232, 99, 47],
}

const known: Record<string, Derived> = await readFile(register, 'utf8').then(JSON.parse, () => ({}))
const derived: Record<string, Derived> = {}
const kept = new Set<string>()
let made = 0

for (const file of await files(originals, ['.webp', '.png', '.jpg', '.jpeg'])) {
  const id = file.slice(originals.length + 1, -extname(file).length)
  const bytes = await readFile(file)
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 8)
  const base = `${id}.${hash}`
  const record = known[id]?.base === base ? known[id] : await describe(bytes, base)
  derived[id] = record
  await mkdir(join(target, dirname(base)), { recursive: true })
  const present = new Set(await readdir(join(target, dirname(base))))
  for (const [format, widths] of [
    ['avif', record.widths],
    ['webp', [record.webpWidth]],
  ] as const) {
    for (const width of widths) {
      const name = `${base}-${width}.${format}`
      kept.add(join(target, name))
      if (present.has(basename(name))) continue
      const image = sharp(bytes).resize({ width }).toColourspace('srgb')
      let quality = format === 'avif' ? 58 : 76
      let output = await encode(image, format, quality)
      const limit = new Map(Object.entries(heaviest[format])).get(String(width)) ?? Infinity
      while (output.length > limit && quality > lowestQuality) {
        quality -= 8
        output = await encode(image, format, quality)
      }
      await writeFile(join(target, name), output)
      made++
    }
  }
}

for (const file of await files(target, ['.avif', '.webp'])) if (!kept.has(file)) await rm(file)
const sorted = Object.fromEntries(Object.entries(derived).toSorted(([a], [b]) => a.localeCompare(b)))
await writeFile(register, `${JSON.stringify(sorted, null, 2)}\n`)
console.log(`${Object.keys(derived).length} pictures, ${made} new renditions`)

function encode(image: Sharp, format: 'avif' | 'webp', quality: number) {
  return format === 'avif'
    ? image.clone().avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer()
    : image.clone().webp({ quality, effort: 5 }).toBuffer()
}

async function describe(bytes: Buffer, base: string): Promise<Derived> {
  const { width, height } = await sharp(bytes).metadata()
  const fit = (list: number[]) => {
    const smaller = list.filter((w) => w <= width)
    return smaller.length > 0 ? smaller : [width]
  }
  const widths = fit(avifWidths)
  const largest = widths.at(-1) ?? width
  const halves = await sharp(bytes).resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const blur = await sharp(bytes).resize(16).webp({ quality: 40 }).toBuffer()
  return {
    base,
    width: largest,
    height: Math.round((height * largest) / width),
    widths,
    webpWidth: Math.min(webpWidth, width),
    from: nearestTone(halves.subarray(0, 3)),
    to: nearestTone(halves.subarray(3, 6)),
    blur: `data:image/webp;base64,${blur.toString('base64')}`,
  }
}

function nearestTone(colour: Buffer): string {
  const distance = (tone: readonly number[]) => tone.reduce((sum, part, i) => sum + (part - (colour[i] ?? 0)) ** 2, 0)
  const [[name]] = Object.entries(tones).toSorted(([, a], [, b]) => distance(a) - distance(b)) as [[string, unknown]]
  return name
}

async function files(folder: string, endings: string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && endings.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
