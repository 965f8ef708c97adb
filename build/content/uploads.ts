/** Pictures and logos uploaded in the studio. Each has a record in a JSON file of its own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { logosDir } from './logo-files.ts'

/** Renditions of a picture. */
export type Derived = {
  /** Base of the file names below `pictures/`, such as `works/work-01.1f0c9a2b`, followed by `-640.avif` and so on. */
  base: string
  /** Size of the largest rendition in pixels. */
  width: number
  height: number
  /** Widths of the AVIF renditions in pixels, ascending; browsers without AVIF get one WebP. */
  widths: number[]
  webpWidth: number
  /** Ground tones (token names) of the upper and lower half, painted until the picture has loaded. */
  from: string
  to: string
  /** True for a picture that is not opaque, which is a fault. */
  transparent?: true
}

export const uploadsFolder = 'uploads'
const uploadsDir = `content/pictures/${uploadsFolder}`

/** Record of an uploaded picture. It never changes; content/pictures/uploads.yaml may have newer texts. */
export type UploadedPicture = { alt: string; focus: string; derived: Derived; by: string; at: number }

let known: { names: string; uploads: Map<string, UploadedPicture> } | undefined

/** Returns uploaded pictures by id. A picture without a record was never finished and does not exist. */
export function uploadedPictures(): ReadonlyMap<string, UploadedPicture> {
  const records = existsSync(uploadsDir)
    ? readdirSync(uploadsDir).filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    : []
  const names = records.toSorted().join()
  // Cached by name, because records are never changed.
  if (known?.names === names) return known.uploads
  const uploads = new Map(
    records.map((name): [string, UploadedPicture] => {
      const record: UploadedPicture = JSON.parse(readFileSync(join(uploadsDir, name), 'utf8'))
      return [`${uploadsFolder}/${basename(name, '.json')}`, record]
    }),
  )
  known = { names, uploads }
  return uploads
}

/** Returns the name of the client that an uploaded logo was given; undefined for other logos. */
export function uploadedLogoOwner(name: string): string | undefined {
  const record = join(logosDir, `${name}.json`)
  if (!existsSync(record)) return undefined
  const { alt }: { alt: string } = JSON.parse(readFileSync(record, 'utf8'))
  return alt || undefined
}
