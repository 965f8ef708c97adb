import { chmodSync, constants, copyFileSync, existsSync, linkSync, mkdirSync, renameSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '../db/sqlite.ts'
import { findFreeName, syncDirectory, syncFile, withTemporaryFile } from '../replace-file.ts'
import { decryptFile, isEncrypted } from './encryption.ts'
import { checkDatabase } from './sqlite-copy.ts'
import { errorField, messageOf } from '../error-message.ts'

const SQLITE_BUSY = 5

export type Restored = {
  leads: number
  /** Path of the previous database, which is kept, or null when there was none. */
  kept: string | null
}

/** Thrown while another program has the database open; it must be stopped first. */
export class DatabaseServedError extends Error {
  constructor() {
    super('The database is in use. Stop the site first, then run this again.')
  }
}

/**
 * Replaces the database file by a backup. The backup is copied, decrypted if need be, checked and migrated before
 * anything changes; the previous database is kept next to it. Throws DatabaseServedError when another program has it
 * open.
 */
export async function restoreSqlite(backup: string, database: string, passphrase: string, stamp: string) {
  const directory = dirname(database)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  return withTemporaryFile(directory, basename(database), async (temporary): Promise<Restored> => {
    const leads = await prepare(backup, temporary, passphrase)
    if (!existsSync(database)) {
      renameSync(temporary, database)
      syncDirectory(directory)
      return { leads: checkRestored(database, leads), kept: null }
    }
    const kept = findFreeName(directory, `leads-before-restore-${stamp}`, 'db')
    const release = lockAlone(database)
    try {
      // A hard link and then a rename: there is a database at every moment.
      linkSync(database, kept)
      // These files remain only of a database that cannot be opened any more. Next to the restored one they would
      // damage it.
      for (const suffix of ['-wal', '-shm']) {
        if (existsSync(database + suffix)) renameSync(database + suffix, kept + suffix)
      }
      renameSync(temporary, database)
      syncDirectory(directory)
    } finally {
      release()
    }
    return { leads: checkRestored(database, leads), kept }
  })
}

async function prepare(backup: string, temporary: string, passphrase: string): Promise<number> {
  if (isEncrypted(backup)) {
    if (!passphrase) throw new Error(`${backup} is encrypted: set BACKUP_PASSPHRASE to what it was made with.`)
    await decryptFile(backup, temporary, passphrase)
  } else {
    copyFileSync(backup, temporary, constants.COPYFILE_EXCL)
  }
  chmodSync(temporary, 0o600)
  try {
    const leads = checkDatabase(temporary)
    openSqlite(temporary, { mustExist: true }).close()
    if (checkDatabase(temporary) !== leads) throw new Error('bringing it up to date changed the number of leads')
    syncFile(temporary)
    return leads
  } catch (error) {
    throw new Error(`${backup} is not a backup that can be used: ${messageOf(error)}`, { cause: error })
  }
}

function checkRestored(database: string, expected: number) {
  const leads = checkDatabase(database)
  if (leads !== expected) throw new Error(`the restored database holds ${leads} leads instead of ${expected}`)
  return leads
}

/** Whether another program has the database open. Also moves the content of the log into the file. */
export function isServed(database: string): boolean {
  try {
    lockAlone(database)()
    return false
  } catch (error) {
    if (error instanceof DatabaseServedError) return true
    throw error
  }
}

/**
 * Locks a database that no other program has open, and returns the function that releases it. A damaged database cannot
 * be locked, but no program can serve it either.
 */
function lockAlone(database: string): () => void {
  const db = new DatabaseSync(database, { timeout: 0 })
  try {
    // SQLite leaves the write-ahead log mode only when there is no other connection.
    db.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch (error) {
    if (errorField(error, 'errcode') !== SQLITE_BUSY) return () => db.close()
    db.close()
    throw new DatabaseServedError()
  }
  return () => db.close()
}
