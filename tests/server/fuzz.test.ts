import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createLeadAdmin } from '../../server/leads/lead-admin.ts'
import { createRandom, pick, writeBody, type Random } from './fuzz-bodies.ts'
import { MEGABYTE, peakMemory, startServer } from './process.ts'
import { temporaryDirectory, writeSite } from './service.ts'

const BODIES = Number(process.env['FUZZ_BODIES'] ?? 50_000)
const SEED = 20_261_122
const CONNECTIONS = 12
const MAX_BATCH = 8

type Batch = { bytes: Buffer; requests: number }

function chunked(random: Random, body: Buffer): Buffer {
  const pieces: Buffer[] = []
  for (let at = 0; at < body.length;) {
    const size = Math.min(body.length - at, 1 + Math.floor(random() * 4_000))
    pieces.push(Buffer.from(`${size.toString(16)}\r\n`), body.subarray(at, at + size), Buffer.from('\r\n'))
    at += size
  }
  return Buffer.concat([...pieces, Buffer.from('0\r\n\r\n')])
}

function writeRequest(random: Random, index: number): Buffer {
  const { type, body } = writeBody(random, index)
  const isChunked = random() < 0.15
  const head = [
    `POST /api/contact${pick(random, ['', '?elapsed=9000', '?key=submission-1', '?%zz', '?__proto__=1'])} HTTP/1.1`,
    'Host: localhost',
    // The server composes a page for each of these, which takes some milliseconds.
    `Accept: ${random() < 0.01 ? 'text/html' : '*/*'}`,
    ...(type ? [`Content-Type: ${type}`] : []),
    ...(random() < 0.05 ? [`Content-Encoding: ${pick(random, ['gzip', 'br', 'x'])}`] : []),
    ...(random() < 0.05 ? [`Idempotency-Key: ${pick(random, ['x', 'fuzz-key-0001', 'k'.repeat(300)])}`] : []),
    isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
  ]
  return Buffer.concat([
    Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'),
    isChunked ? chunked(random, body) : body,
  ])
}

/** Writes several requests for one connection: complete, pipelined, or with the last one cut off. */
function writeBatch(random: Random, first: number, limit: number): Batch {
  const requests = Math.min(limit, random() < 0.5 ? 1 : 1 + Math.floor(random() * MAX_BATCH))
  const bytes = Buffer.concat(Array.from({ length: requests }, (_, index) => writeRequest(random, first + index)))
  return { bytes: random() < 0.05 ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes, requests }
}

/** Sends a batch in pieces and returns the statuses received before the server or the client closed the connection. */
async function exchange(port: number, random: Random, { bytes }: Batch): Promise<number[]> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  const cut = random() < 0.3 ? Math.floor(random() * bytes.length) : bytes.length
  socket.write(bytes.subarray(0, cut))
  socket.end(bytes.subarray(cut))
  await once(socket, 'close')
  return statusesOf(Buffer.concat(chunks).toString('latin1'))
}

/** Returns the statuses of consecutive responses; skips bodies by their length. */
function statusesOf(text: string): number[] {
  const statuses: number[] = []
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\r\n\r\n', at)
    const head = text.slice(at, end)
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0)
    statuses.push(status)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (end < 0 || status === 0) break
    at = end + 4 + length
  }
  return statuses
}

test(`${BODIES} broken forms over raw connections: answered with 2xx, 303 or 4xx, and nothing is lost or left behind`, async () => {
  const directory = temporaryDirectory()
  const dataDir = join(directory, 'data')
  const server = await startServer({ siteDir: writeSite(directory), dataDir })
  let started = 0
  const answers = new Map<number, number>()
  let unanswered = 0

  async function run(seed: number) {
    const random = createRandom(seed)
    while (started < BODIES) {
      const first = started
      const batch = writeBatch(random, first, BODIES - started)
      started += batch.requests
      const statuses = await exchange(server.port, random, batch)
      for (const status of statuses) answers.set(status, (answers.get(status) ?? 0) + 1)
      unanswered += batch.requests - statuses.length
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => run(SEED + index)))

  const statuses = [...answers.keys()]
  expect(statuses.filter((status) => !(status < 300 || status === 303 || (status >= 400 && status < 500)))).toEqual([])
  // Every kind of response has to occur, so that not all requests failed in the same way.
  expect(statuses).toEqual(expect.arrayContaining([201, 303, 400, 413, 415]))
  expect(unanswered).toBeLessThan(BODIES / 5)
  expect((await fetch(`${server.url}/about-us/`)).status).toBe(200)
  if (process.platform === 'linux') expect(peakMemory(server)).toBeLessThan(300 * MEGABYTE)
  expect(await server.stop()).toBe(0)
  const db = openSqlite(join(dataDir, 'leads.db'))
  const stored = await createLeadAdmin(createSqliteDatabase(db)).count()
  db.close()
  // A form sent twice is one lead; a form that was not acknowledged may still be stored.
  expect(stored).toBeGreaterThan(BODIES / 50)
  expect(stored).toBeLessThanOrEqual((answers.get(201) ?? 0) + (answers.get(303) ?? 0) + unanswered)
}, 240_000)
