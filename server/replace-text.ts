import { closeSync, fsyncSync, openSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { syncDirectory } from './replace-file.ts'

/**
 * Creates or replaces a text file atomically. It is on the disk when this returns; if the machine stops before, the old
 * file remains. Permissions are kept.
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
