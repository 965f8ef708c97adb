import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

type ConnectionError = Error & { code?: string }

const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * Answers what the HTTP parser refuses (no request exists yet, so no hook runs) with the same headers
 * as everything else, and ends the connection: whatever follows on it cannot be told from a smuggled request.
 */
export function answerBrokenRequest(headers: Readonly<Record<string, string>>) {
  return (error: ConnectionError, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = STATUS[error.code ?? ''] ?? 400
    const body = `${STATUS_CODES[status]}\n`
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.length),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroy(error)
  }
}
