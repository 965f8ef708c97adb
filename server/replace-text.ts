import { closeSync, fsyncSync, openSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { syncDirectory } from './replace-file.ts'

/**
 * Replaces the text of a file, or makes it: whole and on the disk when this returns, as it was if the machine stops
 * before. Its permissions stay.
 */
export function replaceText(file: string, text: string) {
  const temporary = join(dirname(file), `.${basename(file)}.partial`)
  const mode = statSync(file, { throwIfNoEntry: false })?.mode
  const descriptor = openSync(temporary, 'w', mode)
  try {
    writeFileSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(temporary, file)
  syncDirectory(dirname(file))
}
