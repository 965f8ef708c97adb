import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { syncDirectory } from '../../replace-file.ts'
import { replaceText } from '../../replace-text.ts'
import type { DocumentValues } from '#shared/studio/documents.ts'

/** One file that a publication changes, or whose draft it ends. One that is not there, before or after, has no text. */
export type JournalFile = {
  file: string
  title: string
  before: string
  after: string
  /** The draft that is published. */
  draft: { version: number; values: DocumentValues | null } | null
}

/** All that is needed to finish what was begun. */
export type Journal = { publication: number; build: string | null; files: JournalFile[] }

/**
 * From the moment it is written a publication is finished, by this process or by the next one; before it nothing has
 * been changed. It holds the old text of each file as well as the new one.
 */
export function writeJournal(path: string, journal: Journal) {
  replaceText(path, JSON.stringify(journal))
}

export function readJournal(path: string): Journal | null {
  // Only this program writes it, whole or not at all.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Journal) : null
}

export function removeJournal(path: string) {
  rmSync(path, { force: true })
  syncDirectory(dirname(path))
}

/** Files that say something else than before, and than after, too: somebody has changed them. */
export function changedByOthers(projectDir: string, files: JournalFile[]): string[] {
  return files
    .filter(({ file, before, after }) => ![before, after].includes(textOf(join(projectDir, file))))
    .map(({ file }) => file)
}

/** Writes each file that does not say it yet, and removes those that are to have no text. What somebody else has changed stays. */
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
