import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { UncroppedPhoto } from '#shared/studio/uploads.ts'
import { syncFile } from '../../replace-file.ts'
import { replaceText } from '../../replace-text.ts'

/** JSON next to each photo. */
type CropRecord = Omit<UncroppedPhoto, 'image'>

/** Suffix of the file names, which the route of uploaded files serves. Pictures of the site never have it. */
const ENDING = '.uncropped.jpg'
/** Age below which a photo without its picture may belong to an upload that is being finished. */
const LEFTOVER_MS = 3_600_000

/**
 * Stores the photos that cropped uploads were cut from in `.studio/uncropped`, so that they can be cropped again
 * without another upload. They are not part of the site and are removed with their pictures.
 */
export function createUncroppedPhotos(projectDir: string) {
  const root = join(projectDir, '.studio', 'uncropped')
  const fileOf = (name: string) => join(root, `${name}${ENDING}`)
  const recordOf = (name: string) => join(root, `${name}.json`)

  return {
    fileOf,

    /** Stores a photo. The record is written last, because `find` needs it. */
    store(name: string, from: string, record: CropRecord) {
      mkdirSync(root, { recursive: true, mode: 0o700 })
      const temporary = `${fileOf(name)}.partial`
      copyFileSync(from, temporary)
      syncFile(temporary)
      renameSync(temporary, fileOf(name))
      replaceText(recordOf(name), JSON.stringify(record))
    },

    find(name: string): UncroppedPhoto | null {
      if (!existsSync(recordOf(name)) || !existsSync(fileOf(name))) return null
      // Safe to cast: only this program writes the file, and does so atomically.
      const record = JSON.parse(readFileSync(recordOf(name), 'utf8')) as CropRecord
      return { ...record, image: basename(fileOf(name)) }
    },

    /** Returns the path of a photo by its file name; null when there is none. */
    pathOf(name: string): string | null {
      const file = join(root, basename(name))
      return name.endsWith(ENDING) && existsSync(file) ? file : null
    },

    remove(name: string) {
      for (const file of [recordOf(name), fileOf(name)]) rmSync(file, { force: true })
    },

    /** Removes the photos of pictures that no longer exist. */
    clean(names: ReadonlySet<string>, now: number) {
      if (!existsSync(root)) return
      for (const file of readdirSync(root)) {
        if (names.has(file.replace(/(?:\.uncropped\.jpg|\.json)$/, ''))) continue
        const { mtimeMs } = statSync(join(root, file), { throwIfNoEntry: false }) ?? { mtimeMs: now }
        if (now - mtimeMs > LEFTOVER_MS) rmSync(join(root, file), { force: true })
      }
    },
  }
}
