/** Pictures and logos that came by the studio: what is known of each stands in a file of its own beside it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { logosDir } from './logo-files.ts'

/** What the files of a picture are, made from its original. */
export type Derived = {
  /** Base of the file names below `pictures/`, e.g. `works/work-01.1f0c9a2b`; `-640.avif` and so on follow. */
  base: string
  /** Pixels of the largest rendition. */
  width: number
  height: number
  /** Widths in pixels at which an AVIF exists, ascending; for browsers without AVIF there is one WebP. */
  widths: number[]
  webpWidth: number
  /** Ground tones (token names) of the upper and lower half, painted until the picture arrives. */
  from: string
  to: string
  /** Not solid everywhere, which is a fault. */
  transparent?: true
}

export const uploadsFolder = 'uploads'
const uploadsDir = `content/pictures/${uploadsFolder}`

/** What is known of an uploaded picture. Never changed: other words for it stand in content/pictures/uploads.yaml. */
export type UploadedPicture = { alt: string; focus: string; derived: Derived; by: string; at: number }

let known: { names: string; uploads: Map<string, UploadedPicture> } | undefined

/** Uploaded pictures by id. A picture without its record was never finished, and is none. */
export function uploadedPictures(): ReadonlyMap<string, UploadedPicture> {
  const records = existsSync(uploadsDir)
    ? readdirSync(uploadsDir).filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    : []
  const names = records.toSorted().join()
  // No record is ever written a second time.
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

/** Whose an uploaded logo was said to be; undefined for others. */
export function uploadedLogoOwner(name: string): string | undefined {
  const record = join(logosDir, `${name}.json`)
  if (!existsSync(record)) return undefined
  const { alt }: { alt: string } = JSON.parse(readFileSync(record, 'utf8'))
  return alt || undefined
}
