import { writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createLeadAdmin } from '../../server/leads/lead-admin.ts'
import { runServer, spawnServer, startServer } from './process.ts'
import { formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

function place() {
  const directory = temporaryDirectory()
  return { directory, siteDir: writeSite(directory), dataDir: join(directory, 'data') }
}

test('it says where it runs, serves, and stops with code 0', async () => {
  const server = await startServer(place())
  expect((await fetch(`${server.url}/about-us/`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})

test('a port in use is one clear line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, output } = await runServer({ ...place(), env: { PORT: String(port) } })
  other.close()
  expect(code).toBe(4)
  expect(output).toBe(
    `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start\n`,
  )
})

test('wrong settings are listed together', async () => {
  const { code, output } = await runServer({ ...place(), env: { PORT: 'x', RETRY_HOURS: '1' } })
  expect(code).toBe(2)
  expect(output.trim().split('\n')).toHaveLength(3)
  expect(output).not.toMatch(/ at /)
})

test.each(['{"csp": ', 'null', '[]', '{"csp": 7}', '{"csp": "x", "immutable": "all"}'])(
  'a damaged headers.json (%s) is one clear line',
  async (text) => {
    const options = place()
    writeFileSync(join(options.siteDir, '..', 'headers.json'), text)
    const { code, output } = await runServer(options)
    expect([code, output]).toEqual([2, expect.stringMatching(/^\S+headers\.json must hold .* npm run build\n$/)])
  },
)

test('a site that was copied without its headers.json is warned of', async () => {
  const child = spawnServer({ ...place(), env: { LOG_LEVEL: 'warn' } })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect
    .poll(() => output, { timeout: 10_000 })
    .toContain("headers.json is missing: browsers refuse the pages' styles")
  child.kill('SIGTERM')
  await once(child, 'close')
})

test('a project whose content cannot be edited is one clear line', async () => {
  const options = place()
  const { code, output } = await runServer({ ...options, env: { PROJECT_DIR: options.siteDir } })
  const missing = 'is not the folder of this project: build/content/editing/process.ts is missing.'
  expect([code, output]).toEqual([2, `PROJECT_DIR: ${options.siteDir} ${missing}\n`])
})

test('a site that is not built is one clear line', async () => {
  const { code, output } = await runServer({ ...place(), siteDir: '/nonexistent' })
  expect([code, output]).toEqual([5, 'There is no site in /nonexistent. Build it first: npm run build\n'])
})

test('a place that cannot hold leads is one clear line', async () => {
  const { directory, siteDir } = place()
  const dataDir = join(directory, 'a-file')
  writeFileSync(dataDir, '')
  const { code, output } = await runServer({ siteDir, dataDir })
  expect(code).toBe(3)
  expect(output).toMatch(/^Cannot store leads in .*a-file: .*\n$/)

  const damaged = join(directory, 'damaged')
  openSqlite(join(damaged, 'leads.db')).close()
  writeFileSync(join(damaged, 'leads.db'), 'not a database '.repeat(1_000))
  const second = await runServer({ siteDir, dataDir: damaged })
  expect([second.code, second.output]).toEqual([3, expect.stringMatching(/not a database/)])
})

test('a database from a newer program is left alone', async () => {
  const { siteDir, dataDir } = place()
  const db = openSqlite(join(dataDir, 'leads.db'))
  db.exec('PRAGMA user_version = 99')
  db.close()
  const { code, output } = await runServer({ siteDir, dataDir })
  expect([code, output]).toEqual([3, expect.stringMatching(/newer than this program/)])
})

async function halfSent(port: number) {
  const { type, body } = await formBody(LEAD)
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.subarray(0, 100))
  return { socket, rest: body.subarray(100) }
}

test('asked to stop while a lead is arriving, it takes the lead first', async () => {
  const options = place()
  const server = await startServer(options)
  const { socket, rest } = await halfSent(server.port)
  // A response on another connection shows that the server has also read the half-sent request.
  await fetch(`${server.url}/healthz`)
  const stopped = server.stop()
  while (
    await fetch(`${server.url}/healthz`).then(
      () => true,
      () => false,
    )
  )
    continue
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.write(rest)
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 201 /)
  expect(await stopped).toBe(0)
  const db = openSqlite(join(options.dataDir, 'leads.db'))
  expect(await createLeadAdmin(createSqliteDatabase(db)).count()).toBe(1)
  db.close()
})

test('a visitor who never finishes cannot hold it up for more than five seconds', async () => {
  const server = await startServer(place())
  const { socket } = await halfSent(server.port)
  socket.on('error', () => undefined)
  await fetch(`${server.url}/healthz`)
  const began = performance.now()
  expect(await server.stop()).toBe(0)
  expect(performance.now() - began).toBeLessThan(5_300)
  socket.destroy()
}, 15_000)
