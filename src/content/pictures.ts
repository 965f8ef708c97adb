import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'

/** A picture as the browser gets it: enough for `<picture>` without any further look-up. */
export type Picture = {
  /** Base of the file names below `pictures/`, e.g. `works/work-01.1f0c9a2b`; `-640.avif` and so on follow. */
  base: string
  /** Pixels of the largest rendition. */
  width: number
  height: number
  /** Widths in pixels at which an AVIF exists, ascending; for browsers without AVIF there is one WebP. */
  widths: number[]
  webpWidth: number
  alt: string
  /** Point to keep in view when cropped, in percent, rounded to tens; absent means the centre. */
  focusX?: number
  focusY?: number
  /** Ground tones (token names) of the upper and lower half, painted until the picture arrives. */
  from: string
  to: string
}

export type Derived = Pick<Picture, 'base' | 'width' | 'height' | 'widths' | 'webpWidth' | 'from' | 'to'> & {
  /** A 16 px wide WebP of the picture as a data URI. */
  blur: string
}

type Described = { alt: string; focus?: string }

const derivedFile = 'src/content/pictures.json'
const originals = 'content/pictures'

let cache: { derived: Record<string, Derived>; described: Map<string, Described> } | undefined

/** Forget what was read, so that the next look-up sees changed files. */
export function forgetPictures(): void {
  cache = undefined
}

function library() {
  if (!cache) {
    const derived: Record<string, Derived> = existsSync(derivedFile)
      ? JSON.parse(readFileSync(derivedFile, 'utf8'))
      : {}
    const described = new Map<string, Described>()
    for (const file of existsSync(originals) ? readdirSync(originals) : []) {
      if (!file.endsWith('.yaml')) continue
      const records: Record<string, Described> = parse(readFileSync(join(originals, file), 'utf8')) ?? {}
      for (const [name, record] of Object.entries(records)) described.set(`${basename(file, '.yaml')}/${name}`, record)
    }
    cache = { derived, described }
  }
  return cache
}

/** The picture with this id, or the reason why there is none. */
export function findPicture(id: string): Picture | string {
  const { derived, described } = library()
  const files = derived[id]
  const text = described.get(id)
  const [folder = ''] = id.split('/')
  if (!files) return `no picture "${id}": put ${originals}/${id}.webp there and run npm run pictures`
  if (!text?.alt?.trim()) return `picture "${id}" has no alt text: add it to ${originals}/${folder}.yaml`
  const [x = 50, y = 50] = (text.focus ?? '').split(' ').map((part) => Math.round(Number.parseInt(part) / 10) * 10 || 0)
  const { blur: _blur, ...shown } = files
  return {
    ...shown,
    alt: text.alt.trim(),
    ...(text.focus && x !== 50 && { focusX: x }),
    ...(text.focus && y !== 50 && { focusY: y }),
  }
}

/** Ids of every picture that has a text but no file, or a file but no text. */
export function pictureFaults(): string[] {
  const { derived, described } = library()
  const faults: string[] = []
  for (const id of described.keys())
    if (!derived[id]) faults.push(`${originals}/${id.split('/')[0]}.yaml ${id}: no such picture`)
  for (const id of Object.keys(derived)) {
    const found = findPicture(id)
    if (typeof found === 'string') faults.push(found)
  }
  return faults
}
