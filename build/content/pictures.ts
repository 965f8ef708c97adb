import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readData, sourceVersion } from './read-source.ts'
import { uploadedPictures, type Derived } from './uploads.ts'

export type { Derived } from './uploads.ts'

/** A picture with everything that `<picture>` needs. */
export type Picture = Omit<Derived, 'transparent'> & {
  alt: string
  /** Focus in percent, rounded to tens; the centre by default. */
  focusX?: number
  focusY?: number
}

type Described = { alt: string; focus?: string }

/** File written by `npm run pictures`, with the renditions of each original. */
export const pictureRegister = 'src/content/pictures.json'
export const originalsDir = 'content/pictures'

let library: { version: string; derived: Record<string, Derived>; described: Map<string, Described> } | undefined

/** Returns the renditions of each original, including uploads. */
export function readRegister(): Record<string, Derived> {
  const made: Record<string, Derived> = existsSync(pictureRegister)
    ? JSON.parse(readFileSync(pictureRegister, 'utf8'))
    : {}
  for (const [id, { derived }] of uploadedPictures()) made[id] = derived
  return made
}

/**
 * Reads the files again when they change, because the development server and the schemas each have their own copy of
 * this module.
 */
function readLibrary() {
  const files = [pictureRegister, ...readdirSync(originalsDir).filter((file) => file.endsWith('.yaml'))]
  const uploads = uploadedPictures()
  const versions = files.map((file) => sourceVersion(file === pictureRegister ? file : join(originalsDir, file)))
  const version = [...versions, ...uploads.keys()].join()
  if (library?.version === version) return library
  const derived = readRegister()
  const described = new Map<string, Described>(uploads)
  for (const file of files.slice(1)) {
    const records = readData(join(originalsDir, file))
    if (typeof records !== 'object' || records === null) continue
    for (const [name, record] of Object.entries(records)) {
      if (isDescribed(record)) described.set(`${basename(file, '.yaml')}/${name}`, record)
    }
  }
  library = { version, derived, described }
  return library
}

const isDescribed = (record: unknown): record is Described =>
  typeof record === 'object' &&
  record !== null &&
  'alt' in record &&
  typeof record.alt === 'string' &&
  (!('focus' in record) || typeof record.focus === 'string')

/** Lists the ids of all pictures with renditions. */
export const listPictures = (): string[] => Object.keys(readLibrary().derived)

export type NoPicture = { message: string; cause?: string }

/** Returns the picture with this id, or the reason why there is none. `alt` replaces the stored alternative text. */
export function findPicture(id: string, alt?: string): Picture | NoPicture {
  const { derived, described } = readLibrary()
  const files = derived[id]
  const text = described.get(id)
  const [folder = ''] = id.split('/')
  const texts = `${originalsDir}/${folder}.yaml`
  if (!files) {
    return {
      message: `no picture "${id}": put ${originalsDir}/${id}.jpg (or .png, .webp) there and run npm run pictures`,
    }
  }
  const seen = (alt ?? text?.alt ?? '').trim()
  if (!seen) return { message: `picture "${id}" has no alt text: add it to ${texts}`, cause: texts }
  const focus = text?.focus ?? ''
  const [x = 50, y = 50] = focus.split(' ').map((part) => Math.round(Number.parseInt(part) / 10) * 10 || 0)
  const { transparent: _transparent, ...shown } = files
  return {
    ...shown,
    alt: seen,
    ...(focus && x !== 50 && { focusX: x }),
    ...(focus && y !== 50 && { focusY: y }),
  }
}
