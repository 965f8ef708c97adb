import { closeSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncDirectory } from '../replace-file.ts'

const markerPath = (file: string) => `${file}-erasing`

/**
 * Records, through a crash, that rows are being erased from the database `file` and that the erasure is not proven yet.
 * The marker is an empty file, because naming the erased data would keep it. Does nothing for null, which is
 * PostgreSQL.
 */
export function markErasure(file: string | null): void {
  if (!file) return
  const descriptor = openSync(markerPath(file), 'w', 0o600)
  fsyncSync(descriptor)
  closeSync(descriptor)
  syncDirectory(dirname(file))
}

/** Removes the mark once the erasure is proven. */
export function unmarkErasure(file: string): void {
  rmSync(markerPath(file), { force: true })
}

export function isErasurePending(file: string | null): boolean {
  return Boolean(file && statSync(markerPath(file), { throwIfNoEntry: false }))
}
