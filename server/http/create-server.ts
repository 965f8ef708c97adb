import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { expectationHandler } from './client-error.ts'

const HEADERS_TIMEOUT_MS = 8_000
const REQUEST_TIMEOUT_MS = 12_000
const KEEP_ALIVE_TIMEOUT_MS = 5_000
/** Closes connections without any traffic. A player that paused a video requests the rest again. */
const IDLE_TIMEOUT_MS = 120_000
const CONNECTIONS_CHECK_MS = 1_000
/**
 * With a paused video on each, this many connections take about 450 MB of the 512 that the unit and the image allow.
 */
const MAX_CONNECTIONS = 2_000
/** Maximum number of pipelined requests on a connection. Browsers do not pipeline at all. */
const MAX_PIPELINED_REQUESTS = 16

/**
 * Creates the HTTP server with its timeouts and limits. `headers` are added to responses that Node would send without
 * any.
 */
export function createHttpServer(listener: RequestListener, headers: Readonly<Record<string, string>>): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
    },
    oneAtATime(listener),
  )
  server.setTimeout(IDLE_TIMEOUT_MS)
  server.maxConnections = MAX_CONNECTIONS
  server.on('checkExpectation', expectationHandler(headers))
  return server
}

type Pending = { request: IncomingMessage; response: ServerResponse }

/**
 * Handles the requests of a connection one after the other. Node would start all that arrive in one packet, up to two
 * thousand, and keep their responses in memory until the client reads.
 */
function oneAtATime(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, Pending[]>()

  const handle = ({ request, response }: Pending, queue: Pending[]) => {
    response.once('close', () => {
      const next = queue.shift()
      if (next && !request.socket.destroyed) handle(next, queue)
      else queues.delete(request.socket)
    })
    listener(request, response)
  }

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const queue = queues.get(socket)
    if (!queue) {
      const started: Pending[] = []
      queues.set(socket, started)
      handle({ request, response }, started)
    } else if (queue.length < MAX_PIPELINED_REQUESTS) {
      queue.push({ request, response })
    } else {
      dropConnection(socket)
    }
  }
}

type ParserSocket = Socket & { parser?: { onIncoming?: unknown } | null }

/**
 * Destroys a connection and stops the parser. Otherwise Node would parse the rest of the packet and create a request
 * and a response, 4 KB together, for each of up to two thousand requests. `onIncoming`, which creates them, is
 * undocumented; without it only memory is lost.
 */
function dropConnection(socket: ParserSocket) {
  if (socket.parser?.onIncoming) socket.parser.onIncoming = () => 0
  socket.destroy()
}
