import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { UncroppedPhoto } from '#shared/studio/uploads.ts'
import { syncFile } from '../../replace-file.ts'
import { replaceText } from '../../replace-text.ts'

/** What stands beside each photo as JSON. */
type CropRecord = Omit<UncroppedPhoto, 'image'>

/** Ending of the file’s name, which the route of uploaded files serves; a picture of the site never has it. */
const ENDING = '.uncropped.jpg'
/** Without its picture, a younger one may belong to an upload that is being finished. */
const LEFTOVER_MS = 3_600_000

/**
 * The photos that cropped uploads were cut from, in `.studio/uncropped`, so that another crop needs no other upload. No part
 * of the site: no build reads them, and they go with their pictures.
 */
export function createUncroppedPhotos(projectDir: string) {
  const root = join(projectDir, '.studio', 'uncropped')
  const fileOf = (name: string) => join(root, `${name}${ENDING}`)
  const recordOf = (name: string) => join(root, `${name}.json`)

  return {
    fileOf,

    /** Writes the record last: without it `find` finds nothing. */
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
      // Only this program writes it, whole or not at all.
      const record = JSON.parse(readFileSync(recordOf(name), 'utf8')) as CropRecord
      return { ...record, image: basename(fileOf(name)) }
    },

    /** Path of the file with the name in the URL; null where it is none of these. */
    pathOf(name: string): string | null {
      const file = join(root, basename(name))
      return name.endsWith(ENDING) && existsSync(file) ? file : null
    },

    remove(name: string) {
      for (const file of [recordOf(name), fileOf(name)]) rmSync(file, { force: true })
    },

    /** Removes those whose pictures are gone. */
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
