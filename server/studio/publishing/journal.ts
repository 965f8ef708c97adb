import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { syncDirectory } from '../../replace-file.ts'
import { replaceText } from '../../replace-text.ts'
import type { DocumentValues } from '#shared/studio/documents.ts'

/** A file that a publication changes, or whose draft it ends. The text of a missing file is empty. */
export type JournalFile = {
  file: string
  title: string
  before: string
  after: string
  /** The draft that is published. */
  draft: { version: number; values: DocumentValues | null } | null
}

/** Everything that is needed to complete a publication. */
export type Journal = { publication: number; build: string | null; files: JournalFile[] }

/**
 * Writes the journal. Once it exists, the publication is completed by this process or the next one; before that nothing
 * was changed. It has both the old and the new text of each file.
 */
export function writeJournal(path: string, journal: Journal) {
  replaceText(path, JSON.stringify(journal))
}

export function readJournal(path: string): Journal | null {
  // Safe to cast: only this program writes the file, and does so atomically.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Journal) : null
}

export function removeJournal(path: string) {
  rmSync(path, { force: true })
  syncDirectory(dirname(path))
}

/** Returns the files whose text is neither the old nor the new one, so somebody else has changed them. */
export function changedByOthers(projectDir: string, files: JournalFile[]): string[] {
  return files
    .filter(({ file, before, after }) => ![before, after].includes(textOf(join(projectDir, file))))
    .map(({ file }) => file)
}

/**
 * Writes the files that still have their old text, and deletes those whose new text is empty. Files changed by somebody
 * else are kept.
 */
export function writeFiles(projectDir: string, files: JournalFile[]) {
  for (const { file, before, after } of files) {
    const path = join(projectDir, file)
    if (before === after || textOf(path) !== before) continue
    if (after !== '') replaceText(path, after)
    else {
      rmSync(path, { force: true })
      syncDirectory(dirname(path))
    }
  }
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
