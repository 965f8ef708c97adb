import { closeSync, fstatSync, openSync, readSync, statSync, writeSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

const HEADER_BYTES = 100
const LOCK_BYTE_OFFSET = 0x4000_0000
const LOG_HEADER_BYTES = 32
const LOG_FRAME_HEADER_BYTES = 24

const TYPES = { unknown: 0, btree: 1, overflow: 2, free: 3, trunk: 4, ignored: 5 } as const
/** First bytes of b-tree pages of indexes and tables, interior and leaf. */
const BTREE_BYTES = new Set([2, 5, 10, 13])
/** An overflow page begins with a page number, so with fewer pages than this its first byte is 0. */
const MAX_PAGES_BY_FIRST_BYTE = 1 << 24
const NOT_COUNTED = 0xffff_ffff

/** Type of each page, and the number of its unused bytes: at its end, or anywhere in a b-tree page. */
export type PageMap = { pageBytes: number; usableBytes: number; types: Uint8Array; unused: Uint32Array }

type Range = readonly [start: number, end: number]

/**
 * Reads the type and the unused bytes of every page from SQLite, which reads the whole file. `db` must see the file as
 * it is on the disk.
 */
export function readPageMap(db: DatabaseSync, descriptor: number): PageMap {
  const map = readFreePages(descriptor)
  const pages = map.types.length - 1
  if (Number(db.prepare('PRAGMA page_count').get()?.['page_count']) !== pages) {
    throw new Error('the database file does not have the size its header says')
  }
  if (Number(db.prepare('PRAGMA auto_vacuum').get()?.['auto_vacuum']) !== 0) {
    throw new Error('databases with auto_vacuum are not supported')
  }
  for (const row of db.prepare('SELECT pageno, pagetype, unused FROM dbstat').iterate()) {
    const page = Number(row['pageno'])
    if (map.types[page] === TYPES.ignored) continue
    map.types[page] = row['pagetype'] === 'overflow' ? TYPES.overflow : TYPES.btree
    map.unused[page] = Number(row['unused'])
  }
  const unknown = map.types.indexOf(TYPES.unknown, 1)
  if (unknown > 0) throw new Error(`page ${unknown} of the database belongs to nothing`)
  return map
}

/**
 * Determines the types of these pages from the free list and their first byte, without reading the whole file. Overflow
 * pages stay unknown, and none of their bytes count as unused, because their length is stored in another page.
 */
export function mapPages(descriptor: number, pages: Iterable<number>): PageMap {
  const map = readFreePages(descriptor)
  if (map.types.length > MAX_PAGES_BY_FIRST_BYTE) return map
  for (const page of pages) {
    if (map.types[page] !== TYPES.unknown) continue
    if (!BTREE_BYTES.has(readBytes(descriptor, (page - 1) * map.pageBytes, 1).readUInt8(0))) continue
    map.types[page] = TYPES.btree
    map.unused[page] = NOT_COUNTED
  }
  return map
}

function readFreePages(descriptor: number): PageMap {
  const header = readBytes(descriptor, 0, HEADER_BYTES)
  const pageBytes = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16)
  const usableBytes = pageBytes - header.readUInt8(20)
  const pages = fstatSync(descriptor).size / pageBytes
  if (header.toString('latin1', 0, 15) !== 'SQLite format 3' || !Number.isInteger(pages)) {
    throw new Error('the database file does not have the size its header says')
  }
  const types = new Uint8Array(pages + 1)
  const unused = new Uint32Array(pages + 1)
  for (let trunk = header.readUInt32BE(32); trunk;) {
    const content = readBytes(descriptor, (trunk - 1) * pageBytes, pageBytes)
    const leaves = content.readUInt32BE(4)
    for (let index = 0; index < leaves; index++) types[content.readUInt32BE(8 + 4 * index)] = TYPES.free
    types[trunk] = TYPES.trunk
    unused[trunk] = usableBytes - 8 - 4 * leaves
    trunk = content.readUInt32BE(0)
  }
  types[1] = TYPES.ignored
  if (LOCK_BYTE_OFFSET / pageBytes + 1 <= pages) types[LOCK_BYTE_OFFSET / pageBytes + 1] = TYPES.ignored
  return { pageBytes, usableBytes, types, unused }
}

/** Whether unused bytes of this page are not zero. */
export function hasLeftovers(content: Buffer, page: number, map: PageMap): boolean {
  return unusedRanges(content, page, map).some((range) => !isZero(content, range))
}

/**
 * Zeroes the unused bytes of these pages in the file, and returns the number of pages that had any other byte there.
 */
export function zeroPages(descriptor: number, map: PageMap, pages: Iterable<number>): number {
  const content = Buffer.alloc(map.pageBytes)
  let zeroed = 0
  for (const page of pages) {
    // The log may have pages of a transaction that was never committed, even pages beyond the end of the file.
    if (!map.types[page]) continue
    const offset = (page - 1) * map.pageBytes
    readInto(descriptor, content, offset)
    const ranges = unusedRanges(content, page, map).filter((range) => !isZero(content, range))
    for (const [start, end] of ranges) writeSync(descriptor, ZEROS, 0, end - start, offset + start)
    if (ranges.length) zeroed += 1
  }
  return zeroed
}

function unusedRanges(content: Buffer, page: number, { pageBytes, usableBytes, types, unused }: PageMap): Range[] {
  const rest = unused[page] ?? 0
  switch (types[page]) {
    case TYPES.btree:
      return btreeRanges(content, page, usableBytes, rest)
    case TYPES.free:
      return [[0, pageBytes]]
    case TYPES.overflow:
    case TYPES.trunk:
      return [[usableBytes - rest, usableBytes]]
    default:
      return []
  }
}

/**
 * Returns the unused ranges of a b-tree page: the gap between the cell pointers and the cells, and the freed blocks
 * among the cells.
 */
function btreeRanges(content: Buffer, page: number, usableBytes: number, expected: number): Range[] {
  const type = content.readUInt8(0)
  const list = type === 2 || type === 5 ? 12 : 8
  const listEnd = list + 2 * content.readUInt16BE(3)
  const gapEnd = content.readUInt16BE(5) || 65_536
  const ranges: Range[] = [[listEnd, gapEnd]]
  let total = gapEnd - listEnd + content.readUInt8(7)
  let isPlausible = listEnd <= gapEnd && gapEnd <= usableBytes
  for (let block = content.readUInt16BE(1), last = gapEnd; block && isPlausible;) {
    const size = content.readUInt16BE(block + 2)
    isPlausible = block >= last && size >= 4 && block + size <= usableBytes
    ranges.push([block + 4, block + size])
    total += size
    last = block + size
    block = content.readUInt16BE(block)
  }
  // The unused bytes must add up to SQLite's own count or, where that is unknown, must not overlap an entry. Otherwise
  // nothing of the page may be overwritten.
  if (expected !== NOT_COUNTED) isPlausible &&= total === expected
  else if (isPlausible) {
    for (let at = list; at < listEnd; at += 2) {
      const entry = content.readUInt16BE(at)
      isPlausible &&= entry < usableBytes && !ranges.some(([start, end]) => entry >= start && entry < end)
    }
  }
  if (!isPlausible) throw new Error(`page ${page} of the database could not be read`)
  return ranges
}

export function logBytes(file: string): number {
  return statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
}

/** Returns the numbers of the pages in the write-ahead log, whose newest content may not be in the file. */
export function pagesInLog(file: string, pageBytes: number): Set<number> {
  const pages = new Set<number>()
  const size = logBytes(file)
  if (!size) return pages
  const descriptor = openSync(`${file}-wal`, 'r')
  try {
    const header = Buffer.alloc(4)
    const frame = LOG_FRAME_HEADER_BYTES + pageBytes
    for (let offset = LOG_HEADER_BYTES; offset + frame <= size; offset += frame) {
      readInto(descriptor, header, offset)
      pages.add(header.readUInt32BE(0))
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

/** Fills `target` with the bytes from `offset` on. Throws when the file ends before. */
export function readInto(descriptor: number, target: Buffer, offset: number): void {
  for (let done = 0; done < target.length;) {
    const count = readSync(descriptor, target, done, target.length - done, offset + done)
    if (!count) throw new Error('the database file ended early')
    done += count
  }
}
