import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flood } from './flood.ts'
import { MEGABYTE, peakMemory, startServer, type Running } from './process.ts'
import { temporaryDirectory, writeSite } from './service.ts'

const isLinux = process.platform === 'linux'

/** Starts a server that collects its garbage and prints its heap size on SIGUSR2. */
async function startMeasured(env: Record<string, string> = {}) {
  const directory = temporaryDirectory()
  const preload = join(directory, 'heap.mjs')
  writeFileSync(
    preload,
    `import { setFlagsFromString } from 'node:v8'
     import { runInNewContext } from 'node:vm'
     setFlagsFromString('--expose-gc')
     const gc = runInNewContext('gc')
     process.on('SIGUSR2', () => { gc(); console.log('heap:' + process.memoryUsage().heapUsed) })`,
  )
  const siteDir = writeSite(directory)
  writeFileSync(join(siteDir, 'large.html'), `<!doctype html>${'<p>text</p>'.repeat(10_000)}`)
  writeFileSync(join(siteDir, 'film', 'long.mp4'), Buffer.alloc(32 * MEGABYTE))
  return startServer({ siteDir, dataDir: join(directory, 'data'), preload, env })
}

async function heapOf({ child }: Running): Promise<number> {
  let text = ''
  const listener = (chunk: Buffer) => (text += chunk.toString())
  child.stdout?.on('data', listener)
  child.kill('SIGUSR2')
  while (!/heap:\d+\n/.test(text)) await once(child.stdout ?? child, 'data')
  child.stdout?.off('data', listener)
  return Number(/heap:(\d+)/.exec(text)?.[1])
}

test('made-up headers leave nothing behind in memory', async () => {
  const server = await startMeasured()
  const request = (index: number) =>
    `GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: x${index}, br;q=0.5\r\nX-Made-Up-${index}: ${index}\r\n\r\n`
  await flood(server.port, 2_000, request)
  const before = await heapOf(server)
  await flood(server.port, 10_000, (index) => request(index + 2_000))
  expect((await heapOf(server)) - before).toBeLessThan(4_000_000)
  expect(await server.stop()).toBe(0)
}, 120_000)

const openFiles = ({ child }: Running) => readdirSync(`/proc/${child.pid}/fd`).length

/** Connects a client that sends `bytes` at once and never reads the responses. */
async function connectUnread(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  await once(socket, 'connect')
  socket.write(bytes)
  return socket
}

test.skipIf(!isLinux)(
  '200 connections with 500 requests each in one packet fill no memory and hold up nobody',
  async () => {
    const server = await startMeasured()
    const bytes = 'GET /large.html HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500)
    const sockets = await Promise.all(Array.from({ length: 200 }, () => connectUnread(server.port, bytes)))
    for (let index = 0; index < 20; index++) expect((await fetch(`${server.url}/about-us/`)).status).toBe(200)
    expect(peakMemory(server)).toBeLessThan(250 * MEGABYTE)
    for (const socket of sockets) socket.destroy()
    expect(await server.stop()).toBe(0)
  },
)

test.skipIf(!isLinux)('connections that break with requests waiting leave no file open', async () => {
  const server = await startMeasured()
  await fetch(`${server.url}/about-us/`)
  const before = openFiles(server)
  const bytes = 'GET /film/long.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(10)
  const sockets = await Promise.all(Array.from({ length: 50 }, () => connectUnread(server.port, bytes)))
  while (openFiles(server) < before + 100) await fetch(`${server.url}/healthz`)
  for (const socket of sockets) socket.destroy()
  // Responses to other requests show that the server has noticed the closed connections.
  while (openFiles(server) > before + 5) await fetch(`${server.url}/healthz`)
  expect(await server.stop()).toBe(0)
})

// Not more, because the kernel buffers about 7 MB of each film before the pause takes effect, and a tenth of memory for
// all of TCP.
const PAUSED = 150

test.skipIf(!isLinux)('a visitor who pauses a film takes little memory', async () => {
  const server = await startMeasured()
  const files = openFiles(server)
  await flood(server.port, 2_000, () => 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const before = peakMemory(server)
  const bytes = 'GET /film/long.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const sockets = await Promise.all(Array.from({ length: PAUSED }, () => connectUnread(server.port, bytes)))
  while (openFiles(server) < files + 2 * PAUSED) await fetch(`${server.url}/healthz`)
  expect((await fetch(`${server.url}/about-us/`)).status).toBe(200)
  // About 0.2 to 0.5 depending on garbage collection; a whole film in memory would be 32.
  expect((peakMemory(server) - before) / PAUSED).toBeLessThan(MEGABYTE)
  for (const socket of sockets) socket.destroy()
  expect(await server.stop()).toBe(0)
})
