import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flood } from './flood.ts'
import { startServer, type Running } from './process.ts'
import { temporaryDirectory, writeSite } from './service.ts'

/** A server that collects its garbage and prints its heap when it gets SIGUSR2. */
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
  return startServer({ siteDir: writeSite(directory), dataDir: join(directory, 'data'), preload, env })
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
