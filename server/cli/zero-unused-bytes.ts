import { closeSync, fdatasyncSync, fstatSync, openSync, readSync, statSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { createEmailSearch } from './email-search.ts'

export type ZeroOptions = {
  /** Bytes checked so far and in all, as progress. */
  onProgress?: (done: number, total: number) => void
  /** E-mail addresses to look for in every byte of the file, whatever their case. */
  emails?: readonly string[]
  /** Called once when another program holds up the work. */
  onWait?: () => void
  /** How long it may do so. */
  timeoutMs?: number
}

/** `found`: those addresses that are still in the file. */
export type ZeroResult = { bytes: number; zeroedPages: number; found: string[] }

/** Another program reads or writes the database all the time; nothing is lost, but the work is not done. */
export class DatabaseInUseError extends Error {}

const OVERLAP_BYTES = 512
const TIMEOUT_MS = 60_000
const TELL_MS = 2_000
const PAGES_A_PIECE = 256
// Visitors' leads wait while pages are overwritten; this many take some ten milliseconds.
const PAGES_A_LOCK = 2_000
const MAX_ROUNDS = 50

const HEADER_BYTES = 100
const LOCK_BYTE_OFFSET = 0x4000_0000
const LOG_HEADER_BYTES = 32
const LOG_FRAME_HEADER_BYTES = 24

const TYPES = { unknown: 0, btree: 1, overflow: 2, free: 3, trunk: 4, ignored: 5 } as const

/** What each page is, and how many bytes at its end (or, in a b-tree page, anywhere) are not used. */
type PageMap = { pageBytes: number; usableBytes: number; types: Uint8Array; unused: Uint32Array }

type Range = readonly [start: number, end: number]

/**
 * Overwrites with zeros every byte of a SQLite database file that holds no data: free pages, and in pages in use the
 * space between and after the entries. `secure_delete` alone does not: when SQLite moves entries from one page to
 * another, copies stay behind. Other programs can read and write meanwhile; only while pages are overwritten, for
 * milliseconds at a time, do writers wait. Resolves when a last look found nothing but zeros and the log is empty.
 *
 * Two things are left out: the first page, which holds the schema, and gaps of at most three bytes.
 * File format: https://www.sqlite.org/fileformat2.html
 */
export async function zeroUnusedBytes(file: string, options: ZeroOptions = {}): Promise<ZeroResult> {
  // Never closed here: closing any descriptor of the file drops the locks this process holds on it (fcntl).
  const descriptor = openSync(file, 'r+')
  const giveUpAt = performance.now() + (options.timeoutMs ?? TIMEOUT_MS)
  let zeroedPages = 0
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const reader = await openSnapshot(file, giveUpAt, options.onWait)
    try {
      const map = readPageMap(reader, descriptor)
      const { dirty, found } = readFile(descriptor, map, options)
      if (!dirty.length) return { bytes: fstatSync(descriptor).size, zeroedPages, found }
      zeroedPages += await zeroPages(file, descriptor, map, dirty, giveUpAt)
      fdatasyncSync(descriptor)
    } finally {
      reader.close()
    }
  }
  throw new DatabaseInUseError('The database changes faster than it can be cleaned.')
}

/**
 * A read transaction that began while the log was empty. As long as it is open no checkpoint can write to the file, so
 * what the file holds is what the transaction sees; whatever is written meanwhile stands in the log.
 */
async function openSnapshot(file: string, giveUpAt: number, onWait?: () => void): Promise<DatabaseSync> {
  const tellAt = performance.now() + TELL_MS
  let told = false
  // TRUNCATE holds writers up while it waits for readers: better to wait briefly, and often.
  const db = new DatabaseSync(file, { timeout: 100 })
  try {
    for (;;) {
      db.exec('PRAGMA wal_checkpoint(PASSIVE)')
      const emptied = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0
      if (emptied) {
        db.exec('BEGIN')
        db.prepare('SELECT count(*) FROM sqlite_schema').get()
        if (logBytes(file) === 0) return db
        db.exec('ROLLBACK')
      }
      if (performance.now() > giveUpAt) {
        throw new DatabaseInUseError('Another program, such as a backup or a database browser, reads the database.')
      }
      if (!told && performance.now() > tellAt) {
        told = true
        onWait?.()
      }
      await sleep(100)
    }
  } catch (error) {
    db.close()
    throw error
  }
}

function logBytes(file: string) {
  return statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
}

function readPageMap(db: DatabaseSync, descriptor: number): PageMap {
  const header = readBytes(descriptor, 0, HEADER_BYTES)
  const pageBytes = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16)
  const usableBytes = pageBytes - header.readUInt8(20)
  const pages = Number(db.prepare('PRAGMA page_count').get()?.['page_count'])
  if (header.toString('latin1', 0, 15) !== 'SQLite format 3' || fstatSync(descriptor).size !== pages * pageBytes) {
    throw new Error('the database file does not have the size its header says')
  }
  if (Number(db.prepare('PRAGMA auto_vacuum').get()?.['auto_vacuum']) !== 0) {
    throw new Error('databases with auto_vacuum are not supported')
  }
  const types = new Uint8Array(pages + 1)
  const unused = new Uint32Array(pages + 1)
  for (const row of db.prepare('SELECT pageno, pagetype, unused FROM dbstat').iterate()) {
    const page = Number(row['pageno'])
    types[page] = row['pagetype'] === 'overflow' ? TYPES.overflow : TYPES.btree
    unused[page] = Number(row['unused'])
  }
  let trunk = header.readUInt32BE(32)
  while (trunk) {
    const content = readBytes(descriptor, (trunk - 1) * pageBytes, pageBytes)
    const leaves = content.readUInt32BE(4)
    for (let index = 0; index < leaves; index++) types[content.readUInt32BE(8 + 4 * index)] = TYPES.free
    types[trunk] = TYPES.trunk
    unused[trunk] = usableBytes - 8 - 4 * leaves
    trunk = content.readUInt32BE(0)
  }
  types[1] = TYPES.ignored
  if (LOCK_BYTE_OFFSET / pageBytes + 1 <= pages) types[LOCK_BYTE_OFFSET / pageBytes + 1] = TYPES.ignored
  const unknown = types.indexOf(TYPES.unknown, 1)
  if (unknown > 0) throw new Error(`page ${unknown} of the database belongs to nothing`)
  return { pageBytes, usableBytes, types, unused }
}

/** Reads the whole file once: which pages hold unused bytes that are not zero, and which addresses are in it. */
function readFile(descriptor: number, map: PageMap, { onProgress, emails = [] }: ZeroOptions) {
  const search = createEmailSearch(emails)
  const dirty: number[] = []
  const pages = map.types.length - 1
  const buffer = Buffer.alloc(OVERLAP_BYTES + PAGES_A_PIECE * map.pageBytes)
  for (let first = 1; first <= pages; first += PAGES_A_PIECE) {
    const count = Math.min(PAGES_A_PIECE, pages - first + 1)
    const end = OVERLAP_BYTES + count * map.pageBytes
    readInto(descriptor, buffer.subarray(OVERLAP_BYTES, end), (first - 1) * map.pageBytes)
    for (let index = 0; index < count; index++) {
      const start = OVERLAP_BYTES + index * map.pageBytes
      const content = buffer.subarray(start, start + map.pageBytes)
      if (unusedRanges(content, first + index, map).some((range) => !isZero(content, range))) dirty.push(first + index)
    }
    // With the end of the piece before, for what stands across the border.
    search.read(first === 1 ? buffer.subarray(OVERLAP_BYTES, end) : buffer.subarray(0, end))
    buffer.copyWithin(0, end - OVERLAP_BYTES, end)
    onProgress?.((first - 1 + count) * map.pageBytes, pages * map.pageBytes)
  }
  return { dirty, found: search.found() }
}

function unusedRanges(content: Buffer, page: number, { pageBytes, usableBytes, types, unused }: PageMap): Range[] {
  const rest = unused[page] ?? 0
  switch (types[page]) {
    case TYPES.btree:
      return btreeRanges(content, page, rest)
    case TYPES.free:
      return [[0, pageBytes]]
    case TYPES.overflow:
    case TYPES.trunk:
      return [[usableBytes - rest, usableBytes]]
    default:
      return []
  }
}

/** The gap between the list of entries and the entries, and the freed blocks among these. */
function btreeRanges(content: Buffer, page: number, expected: number): Range[] {
  const type = content.readUInt8(0)
  const listEnd = (type === 2 || type === 5 ? 12 : 8) + 2 * content.readUInt16BE(3)
  const gapEnd = content.readUInt16BE(5) || 65_536
  const ranges: Range[] = [[listEnd, gapEnd]]
  let total = gapEnd - listEnd + content.readUInt8(7)
  for (let block = content.readUInt16BE(1); block; block = content.readUInt16BE(block)) {
    const size = content.readUInt16BE(block + 2)
    ranges.push([block + 4, block + size])
    total += size
  }
  // Reading the page must agree with what SQLite itself counts, or nothing of it may be touched.
  if (total !== expected) throw new Error(`page ${page} of the database could not be read`)
  return ranges
}

/** Overwrites the unused bytes of these pages, but for those changed since the snapshot; gives how many. */
async function zeroPages(file: string, descriptor: number, map: PageMap, pages: number[], giveUpAt: number) {
  const writer = new DatabaseSync(file, { timeout: 100 })
  let zeroed = 0
  try {
    const version = Number(writer.prepare('PRAGMA user_version').get()?.['user_version'])
    const content = Buffer.alloc(map.pageBytes)
    for (let first = 0; first < pages.length; first += PAGES_A_LOCK) {
      await lock(writer, giveUpAt)
      const changed = pagesInLog(file, map.pageBytes)
      for (const page of pages.slice(first, first + PAGES_A_LOCK)) {
        if (changed.has(page)) continue
        const offset = (page - 1) * map.pageBytes
        readInto(descriptor, content, offset)
        for (const [start, end] of unusedRanges(content, page, map)) {
          if (end > start) writeSync(descriptor, ZEROS, 0, end - start, offset + start)
        }
        zeroed += 1
      }
      // A commit, so that every other connection forgets the pages it has read, and cannot write their old bytes back.
      writer.exec(`PRAGMA user_version = ${version}; COMMIT`)
    }
  } finally {
    writer.close()
  }
  return zeroed
}

async function lock(writer: DatabaseSync, giveUpAt: number) {
  for (;;) {
    try {
      writer.exec('BEGIN IMMEDIATE')
      return
    } catch (error) {
      if ((error as { errcode?: unknown }).errcode !== 5) throw error
      if (performance.now() > giveUpAt) throw new DatabaseInUseError('Another program writes to the database.')
      await sleep(50)
    }
  }
}

/** Pages written since the snapshot: their newest content is not in the file. */
function pagesInLog(file: string, pageBytes: number): Set<number> {
  const pages = new Set<number>()
  const size = logBytes(file)
  if (!size) return pages
  const descriptor = openSync(`${file}-wal`, 'r')
  try {
    const frame = LOG_FRAME_HEADER_BYTES + pageBytes
    for (let offset = LOG_HEADER_BYTES; offset + frame <= size; offset += frame) {
      pages.add(readBytes(descriptor, offset, 4).readUInt32BE(0))
    }
  } finally {
    closeSync(descriptor)
  }
  return pages
}

const ZEROS = Buffer.alloc(65_536)

function isZero(content: Buffer, [start, end]: Range) {
  return end <= start || content.compare(ZEROS, 0, end - start, start, end) === 0
}

function readBytes(descriptor: number, offset: number, length: number) {
  const bytes = Buffer.alloc(length)
  readInto(descriptor, bytes, offset)
  return bytes
}

function readInto(descriptor: number, target: Buffer, offset: number) {
  for (let done = 0; done < target.length;) {
    const count = readSync(descriptor, target, done, target.length - done, offset + done)
    if (!count) throw new Error('the database file ended early')
    done += count
  }
}
