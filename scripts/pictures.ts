/**
 * Makes the AVIF and WebP renditions of every original in content/pictures, and src/content/pictures.json. Renditions
 * are named after the content of the original, so only new and changed pictures cost time.
 *   npm run pictures            makes missing renditions, removes unused ones
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { faultLine, type Fault } from '../build/content/fault.ts'
import { listOriginals, NO_HEIC, renditionBase, renditionFaults } from '../build/content/picture-files.ts'
import { pictureRegister, type Derived } from '../build/content/pictures.ts'
import { uploadedPictures } from '../build/content/uploads.ts'
import { describe, encode, renditionsOf } from '../build/picture-renditions.ts'

const target = 'public/pictures'
export type PicturesResult = { pictures: number; made: number; faults: Fault[] }

/** Reads a picture; null when it was removed since the folder was listed. */
const readIfThere = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/**
 * Makes missing renditions, removes unused ones, and writes the register. A file that cannot be read is reported and
 * does not stop the others.
 */
export async function makePictures(report: (line: string) => void): Promise<PicturesResult> {
  const { originals, faults } = listOriginals()
  const register = await readFile(pictureRegister, 'utf8').catch(() => '{}')
  const known: Record<string, Derived> = JSON.parse(register)
  const derived: Record<string, Derived> = {}
  const used = new Set<string>()
  const ready = new Set<string>()
  const uploads = uploadedPictures()
  let made = 0
  for (const { id, file } of originals) {
    const bytes = await readIfThere(file)
    if (!bytes) continue
    const base = renditionBase(id, bytes)
    try {
      const uploaded = uploads.get(id)?.derived
      const record = uploaded ?? (known[id]?.base === base ? known[id] : await describe(bytes, base))
      if (!uploaded) derived[id] = record
      ready.add(id)
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
      // Phones may name such photos .jpg.
      const isHeic = /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))
      const message = isHeic ? NO_HEIC : `damaged, or no picture (${why}): save it anew`
      faults.push({ file, line: 1, path: '', message })
    }
  }
  if (faults.length === 0) await removeUnused(used)
  const sorted = Object.fromEntries(Object.entries(derived).toSorted(([a], [b]) => a.localeCompare(b)))
  const text = `${JSON.stringify(sorted, null, 2)}\n`
  // Written only when changed, because the development server then reloads its pages.
  if (text !== register) await writeFile(pictureRegister, text)
  faults.push(...(await renditionFaults(originals.filter(({ id }) => ready.has(id)))))
  return { pictures: originals.length, made, faults }
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
