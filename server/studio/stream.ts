import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CHANGES_PATH, changesQuerySchema } from '#shared/studio/endpoints.ts'
import type { Change } from '#shared/studio/endpoints.ts'
import { isAllowed } from '#shared/studio/roles.ts'
import { gatedRoute } from './api.ts'
import type { Gate } from './api.ts'
import type { createChangeFeed } from './changes.ts'
import { createPresence } from './presence.ts'
import { Problem } from './problem.ts'
import type { Session } from './sessions.ts'

/** Shorter than the time after which proxies and our own server close a silent connection. */
const HEARTBEAT_MS = 20_000
const MAX_STREAMS = 200
const RETRY_MS = 3_000
/**
 * Lifetime of a stream that reports presence. Its browser reconnects then; one that lost its connection silently does
 * not.
 */
const PRESENT_MS = 40_000

type Options = {
  basePath: string
  gate: Gate
  findSession: (request: FastifyRequest) => Promise<Session | null>
  changes: ReturnType<typeof createChangeFeed>
}

/**
 * Sends server-sent events: which leads are new or changed, and who else has a document open. A stream ends with its
 * session.
 */
export function streamChanges(app: FastifyInstance, { basePath, gate, findSession, changes }: Options) {
  const streams = new Set<PassThrough>()
  const presence = createPresence()
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })

  app.route({
    ...gatedRoute(gate, basePath, { method: 'GET', access: 'signed-in', path: CHANGES_PATH }),
    handler: async (request, reply) => {
      const account = request.studioSession?.account
      const { file } = changesQuerySchema.safeParse(request.query).data ?? {}
      if (!account || !isAllowed(account.role, file === undefined ? 'leads' : 'content')) {
        throw new Problem(403, 'not-allowed', 'Your account may not do this.')
      }
      const [oldest] = streams
      // The browser of the closed stream reconnects by itself.
      if (streams.size >= MAX_STREAMS) oldest?.end()
      const stream = new PassThrough()
      streams.add(stream)
      const send = (text: string) => {
        // A client that no longer reads must not fill the memory.
        if (stream.writableLength > 0) stream.end()
        else if (stream.writable) stream.write(text)
      }
      stream.write(`retry: ${RETRY_MS}\n\n`)
      /** Sends only while the session is valid; otherwise ends the stream. */
      const sendIfSignedIn = (text: string) => {
        findSession(request).then(
          (session) => (session ? send(text) : stream.end()),
          () => stream.end(),
        )
      }
      const ends = [
        ...(isAllowed(account.role, 'leads')
          ? [changes.listen((change: Change) => sendIfSignedIn(`data: ${JSON.stringify(change)}\n\n`))]
          : []),
        ...(file === undefined
          ? []
          : [
              presence.enter(file, account, (present) =>
                sendIfSignedIn(`event: present\ndata: ${JSON.stringify(present)}\n\n`),
              ),
            ]),
      ]
      const ending = file === undefined ? undefined : setTimeout(() => stream.end(), PRESENT_MS)
      ending?.unref()
      const heartbeat = setInterval(() => sendIfSignedIn(': still here\n\n'), HEARTBEAT_MS)
      heartbeat.unref()
      const close = () => {
        clearInterval(heartbeat)
        clearTimeout(ending)
        for (const end of ends) end()
        streams.delete(stream)
      }
      stream.once('close', close)
      request.raw.once('close', () => stream.destroy())
      return (
        reply
          .header('cache-control', 'no-store')
          // Without this header, proxies that buffer answers would delay the events.
          .header('x-accel-buffering', 'no')
          .type('text/event-stream; charset=utf-8')
          .send(stream)
      )
    },
  })
}
