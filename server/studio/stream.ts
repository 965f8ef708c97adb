import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Change } from '#shared/studio/endpoints.ts'
import type { createGate } from './api.ts'
import type { createChangeFeed } from './changes.ts'
import type { Session } from './sessions.ts'

/** Below the time after which proxies and our own server close a silent connection. */
const HEARTBEAT_MS = 20_000
const MAX_STREAMS = 200
const RETRY_MS = 3_000

type Options = {
  url: string
  gate: ReturnType<typeof createGate>
  findSession: (request: FastifyRequest) => Promise<Session | null>
  changes: ReturnType<typeof createChangeFeed>
}

/** Server-sent events: which leads are new or changed. A stream ends with its session. */
export function streamChanges(app: FastifyInstance, { url, gate, findSession, changes }: Options) {
  const streams = new Set<PassThrough>()
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })

  app.route({
    method: 'GET',
    url,
    exposeHeadRoute: false,
    preParsing: async (request, _reply, payload) => {
      request.studioSession = await gate.admit(request, { access: 'leads', path: '/changes' })
      return payload
    },
    handler: async (request, reply) => {
      const [oldest] = streams
      // The browser of the one that is closed comes back by itself.
      if (streams.size >= MAX_STREAMS) oldest?.end()
      const stream = new PassThrough()
      streams.add(stream)
      const send = (text: string) => {
        // A reader that has stopped reading must not fill the memory.
        if (stream.writableLength > 0) stream.end()
        else stream.write(text)
      }
      stream.write(`retry: ${RETRY_MS}\n\n`)
      const end = changes.listen((change: Change) => send(`data: ${JSON.stringify(change)}\n\n`))
      const heartbeat = setInterval(() => {
        findSession(request).then(
          (session) => (session ? send(': still here\n\n') : stream.end()),
          () => stream.end(),
        )
      }, HEARTBEAT_MS)
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
