import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type File = { path: string; mtimeMs: number; size: number }
type Kept = { file: File; headers: Record<string, string>; etag: string; body: Buffer; lookAgain: number }

export type KeptAnswersOptions = {
  /** The route whose answers are kept. */
  route: string
  now: () => number
  /** Larger answers are read from the disk each time. */
  largest?: number
  /** All kept answers together. */
  room?: number
}

/** How long a file is not looked at again, in milliseconds. */
const FRESH = 1_000
/** Headers that belong to a body; an answer without one must not carry them. */
const BODY_HEADERS = new Set(['content-length', 'content-type', 'content-encoding'])
const UNUSUAL = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const
/** Browsers have one of a handful of values; what is longer is made up. */
const LONGEST_ENCODINGS = 64

/**
 * Keeps small answers of the static route in memory, just as they went out, so that most questions need no file
 * system. Once a second each file is looked at; one that has changed is read again. Anything unusual (parts,
 * preconditions, other methods) goes the long way. Gives a function that must be told of every file served.
 */
export function keepAnswers(
  app: FastifyInstance,
  { route, now, largest = 128 * 1024, room = 24 * 1024 * 1024 }: KeptAnswersOptions,
): (reply: FastifyReply, path: string, stats: Stats) => void {
  const kept = new Map<string, Kept>()
  const files = new WeakMap<object, File>()
  let used = 0

  const drop = (key: string): void => {
    used -= kept.get(key)?.body.length ?? 0
    kept.delete(key)
  }

  app.addHook('onRequest', async (request, reply) => {
    const key = keyOf(request, route)
    const answer = key === null ? undefined : kept.get(key)
    if (key === null || !answer) return
    const { 'if-none-match': known, 'if-modified-since': since } = request.headers
    if (known === undefined ? since !== undefined : known !== answer.etag) return
    if (answer.lookAgain < now()) {
      answer.lookAgain = now() + FRESH
      if (!(await isSame(answer.file))) return drop(key)
    }
    for (const name in answer.headers) {
      if (known === undefined || !BODY_HEADERS.has(name)) reply.header(name, answer.headers[name])
    }
    return known === undefined ? reply.send(answer.body) : reply.code(304).send()
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const file = files.get(reply.raw)
    const key = keyOf(request, route)
    if (!(payload instanceof Readable) || reply.statusCode !== 200 || !file || key === null) return payload
    if (file.size > largest) return payload
    const body = await buffer(payload)
    const headers = Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
    drop(key)
    for (const oldest of kept.keys()) {
      if (used + body.length <= room) break
      drop(oldest)
    }
    kept.set(key, { file, headers, etag: headers['etag'] ?? '', body, lookAgain: now() + FRESH })
    used += body.length
    return body
  })

  return (reply, path, { mtimeMs, size }) => files.set(reply.raw, { path, mtimeMs, size })
}

async function isSame({ path, mtimeMs, size }: File): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found?.mtimeMs === mtimeMs && found.size === size
}

/** What the answer depends on, or null for a question that goes the long way. */
function keyOf({ method, headers, routeOptions, raw }: FastifyRequest, route: string): string | null {
  if (method !== 'GET' || routeOptions.url !== route || UNUSUAL.some((name) => headers[name] !== undefined)) return null
  const encodings = headers['accept-encoding'] ?? ''
  const [path = ''] = (raw.url ?? '').split('?', 1)
  return encodings.length > LONGEST_ENCODINGS ? null : `${encodings} ${path}`
}
