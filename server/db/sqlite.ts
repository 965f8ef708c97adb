import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { createFileCheck } from './file-identity.ts'
import { pendingMigrations } from './migrations.ts'
import { NodeSqliteDialect } from './node-sqlite-dialect.ts'
import type { Database, Schema } from './schema.ts'
import { errorField } from '../error-message.ts'

const SQLITE_BUSY = 5

export type OpenOptions = {
  /** Milliseconds that SQLite may block the process while it waits for a lock. */
  timeout?: number
  mustExist?: boolean
}

/** Opens the database file with the pragmas that make a commit durable, and migrates its schema. */
export function openSqlite(file: string, options: OpenOptions = {}): DatabaseSync {
  const { timeout = 0, mustExist = false } = options
  if (!mustExist) mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  keepPrivate(file, !mustExist)
  const openTimeout = Math.max(timeout, 2_000)
  const db = new DatabaseSync(file, { timeout: openTimeout })
  try {
    useWriteAheadLog(db, openTimeout)
    db.exec(`
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      PRAGMA foreign_keys = ON;
    `)
    assertPragma(db, 'journal_mode', 'wal')
    assertPragma(db, 'synchronous', 2)
    assertPragma(db, 'secure_delete', 1)
    assertPragma(db, 'foreign_keys', 1)
    migrate(db)
    // Set after the migrations: the sorter of an index over a million rows would otherwise be kept in memory.
    db.exec(`PRAGMA temp_store = MEMORY; PRAGMA busy_timeout = ${timeout}`)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Wraps an open SQLite file. `checkIdentity` throws once the file was deleted or replaced. */
export function createSqliteDatabase(db: DatabaseSync): Database {
  const file = db.location()
  const kysely = new Kysely<Schema>({ dialect: new NodeSqliteDialect(db) })
  const checkFiles = file === null ? () => undefined : createFileCheck(file)
  return {
    kysely,
    dialect: 'sqlite',
    checkIdentity() {
      if (!db.isOpen) throw new Error('The database is closed.')
      checkFiles()
    },
    isTransient(error) {
      const errcode = errorField(error, 'errcode')
      return typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY
    },
    async close() {
      await kysely.destroy()
      if (db.isOpen) db.close()
    },
  }
}

/**
 * Restricts the database files to their owner, whatever mode they had, because leads are personal data. SQLite gives
 * the files next to a database the mode of the database itself.
 */
function keepPrivate(file: string, create: boolean) {
  // An existing file must not be opened here: closing it would drop every lock that this process has on it.
  if (create && !existsSync(file)) createPrivate(file)
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    const stats = statSync(part, { throwIfNoEntry: false })
    if (!stats || (stats.mode & 0o077) === 0) continue
    try {
      chmodSync(part, 0o600)
    } catch {
      // The disk has no modes, or the file belongs to another account that lets this one write.
    }
  }
}

function createPrivate(file: string) {
  try {
    closeSync(openSync(file, 'ax', 0o600))
  } catch (error) {
    // Another process created it first.
    if (errorField(error, 'code') !== 'EEXIST') throw error
  }
}

/**
 * Retries until `timeoutMs`, because SQLite fails at once, whatever its timeout, while another process opens a new
 * file.
 */
function useWriteAheadLog(db: DatabaseSync, timeoutMs: number) {
  const end = Date.now() + timeoutMs
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (;;) {
    try {
      db.exec('PRAGMA journal_mode = WAL')
      return
    } catch (error) {
      if (errorField(error, 'errcode') !== SQLITE_BUSY || Date.now() > end) throw error
      Atomics.wait(pause, 0, 0, 10)
    }
  }
}

function assertPragma(db: DatabaseSync, name: string, expected: string | number) {
  const row = db.prepare(`PRAGMA ${name}`).get()
  const value = row && Object.values(row)[0]
  if (value !== expected) {
    throw new Error(
      `The database refuses ${name} = ${expected} (it is ${String(value)}). Leads would not be safe on this disk; choose another DATA_DIR.`,
    )
  }
}

function migrate(db: DatabaseSync) {
  const version = () => Number(db.prepare('PRAGMA user_version').get()?.['user_version'])
  if (!pendingMigrations('sqlite', version()).length) return
  db.exec('BEGIN IMMEDIATE')
  try {
    // Read again, because another process may have migrated while this one waited for the lock.
    for (const migration of pendingMigrations('sqlite', version())) {
      db.exec(migration.sql)
      db.exec(`PRAGMA user_version = ${migration.version}`)
    }
    db.exec('COMMIT')
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}
