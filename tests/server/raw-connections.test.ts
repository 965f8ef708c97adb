import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createService } from './service.ts'

type Service = Awaited<ReturnType<typeof createService>>

/** Sends raw bytes and reads until the server closes the connection. */
async function exchange(port: number, ...writes: string[]) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
  for (const bytes of writes) socket.write(bytes)
  if (!socket.closed) await once(socket, 'close')
  return answer
}

async function listening(options: Parameters<typeof createService>[0] = {}) {
  const service = await createService(options)
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...service, port: (service.app.server.address() as AddressInfo).port }
}

const POST = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n'
const HIDDEN = 'GET /healthz?hidden HTTP/1.1\r\nHost: localhost\r\n\r\n'

test.each([
  ['two lengths', `${POST}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde`],
  ['a length and chunks', `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['an unknown encoding', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['chunked twice over', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ['a space before the colon', `${POST}Content-Length : 5\r\n\r\nabcde`],
  ['a folded header', `${POST}X-A: b\r\n Content-Length: 5\r\n\r\n`],
  ['a bare line feed', `${POST}X-A: b\nContent-Length: 5\r\n\r\nabcde`],
  ['a bare carriage return', `${POST}X-A: b\rContent-Length: 5\r\n\r\nabcde`],
  ['a signed length', `${POST}Content-Length: +5\r\n\r\nabcde`],
  ['a chunk size that is none', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n`],
  ['a NUL in a header', `${POST}X-A: b\0c\r\n\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'],
  ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n'],
])('a request with %s is refused, and nothing behind it on the connection is read', async (_what, bytes) => {
  const { port, ledger } = await listening()
  const answer = await exchange(port, bytes, HIDDEN)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  expect(answer).not.toContain('"status"')
  expect(await ledger.count()).toBe(0)
})

test('what is refused before it is a request still carries the security headers', async () => {
  const { port } = await listening()
  const tooLong = `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`
  for (const [status, bytes] of [
    [400, 'nonsense\r\n\r\n'],
    [431, tooLong],
  ] as const) {
    const answer = await exchange(port, bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const header of ['content-security-policy: ', 'x-content-type-options: nosniff', 'x-frame-options: DENY'])
      expect(answer).toContain(header)
    expect(answer).toContain('cache-control: no-store')
    expect(answer).not.toMatch(/fastify|node|HPE_|^server:/im)
  }
})

test('an expectation nobody can meet is refused with the security headers', async () => {
  const { port } = await listening()
  const answer = await exchange(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: 200-maybe\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 417 /)
  expect(answer).toContain('x-content-type-options: nosniff')
  expect(answer).toContain('content-security-policy: ')
})

test('another major version of HTTP is refused in words', async () => {
  const { port } = await listening()
  expect(await exchange(port, 'GET / HTTP/2.0\r\nHost: localhost\r\n\r\n')).toMatch(/^HTTP\/1\.1 505 /)
})

test('a whole URL in the request line is served like its path', async () => {
  const { port, app } = await listening()
  const request = 'GET http://localhost/about-us/ HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n'
  const answer = await exchange(port, request)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain((await app.inject('/about-us/')).body)
  const traversal = request.replace('/about-us/', '/../../etc/passwd')
  expect(await exchange(port, traversal)).toMatch(/^HTTP\/1\.1 4\d\d /)
})

test('whoever connects and says nothing is let go', async () => {
  const { app, port } = await listening()
  expect(app.server.headersTimeout).toBeLessThanOrEqual(8_000)
  app.server.headersTimeout = 500
  expect(await exchange(port)).toMatch(/^(HTTP\/1\.1 408 |$)/)
})

const stalled = async ({ app, port }: Service & { port: number }) => {
  // The test replaces the real timeout of two minutes by half a second.
  expect(app.server.timeout).toBe(120_000)
  app.server.timeout = 500
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  socket.write('GET /film/long.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [connection] = (await once(app.server, 'connection')) as [NodeJS.EventEmitter]
  await once(connection, 'close')
  socket.destroy()
}

test('whoever asks for a film and never reads it is let go', async () => {
  const service = await listening({
    site: (siteDir) => writeFileSync(join(siteDir, 'film', 'long.mp4'), Buffer.alloc(32 * 1024 * 1024)),
  })
  await stalled(service)
})

test('a proxy that passes nonsense on as the address of a visitor stops no lead', async () => {
  const { post, ledger } = await createService({ env: { TRUST_PROXY: '1' } })
  for (const address of ['unknown', '203.0.113.7:4711', '[2001:db8::1]:443', '_hidden', '', 'x'.repeat(5_000)]) {
    const response = await post(
      { name: 'Asha Raman', mobile: '9876543210', email: 'a@example.com', message: `via ${address.slice(0, 20)}` },
      { headers: { 'x-forwarded-for': address } },
    )
    expect([address.slice(0, 20), response.statusCode]).toEqual([address.slice(0, 20), 201])
  }
  expect(await ledger.count()).toBe(6)
})
