import { fdatasyncSync, fstatSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasLeftovers, logBytes, mapPages, pagesInLog, readInto, readPageMap, zeroPages } from './database-pages.ts'
import type { PageMap } from './database-pages.ts'
import { createEmailSearch } from './email-search.ts'
import { errorField } from '../error-message.ts'

export type ZeroOptions = {
  /** Called with the number of bytes checked so far and of all bytes. */
  onProgress?: (done: number, total: number) => void
  /** E-mail addresses to look for in every byte of the file, in any case. */
  emails?: readonly string[]
  /** Called when another program delays the work. */
  onWait?: () => void
  /** Maximum delay by another program, each time. */
  timeoutMs?: number
}

/** `found`: addresses that are still in the file. */
export type ZeroResult = { bytes: number; zeroedPages: number; found: string[] }

/** Thrown when another program uses the database without a pause. Nothing is lost, but the work is not done. */
export class DatabaseInUseError extends Error {}

/**
 * An open database file. The descriptor is never closed here: closing any descriptor of the file drops the locks
 * (fcntl) that this process holds on it.
 */
type OpenFile = {
  file: string
  descriptor: number
  reader: DatabaseSync
  writer: DatabaseSync
  onWait: () => void
  timeoutMs: number
}

const OVERLAP_BYTES = 512
const TIMEOUT_MS = 60_000
const WARN_AFTER_MS = 2_000
const RETRY_MS = 50
const SQLITE_BUSY = 5
// TRUNCATE blocks writers while it waits for readers, so it waits briefly and often.
const BUSY_TIMEOUT_MS = 100
const MAX_PAGES_PER_READ = 256
// Incoming leads wait while pages are overwritten; this many take some ten milliseconds.
const MAX_PAGES_PER_LOCK = 2_000
const MAX_ROUNDS = 20

/**
 * Overwrites all bytes of a SQLite database file that hold no data with zeros: free pages, and the space between and
 * after the entries of other pages. `secure_delete` alone does not: when SQLite moves entries from one page to another,
 * copies stay behind. Other programs can read and write meanwhile; writers wait only while pages are overwritten, for
 * milliseconds at a time.
 *
 * Resolves when one complete read of the file, taken at a moment with an empty log, found nothing but zeros there.
 * Writes after that moment can leave copies in unused bytes again, but only of data that the database had then or got
 * later.
 *
 * Two parts are left out: the first page, which has the schema, and gaps of at most three bytes. Throws
 * DatabaseInUseError when other programs never pause.
 * File format: https://www.sqlite.org/fileformat2.html
 */
export async function zeroUnusedBytes(file: string, options: ZeroOptions = {}): Promise<ZeroResult> {
  const { onWait = () => undefined, timeoutMs = TIMEOUT_MS } = options
  const reader = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  const writer = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  const open = { file, descriptor: openSync(file, 'r+'), reader, writer, onWait, timeoutMs }
  let zeroedPages = 0
  try {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      zeroedPages += await zeroChangedPages(open)
      fdatasyncSync(open.descriptor)
      const map = readPageMap(reader, open.descriptor)
      const { dirty, found } = readFile(open.descriptor, map, options)
      if (!dirty.length) return { bytes: fstatSync(open.descriptor).size, zeroedPages, found }
      zeroedPages += await zeroUnchangedPages(open, map, dirty)
    }
  } finally {
    reader.close()
    writer.close()
  }
  throw new DatabaseInUseError('The database changes faster than it can be cleaned.')
}

/**
 * Takes a snapshot of the file. If there was an earlier one, first zeroes the unused bytes of the pages written since
 * then, which include every page that was skipped because it had changed. Returns the number of pages that had
 * leftovers.
 */
async function zeroChangedPages(open: OpenFile): Promise<number> {
  const { descriptor, writer } = open
  const changed = await takeSnapshot(open)
  const zeroed = zeroPages(descriptor, mapPages(descriptor, changed), changed)
  commit(writer)
  return zeroed
}

/**
 * Empties the log, takes the write lock and begins a read transaction of `reader`. While that is open, no checkpoint
 * can write to the file, so the file is what the transaction sees; other writes go to the log. Returns the pages
 * written since the last snapshot, if there was one, except those that another program writes between the lock and the
 * emptying: the next read of the file finds them. The caller ends the transaction of `writer`.
 */
async function takeSnapshot({ file, reader, writer, onWait, timeoutMs }: OpenFile): Promise<Set<number>> {
  const began = performance.now()
  const pageBytes = Number(writer.prepare('PRAGMA page_size').get()?.['page_size'])
  const hasSnapshot = reader.isTransaction
  const changed = new Set<number>()
  let hasWarned = false
  for (;;) {
    if (hasSnapshot) {
      // A read transaction that began with a log lets checkpoints write to the file, but keeps the log from starting
      // anew, so that every page can be read there once the lock is held.
      if (reader.isTransaction) reader.exec('COMMIT')
      beginRead(reader)
    }
    writer.exec('PRAGMA wal_checkpoint(PASSIVE)')
    if (hasSnapshot) {
      await lock(writer, timeoutMs)
      for (const page of pagesInLog(file, pageBytes)) changed.add(page)
      reader.exec('COMMIT')
      writer.exec('ROLLBACK')
    }
    if (writer.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0) {
      await lock(writer, timeoutMs)
      if (logBytes(file) === 0) {
        beginRead(reader)
        return changed
      }
      writer.exec('ROLLBACK')
    }
    const waitedMs = performance.now() - began
    if (waitedMs > timeoutMs) {
      throw new DatabaseInUseError('Another program, such as a backup or a database browser, reads the database.')
    }
    if (!hasWarned && waitedMs > WARN_AFTER_MS) {
      hasWarned = true
      onWait()
    }
    await sleep(RETRY_MS)
  }
}

function beginRead(reader: DatabaseSync) {
  reader.exec('BEGIN')
  reader.prepare('SELECT count(*) FROM sqlite_schema').get()
}

/** Reads the whole file once. Returns the pages with unused bytes that are not zero, and the addresses found. */
function readFile(descriptor: number, map: PageMap, { onProgress, emails = [] }: ZeroOptions) {
  const search = createEmailSearch(emails)
  const dirty: number[] = []
  const pages = map.types.length - 1
  const buffer = Buffer.alloc(OVERLAP_BYTES + MAX_PAGES_PER_READ * map.pageBytes)
  for (let first = 1; first <= pages; first += MAX_PAGES_PER_READ) {
    const count = Math.min(MAX_PAGES_PER_READ, pages - first + 1)
    const end = OVERLAP_BYTES + count * map.pageBytes
    readInto(descriptor, buffer.subarray(OVERLAP_BYTES, end), (first - 1) * map.pageBytes)
    for (let index = 0; index < count; index++) {
      const start = OVERLAP_BYTES + index * map.pageBytes
      if (hasLeftovers(buffer.subarray(start, start + map.pageBytes), first + index, map)) dirty.push(first + index)
    }
    // The end of the previous piece is included, for matches that cross the boundary.
    search.read(first === 1 ? buffer.subarray(OVERLAP_BYTES, end) : buffer.subarray(0, end))
    buffer.copyWithin(0, end - OVERLAP_BYTES, end)
    onProgress?.((first - 1 + count) * map.pageBytes, pages * map.pageBytes)
  }
  return { dirty, found: search.found() }
}

/**
 * Zeroes the unused bytes of these pages, except those changed since the snapshot, and returns how many had any other
 * byte.
 */
async function zeroUnchangedPages(open: OpenFile, map: PageMap, pages: number[]): Promise<number> {
  const { file, descriptor, writer, timeoutMs } = open
  let zeroed = 0
  for (let first = 0; first < pages.length; first += MAX_PAGES_PER_LOCK) {
    await lock(writer, timeoutMs)
    const changed = pagesInLog(file, map.pageBytes)
    const unchanged = pages.slice(first, first + MAX_PAGES_PER_LOCK).filter((page) => !changed.has(page))
    zeroed += zeroPages(descriptor, map, unchanged)
    commit(writer)
  }
  return zeroed
}

async function lock(writer: DatabaseSync, timeoutMs: number) {
  const began = performance.now()
  for (;;) {
    try {
      writer.exec('BEGIN IMMEDIATE')
      return
    } catch (error) {
      if (errorField(error, 'errcode') !== SQLITE_BUSY) throw error
      if (performance.now() - began > timeoutMs) throw new DatabaseInUseError('Another program writes to the database.')
      await sleep(RETRY_MS)
    }
  }
}

/** Commits a write, so that every other connection drops its cached pages and cannot write their old bytes back. */
function commit(writer: DatabaseSync) {
  const version = Number(writer.prepare('PRAGMA user_version').get()?.['user_version'])
  writer.exec(`PRAGMA user_version = ${version}; COMMIT`)
}
