import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { Fault } from './fault.ts'
import { originalsDir, readRegister } from './pictures.ts'
import { uploadedPictures, uploadsFolder } from './uploads.ts'

export type Original = {
  /** Id such as `team/member-01`. */
  id: string
  /** Path such as `content/pictures/team/member-01.jpg`. */
  file: string
}

const readable = ['.jpg', '.jpeg', '.png', '.webp', '.avif']
const heic = ['.heic', '.heif']
/** Fault of a HEIC file. Its decoder is patented and not included in builds of sharp. */
export const NO_HEIC =
  'a HEIC photo cannot be read here: save it as JPEG and put that in its place (a phone’s settings call it “most compatible”)'

/** Lists all original pictures, and a fault for each file that cannot be one. */
export function listOriginals(): { originals: Original[]; faults: Fault[] } {
  const files = readdirSync(originalsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'Thumbs.db')
    .map((entry) => join(entry.parentPath, entry.name).replaceAll(sep, '/'))
    .filter((file) => !file.endsWith('.yaml') && !isPartOfUpload(file))
    .toSorted()
  const originals = new Map<string, Original>()
  const faults: Fault[] = []
  const fault = (file: string, message: string) => faults.push({ file, line: 1, path: '', message })
  for (const file of files) {
    const ending = extname(file)
    const id = file.slice(originalsDir.length + 1, -ending.length || undefined)
    const other = originals.get(id)
    if (heic.includes(ending.toLowerCase())) {
      fault(file, NO_HEIC)
    } else if (!readable.includes(ending.toLowerCase())) {
      fault(file, `a ${ending || 'file without an ending'} cannot be read here: save it as .jpg, .png, .webp or .avif`)
    } else if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(id)) {
      fault(file, 'a picture lies in a folder and is named with small letters, digits and hyphens: rename it')
    } else if (other) {
      fault(file, `two pictures of one name, ${file} and ${other.file}: remove the one that is no longer wanted`)
    } else originals.set(id, { id, file })
  }
  return { originals: [...originals.values()], faults }
}

/** Whether a file belongs to an upload: the record of a picture, or a picture whose record was never written. */
function isPartOfUpload(file: string): boolean {
  const path = file.slice(originalsDir.length + 1)
  return path.startsWith(`${uploadsFolder}/`) && !uploadedPictures().has(path.replace(/\.jpg$/, ''))
}

/**
 * Version of the settings in build/picture-renditions.ts. Increase it with them, so that all renditions are made again.
 */
const recipe = '2'

/** Returns the base name of an original's renditions: its id and the hash of its content. */
export function renditionBase(id: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 8)
  return `${id}.${hash}`
}

/** Width of the narrowest rendition in pixels. */
const NARROWEST = 360

/**
 * Returns a fault for each original that is too small or transparent, or was added or changed since `npm run pictures`.
 */
export async function renditionFaults(originals: Original[]): Promise<Fault[]> {
  const made = readRegister()
  const faults = await Promise.all(
    originals.map(async ({ id, file }): Promise<Fault | null> => {
      const fault = (message: string): Fault => ({ file, line: 1, path: '', message })
      const record = made[id]
      if (record?.base !== renditionBase(id, await readFile(file))) {
        return fault('a new or changed picture: run npm run pictures')
      }
      if (record.transparent) return fault('transparent in places, where the page would show through: save it as JPEG')
      if (record.width >= NARROWEST) return null
      return fault(`only ${record.width} pixels wide: take one of at least ${NARROWEST}, better 1,280 or more`)
    }),
  )
  return faults.filter((fault) => fault !== null)
}
