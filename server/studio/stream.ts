import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CHANGES_PATH } from '#shared/studio/endpoints.ts'
import type { Change } from '#shared/studio/endpoints.ts'
import { gatedRoute } from './api.ts'
import type { Gate } from './api.ts'
import type { createChangeFeed } from './changes.ts'
import type { Session } from './sessions.ts'

/** Below the time after which proxies and our own server close a silent connection. */
const HEARTBEAT_MS = 20_000
const MAX_STREAMS = 200
const RETRY_MS = 3_000

type Options = {
  basePath: string
  gate: Gate
  findSession: (request: FastifyRequest) => Promise<Session | null>
  changes: ReturnType<typeof createChangeFeed>
}

/** Server-sent events: which leads are new or changed. A stream ends with its session. */
export function streamChanges(app: FastifyInstance, { basePath, gate, findSession, changes }: Options) {
  const streams = new Set<PassThrough>()
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })

  app.route({
    ...gatedRoute(gate, basePath, { method: 'GET', access: 'leads', path: CHANGES_PATH }),
    handler: async (request, reply) => {
      const [oldest] = streams
      // The browser of the one that is closed comes back by itself.
      if (streams.size >= MAX_STREAMS) oldest?.end()
      const stream = new PassThrough()
      streams.add(stream)
      const send = (text: string) => {
        // A reader that has stopped reading must not fill the memory.
        if (stream.writableLength > 0) stream.end()
        else if (stream.writable) stream.write(text)
      }
      stream.write(`retry: ${RETRY_MS}\n\n`)
      /** To nobody whose session has ended meanwhile. */
      const sendIfSignedIn = (text: string) => {
        findSession(request).then(
          (session) => (session ? send(text) : stream.end()),
          () => stream.end(),
        )
      }
      const end = changes.listen((change: Change) => sendIfSignedIn(`data: ${JSON.stringify(change)}\n\n`))
      const heartbeat = setInterval(() => sendIfSignedIn(': still here\n\n'), HEARTBEAT_MS)
      heartbeat.unref()
      const close = () => {
        clearInterval(heartbeat)
        end()
        streams.delete(stream)
      }
      stream.once('close', close)
      request.raw.once('close', () => stream.destroy())
      return (
        reply
          .header('cache-control', 'no-store')
          // Proxies that gather answers would hold the events back.
          .header('x-accel-buffering', 'no')
          .type('text/event-stream; charset=utf-8')
          .send(stream)
      )
    },
  })
}
