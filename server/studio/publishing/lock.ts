import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/**
 * Takes a lock among all processes of this machine. Returns the function that releases it, or null when another process
 * holds it. It is a lock of SQLite, which the operating system releases however a process ends.
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
