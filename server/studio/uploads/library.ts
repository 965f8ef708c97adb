import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { LOGO_ENDING, LOGO_ID } from '#shared/studio/uploads.ts'
import type { UploadKind } from '#shared/studio/uploads.ts'
import { syncDirectory, syncFile } from '../../replace-file.ts'
import { replaceText } from '../../replace-text.ts'
import type { Made } from './picture-process.ts'

/** Age below which files without a record may belong to an unfinished upload. */
const LEFTOVER_MS = 3_600_000

const PICTURES = 'content/pictures/uploads'
const RENDITIONS = 'public/pictures/uploads'
const LOGOS = 'content/logos'

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'
/** Matches a logo as build/picture-process.ts writes it. */
const LOGO = new RegExp(String.raw`^<svg ${NAMESPACE} ([^>]*)>([^]*)</svg>\s*$`)

type UploadRecord = {
  alt: string
  by: string
  at: number
  focus?: string
  derived?: { base: string; widths: number[]; webpWidth: number }
}
export type LibraryEntry = {
  kind: UploadKind
  /** Value of a field that shows it. */
  value: string
  /** Name with the hash of its content, so that no text contains it by chance. */
  name: string
  alt: string
  by: string
  at: number
  /** Name of a small rendition. */
  image: string
  /** All its files, relative to the project, with forward slashes. */
  files: string[]
}

/**
 * Stores uploaded pictures and logos that the site may show: original, renditions and a record. A file is named after
 * its content and never changed. A picture's record is written last, so that an unfinished one does not exist.
 */
export function createUploadLibrary(projectDir: string) {
  const at = (...parts: string[]) => join(projectDir, ...parts)
  const filesIn = (folder: string) => (existsSync(at(folder)) ? readdirSync(at(folder)) : [])
  const recordsIn = (folder: string) =>
    filesIn(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'))

  function entryOf(kind: UploadKind, recordName: string): LibraryEntry {
    const folder = kind === 'picture' ? PICTURES : LOGOS
    const name = basename(recordName, '.json')
    // Safe to cast: only this program writes the file, and does so atomically.
    const record = JSON.parse(readFileSync(at(folder, recordName), 'utf8')) as UploadRecord
    const known = { kind, name, alt: record.alt, by: record.by, at: record.at }
    const own = `${folder}/${recordName}`
    if (!record.derived) {
      const logo = existsSync(at(LOGOS, `${name}.svg`)) ? `${name}.svg` : `${name}.png`
      return { ...known, value: name, image: logo, files: [`${LOGOS}/${logo}`, own] }
    }
    const { base, widths, webpWidth } = record.derived
    const sizes = [...widths.map((width) => `${width}.avif`), `${webpWidth}.webp`]
    return {
      ...known,
      value: `uploads/${name}`,
      image: `${basename(base)}-${widths[0]}.avif`,
      files: [`${PICTURES}/${name}.jpg`, own, ...sizes.map((size) => `${RENDITIONS}/${basename(base)}-${size}`)],
    }
  }

  const list = (): LibraryEntry[] => [
    ...recordsIn(PICTURES).map((name) => entryOf('picture', name)),
    ...recordsIn(LOGOS).map((name) => entryOf('logo', name)),
  ]

  function keepFile(from: string, folder: string, name: string) {
    const target = at(folder, name)
    // The name contains a hash of the content, so an existing file is the same.
    if (existsSync(target)) return
    const temporary = at(folder, `.${name}.${randomBytes(4).toString('hex')}.partial`)
    copyFileSync(from, temporary)
    syncFile(temporary)
    renameSync(temporary, target)
  }

  return {
    list,

    /**
     * Moves finished files into the project; they are on the disk when this returns. Returns the value of a field that
     * shows them.
     */
    keep(kind: UploadKind, staged: string, made: Made, { alt, focus, by, at: when }: RecordFields): string {
      const folder = kind === 'picture' ? PICTURES : LOGOS
      const record = at(folder, `${made.name}.json`)
      mkdirSync(at(folder), { recursive: true })
      // A logo consists of one file. Its record is written first, so that every logo can be removed.
      const known = kind === 'picture' ? { alt, focus, by, at: when, derived: made.derived } : { alt, by, at: when }
      const writeRecord = () => {
        if (!existsSync(record)) replaceText(record, `${JSON.stringify(known, null, 2)}\n`)
      }
      if (kind === 'logo') writeRecord()
      else {
        mkdirSync(at(RENDITIONS), { recursive: true })
        for (const file of made.files) keepFile(join(staged, file), RENDITIONS, file)
        syncDirectory(at(RENDITIONS))
      }
      keepFile(join(staged, made.original), folder, made.original)
      syncDirectory(at(folder))
      if (kind === 'picture') writeRecord()
      return kind === 'picture' ? `uploads/${made.name}` : made.name
    },

    /** Removes an entry. The record of a picture is removed first, which makes the rest leftovers. */
    remove({ files }: LibraryEntry) {
      const records = files.filter((file) => file.endsWith('.json'))
      const others = files.filter((file) => !file.endsWith('.json'))
      const isLogo = files.some((file) => file.startsWith(`${LOGOS}/`))
      for (const file of isLogo ? [...others, ...records] : [...records, ...others]) rmSync(at(file), { force: true })
    },

    /** Removes unfinished entries. */
    clean(now: number) {
      const known = new Set(list().flatMap(({ files }) => files))
      const logos = list().filter(({ kind }) => kind === 'logo')
      for (const logo of logos) {
        const [file = ''] = logo.files
        if (!existsSync(at(file)) && now - logo.at > LEFTOVER_MS) this.remove(logo)
      }
      for (const folder of [PICTURES, RENDITIONS]) {
        for (const name of filesIn(folder)) {
          const file = `${folder}/${name}`
          if (known.has(file) || name === '.gitkeep') continue
          const { mtimeMs } = statSync(at(file), { throwIfNoEntry: false }) ?? { mtimeMs: now }
          if (now - mtimeMs > LEFTOVER_MS) rmSync(at(file), { force: true })
        }
      }
    },

    /** Returns the photo that the renditions of a picture were made from, and its focus; null when there is none. */
    originalOf(value: string): { file: string; focus: string } | null {
      const entry = list().find((each) => each.kind === 'picture' && each.value === value)
      if (!entry) return null
      // Safe to cast, as in entryOf.
      const record = JSON.parse(readFileSync(at(PICTURES, `${entry.name}.json`), 'utf8')) as UploadRecord
      return { file: at(PICTURES, `${entry.name}.jpg`), focus: record.focus ?? '' }
    },

    /** Returns the path of a file of an uploaded picture or logo; null when there is none. */
    fileOf(name: string): string | null {
      const entry = list().find(({ files }) => files.some((file) => basename(file) === name))
      const file = entry?.files.find((each) => basename(each) === name)
      return file && extname(file) !== '.json' ? at(file) : null
    },

    /**
     * Returns an uploaded logo as a symbol, as the sprite of the next build will have it; null when there is none.
     * `name` ends with LOGO_ENDING.
     */
    logoSymbol(name: string): string | null {
      const file = name.endsWith(LOGO_ENDING) ? this.fileOf(`${basename(name, LOGO_ENDING)}.svg`) : null
      return file && existsSync(file) ? symbolOf(file) : null
    },
  }
}

/** Returns a logo's file as a symbol for `<use>`; null when it cannot be read. */
export function symbolOf(file: string): string | null {
  const [, attributes, content] = LOGO.exec(readFileSync(file, 'utf8')) ?? []
  return content === undefined
    ? null
    : `<svg ${NAMESPACE}><symbol id="${LOGO_ID}" ${attributes}>${content}</symbol></svg>`
}

type RecordFields = { alt: string; focus: string; by: string; at: number }
