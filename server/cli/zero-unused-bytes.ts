import { fdatasyncSync, fstatSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasLeftovers, logBytes, mapPages, pagesInLog, readInto, readPageMap, zeroPages } from './database-pages.ts'
import type { PageMap } from './database-pages.ts'
import { createEmailSearch } from './email-search.ts'
import { errorField } from '../error-message.ts'

export type ZeroOptions = {
  /** Bytes checked so far and in all, as progress. */
  onProgress?: (done: number, total: number) => void
  /** E-mail addresses to look for in every byte of the file, whatever their case. */
  emails?: readonly string[]
  /** Called when another program holds up the work. */
  onWait?: () => void
  /** How long it may do so each time. */
  timeoutMs?: number
}

/** `found`: those addresses that are still in the file. */
export type ZeroResult = { bytes: number; zeroedPages: number; found: string[] }

/** Another program reads or writes the database all the time; nothing is lost, but the work is not done. */
export class DatabaseInUseError extends Error {}

/**
 * Two connections to the file, and its descriptor. That is never closed here: closing any descriptor of the file
 * drops the locks this process holds on it (fcntl).
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
// Waiting for readers, TRUNCATE holds writers up: better to wait briefly, and often.
const BUSY_TIMEOUT_MS = 100
const MAX_PAGES_PER_READ = 256
// Visitors' leads wait while pages are overwritten; this many take some ten milliseconds.
const MAX_PAGES_PER_LOCK = 2_000
const MAX_ROUNDS = 20

/**
 * Overwrites with zeros every byte of a SQLite database file that holds no data: free pages, and in pages in use the
 * space between and after the entries. `secure_delete` alone does not: when SQLite moves entries from one page to
 * another, copies stay behind. Other programs can read and write meanwhile; only while pages are overwritten, for
 * milliseconds at a time, do writers wait.
 *
 * Resolves when a whole reading found nothing but zeros in the file as it was at one moment at which the log was
 * empty. What others write after that moment can leave copies in unused bytes again, but only of data that was in the
 * database at that moment or came later.
 *
 * Two things are left out: the first page, which holds the schema, and gaps of at most three bytes. Throws
 * DatabaseInUseError when other programs give no opportunity.
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
 * Takes a snapshot of the file. If there was one before, first overwrites the unused bytes of the pages written since
 * then, among which is every page that had to be left out because it changed; gives how many had any.
 */
async function zeroChangedPages(open: OpenFile): Promise<number> {
  const { descriptor, writer } = open
  const changed = await takeSnapshot(open)
  const zeroed = zeroPages(descriptor, mapPages(descriptor, changed), changed)
  commit(writer)
  return zeroed
}

/**
 * Empties the log, takes the write lock and begins a read transaction of `reader`. As long as that is open no
 * checkpoint can write to the file, so what the file holds is what the transaction sees; whatever is written
 * meanwhile stands in the log. Gives the pages written since the last snapshot, if there was one, but for what another
 * program writes in the instant between the lock and the emptying: a page missed so is found by the next reading of
 * the file. The caller ends the transaction of `writer`.
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

/** Reads the whole file once: which pages hold unused bytes that are not zero, and which addresses are in it. */
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
    // With the end of the piece before, for what stands across the border.
    search.read(first === 1 ? buffer.subarray(OVERLAP_BYTES, end) : buffer.subarray(0, end))
    buffer.copyWithin(0, end - OVERLAP_BYTES, end)
    onProgress?.((first - 1 + count) * map.pageBytes, pages * map.pageBytes)
  }
  return { dirty, found: search.found() }
}

/** Overwrites the unused bytes of these pages, but for those changed since the snapshot; gives how many. */
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

/** Writes something, so that every other connection forgets the pages it has read, and cannot write their old bytes back. */
function commit(writer: DatabaseSync) {
  const version = Number(writer.prepare('PRAGMA user_version').get()?.['user_version'])
  writer.exec(`PRAGMA user_version = ${version}; COMMIT`)
}
