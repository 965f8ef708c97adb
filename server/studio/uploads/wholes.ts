import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { WholePicture } from '#shared/studio/uploads.ts'
import { syncFile } from '../../replace-file.ts'
import { replaceText } from '../../replace-text.ts'

type Kept = Omit<WholePicture, 'image'>

/** How the file of a whole photo is called for UPLOADED_PATH; the picture that was cut from it has no such name. */
const ENDING = '.whole.jpg'
/** Without its picture, a younger one may belong to an upload that is being finished. */
const LEFTOVER_MS = 3_600_000

/**
 * The photos that cropped uploads were cut from, in `.studio/wholes`, so that another crop needs no other upload. No part
 * of the site: no build reads them, and they go with their pictures.
 */
export function createWholes(projectDir: string) {
  const root = join(projectDir, '.studio', 'wholes')
  const fileOf = (name: string) => join(root, `${name}${ENDING}`)
  const recordOf = (name: string) => join(root, `${name}.json`)

  return {
    fileOf,

    /** The record last: without it there is nothing. */
    keep(name: string, from: string, kept: Kept) {
      mkdirSync(root, { recursive: true, mode: 0o700 })
      const temporary = `${fileOf(name)}.partial`
      copyFileSync(from, temporary)
      syncFile(temporary)
      renameSync(temporary, fileOf(name))
      replaceText(recordOf(name), JSON.stringify(kept))
    },

    find(name: string): WholePicture | null {
      if (!existsSync(recordOf(name)) || !existsSync(fileOf(name))) return null
      // Only this program writes it, whole or not at all.
      const kept = JSON.parse(readFileSync(recordOf(name), 'utf8')) as Kept
      return { ...kept, image: basename(fileOf(name)) }
    },

    /** The file with this name, as the browser asks for it; null when it is none of these. */
    named(name: string): string | null {
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
        if (names.has(file.replace(/(?:\.whole\.jpg|\.json)$/, ''))) continue
        const { mtimeMs } = statSync(join(root, file), { throwIfNoEntry: false }) ?? { mtimeMs: now }
        if (now - mtimeMs > LEFTOVER_MS) rmSync(join(root, file), { force: true })
      }
    },
  }
}
