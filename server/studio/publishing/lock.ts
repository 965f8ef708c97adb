import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/**
 * Takes the lock of a file among all processes of this machine, and gives what releases it; null when another holds it.
 * It is SQLite's, which the operating system releases when a process ends in whatever way.
 */
export function takeLock(file: string): (() => void) | null {
  const db = new DatabaseSync(file, { timeout: 0 })
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null
    throw error
  }
  return () => db.close()
}
