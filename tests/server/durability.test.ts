import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isInstalled, startServer } from './process.ts'
import { formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

const CALLS = 'pwrite64,fdatasync,fsync,write,writev,sendto,sendmsg'

/**
 * Runs the server under strace, posts leads, and checks in the trace for each 201 whether the log had been written and
 * synced to the disk before.
 */
async function trace(submissions: number, preload?: string) {
  const directory = temporaryDirectory()
  const output = join(directory, 'trace')
  const server = await startServer({
    siteDir: writeSite(directory),
    dataDir: join(directory, 'data'),
    ...(preload && { preload }),
    // Each thread has its own file, in which calls are in order and never interleaved.
    under: ['strace', '-D', '-ff', '-y', '-s', '32', '-e', `trace=${CALLS}`, '-o', output],
  })
  await Promise.all(
    Array.from({ length: submissions }, async (_, index) => {
      const { type, body } = await formBody({ ...LEAD, message: `number ${index}` })
      const response = await fetch(`${server.url}/api/contact`, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      })
      expect(response.status).toBe(201)
    }),
  )
  await server.stop()

  const result = { acknowledged: 0, safe: 0 }
  for (const name of readdirSync(directory).filter((file) => file.startsWith('trace.'))) {
    let written = 0
    let forced = 0
    for (const line of readFileSync(join(directory, name), 'utf8').split('\n')) {
      const log = /^(\w+)\(\d+<[^>]*leads\.db-wal>/.exec(line)?.[1]
      if (log === 'pwrite64') written += 1
      else if (log && line.endsWith(' = 0')) forced = written
      else if (line.includes('HTTP/1.1 201 ')) {
        result.acknowledged += 1
        if (written > 0 && forced === written) result.safe += 1
        written = 0
        forced = 0
      }
    }
  }
  return result
}

describe.skipIf(!isInstalled('strace'))('on the disk before it is acknowledged (needs strace)', () => {
  test('each 201 goes out only after the log of that lead was forced to the disk', async () => {
    expect(await trace(25)).toEqual({ acknowledged: 25, safe: 25 })
  }, 30_000)

  test('the same trace notices when the database does not wait for the disk', async () => {
    const { acknowledged, safe } = await trace(25, join(import.meta.dirname, 'synchronous-normal.ts'))
    expect(acknowledged).toBe(25)
    expect(safe).toBeLessThan(25)
  }, 30_000)
})
