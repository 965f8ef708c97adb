import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from './process.ts'
import { formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

const SLOW = 1_000
const VISITORS = 60

/** Opens a slow connection: every second one stalls in the headers, the others in the body. */
function openSlow(port: number, index: number) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('POST /api/contact HTTP/1.1\r\nHost: localhost\r\n')
  if (index % 2) {
    socket.write('Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x\r\n')
  }
  return socket
}

async function lastOf(socket: Socket) {
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  const began = performance.now()
  await once(socket, 'close')
  return { text, seconds: (performance.now() - began) / 1_000 }
}

test(`${SLOW} visitors who never finish do not slow down the others, and are let go`, async () => {
  const directory = temporaryDirectory()
  const server = await startServer({ siteDir: writeSite(directory), dataDir: join(directory, 'data') })
  const sockets = Array.from({ length: SLOW }, (_, index) => openSlow(server.port, index))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const endings = sockets.map(lastOf)

  const times: number[] = []
  for (let index = 0; index < VISITORS; index++) {
    const began = performance.now()
    expect((await fetch(`${server.url}/about-us/`)).status).toBe(200)
    const { type, body } = await formBody({ ...LEAD, message: `number ${index}` })
    const response = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    })
    expect(response.status).toBe(201)
    times.push(performance.now() - began)
  }
  // A page and a lead together; about 5 ms alone on an idle machine.
  expect(times.toSorted((a, b) => a - b)[Math.floor(VISITORS / 2)]).toBeLessThan(250)

  const ended = await Promise.all(endings)
  for (const [index, { text, seconds }] of ended.entries()) {
    expect(text).toMatch(/^(HTTP\/1\.1 408 |$)/)
    expect(seconds).toBeLessThan(index % 2 ? 15 : 11)
  }
  expect(ended.filter(({ text }) => text.startsWith('HTTP/1.1 408')).length).toBeGreaterThan(SLOW / 2)
  expect(await server.stop()).toBe(0)
}, 60_000)
