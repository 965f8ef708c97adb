/**
 * Makes the AVIF and WebP renditions of every original in content/pictures, and src/content/pictures.json.
 * Renditions are named after the content of the original, so only new and changed pictures cost time.
 *   npm run pictures            make what is missing, remove what is no longer used
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { token } from '../build/brand/palette.ts'
import { faultLine, type Fault } from '../build/content/fault.ts'
import { listOriginals, NO_HEIC, renditionBase, renditionFaults } from '../build/content/picture-files.ts'
import { pictureRegister, type Derived } from '../build/content/pictures.ts'

const target = 'public/pictures'
const avifWidths = [360, 640, 960, 1280, 1920]
const webpWidth = 1280
/**
 * The most a rendition may weigh; its quality is lowered until it fits. The AVIF of 640 px is what phones get: with its
 * headers it fits into the first ten packets of a connection.
 */
const maxBytes = {
  avif: { 360: 16_000, 640: 13_900, 960: 90 * 1024, 1280: 90 * 1024 },
  webp: { 640: 90 * 1024, 1280: 90 * 1024 },
}
const lowestQuality = 30
/** Quality is looked for with the first, a fifteenth of the time of the second, which makes files a tenth smaller. */
const draftEffort = 2
const finalEffort = 4

/** The tokens a picture's ground may take while it loads. */
const TONES = ['ink', 'ink-2', 'laterite', 'clay', 'saffron', 'sand', 'bone', 'cobalt', 'periwinkle', 'ember'].map(
  (name) => ({ name, parts: [...Buffer.from(token(name).slice(1), 'hex')] }),
)

export type PicturesResult = { pictures: number; made: number; faults: Fault[] }

/** Null for a picture that was taken away since the folder was listed. */
const readIfThere = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/** Makes what is missing, removes what is no longer used, writes the register. One file that cannot be read stops no other. */
export async function makePictures(report: (line: string) => void): Promise<PicturesResult> {
  const { originals, faults } = listOriginals()
  const register = await readFile(pictureRegister, 'utf8').catch(() => '{}')
  const known: Record<string, Derived> = JSON.parse(register)
  const derived: Record<string, Derived> = {}
  const used = new Set<string>()
  let made = 0
  for (const { id, file } of originals) {
    const bytes = await readIfThere(file)
    if (!bytes) continue
    const base = renditionBase(id, bytes)
    try {
      const record = known[id]?.base === base ? known[id] : await describe(bytes, base)
      derived[id] = record
      await mkdir(join(target, dirname(base)), { recursive: true })
      const present = new Set(await readdir(join(target, dirname(base))))
      const wanted = renditionsOf(record)
      for (const { name } of wanted) used.add(join(target, name))
      const missing = wanted.filter(({ name }) => !present.has(basename(name)))
      if (missing.length > 0) {
        report(`${file} (${(bytes.length / 1e6).toFixed(1)} MB): making ${missing.length} renditions`)
      }
      for (const rendition of missing) {
        await writeFile(join(target, rendition.name), await encode(bytes, rendition))
        made++
      }
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
      // Phones also call such photos .jpg.
      const isHeic = /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))
      const message = isHeic ? NO_HEIC : `damaged, or no picture (${why}): save it anew`
      faults.push({ file, line: 1, path: '', message })
    }
  }
  if (faults.length === 0) await removeUnused(used)
  const sorted = Object.fromEntries(Object.entries(derived).toSorted(([a], [b]) => a.localeCompare(b)))
  const text = `${JSON.stringify(sorted, null, 2)}\n`
  // The development server reloads its pages when this file changes.
  if (text !== register) await writeFile(pictureRegister, text)
  faults.push(...(await renditionFaults(originals.filter(({ id }) => derived[id]))))
  return { pictures: originals.length, made, faults }
}

type Rendition = { name: string; format: 'avif' | 'webp'; width: number }

const renditionsOf = ({ base, widths, webpWidth }: Derived): Rendition[] =>
  [...widths.map((width) => ({ format: 'avif' as const, width })), { format: 'webp' as const, width: webpWidth }].map(
    (rendition) => ({ ...rendition, name: `${base}-${rendition.width}.${rendition.format}` }),
  )

/** Upright, in sRGB, without metadata, no heavier than it may be. */
async function encode(original: Buffer, { format, width }: Rendition): Promise<Buffer> {
  const { data, info } = await sharp(original)
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = sharp(data, { raw: info })
  const limit = new Map(Object.entries(maxBytes[format])).get(String(width)) ?? Infinity
  const at = (quality: number, effort: number) =>
    format === 'avif'
      ? image.clone().avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer()
      : image.clone().webp({ quality, effort: 5 }).toBuffer()
  let quality = format === 'avif' ? 58 : 76
  let draft = await at(quality, draftEffort)
  while (draft.length > limit && quality > lowestQuality) {
    quality -= 8
    draft = await at(quality, draftEffort)
  }
  // A picture full of grain would take minutes and gain nothing.
  const grainy = (draft.length * 8) / (info.width * info.height) > 1
  if (format === 'webp' || grainy) return draft
  const final = await at(quality, finalEffort)
  return final.length < draft.length ? final : draft
}

async function describe(bytes: Buffer, base: string): Promise<Derived> {
  const {
    autoOrient: { width, height },
    hasAlpha,
  } = await sharp(bytes).metadata()
  const transparent = hasAlpha && !(await sharp(bytes).stats()).isOpaque
  const fit = (list: number[]) => {
    const smaller = list.filter((w) => w <= width)
    return smaller.length > 0 ? smaller : [width]
  }
  const widths = fit(avifWidths)
  const largest = widths.at(-1) ?? width
  const halves = await sharp(bytes).autoOrient().resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return {
    base,
    width: largest,
    height: Math.round((height * largest) / width),
    widths,
    webpWidth: Math.min(webpWidth, width),
    from: nearestTone(halves.subarray(0, 3)),
    to: nearestTone(halves.subarray(3, 6)),
    ...(transparent && { transparent }),
  }
}

function nearestTone(colour: Buffer): string {
  const distance = (parts: number[]) => parts.reduce((sum, part, i) => sum + (part - (colour[i] ?? 0)) ** 2, 0)
  const [nearest] = TONES.toSorted((a, b) => distance(a.parts) - distance(b.parts))
  return nearest?.name ?? 'ink'
}

async function removeUnused(used: Set<string>): Promise<void> {
  const entries = await readdir(target, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && /\.(avif|webp)$/.test(entry.name) && !used.has(file)) await rm(file)
  }
}

if (import.meta.main) {
  const { pictures, made, faults } = await makePictures(console.log)
  for (const fault of faults) console.error(faultLine(fault))
  console.log(`${pictures} pictures, ${made} new renditions`)
  if (faults.length > 0) process.exitCode = 1
}
