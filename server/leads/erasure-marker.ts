import { closeSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncDirectory } from '../replace-file.ts'

const markerPath = (file: string) => `${file}-erasing`

/**
 * Remembers, through a crash, that rows are being erased from the database `file` and that it is not proven yet that
 * nothing of them is left. The marker is an empty file: to say what is left would be to keep it. Does nothing for null,
 * which is PostgreSQL.
 */
export function markErasure(file: string | null): void {
  if (!file) return
  const descriptor = openSync(markerPath(file), 'w', 0o600)
  fsyncSync(descriptor)
  closeSync(descriptor)
  syncDirectory(dirname(file))
}

/** Forgets the mark: the erasure is proven. */
export function unmarkErasure(file: string): void {
  rmSync(markerPath(file), { force: true })
}

export function isErasurePending(file: string | null): boolean {
  return Boolean(file && statSync(markerPath(file), { throwIfNoEntry: false }))
}
