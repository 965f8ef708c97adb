import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type ConnectionError = Error & { code?: string }
type Headers = Readonly<Record<string, string>>

const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

function plainResponse(status: number, headers: Headers) {
  const body = `${STATUS_CODES[status]}\n`
  const entries = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  })
  return { body, entries }
}

/**
 * Answers requests that the HTTP parser rejects, for which no hook runs, with the security headers, and closes the
 * connection: the bytes after such a request could be a smuggled one.
 */
export function clientErrorHandler(headers: Headers) {
  return (error: ConnectionError, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = STATUS[error.code ?? ''] ?? 400
    const { body, entries } = plainResponse(status, headers)
    const lines = entries.map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroy(error)
  }
}

/** Answers an `Expect` header other than `100-continue` with 417, because Node's own answer has no security headers. */
export function expectationHandler(headers: Headers) {
  return (_request: IncomingMessage, response: ServerResponse) => {
    const { body, entries } = plainResponse(417, headers)
    response.writeHead(417, Object.fromEntries(entries)).end(body)
  }
}
