import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createLeadAdmin } from '../../server/leads/lead-admin.ts'
import { startServer } from './process.ts'
import { formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

function place() {
  const directory = temporaryDirectory()
  return { directory, siteDir: writeSite(directory), dataDir: join(directory, 'data') }
}

test('a multipart body that ends inside a file is refused, and the process goes on', async () => {
  const server = await startServer(place())
  const send = () =>
    fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=X' },
      body: '--X\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\nabc',
    })
  expect([(await send()).status, (await send()).status]).toEqual([400, 400])
  expect((await fetch(`${server.url}/about-us/`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})

test.each(['throw error', 'void Promise.reject(error)'])(
  'after an error nobody handles (%s) it takes the lead that is arriving, logs no values, and ends with code 1',
  async (fault) => {
    const { directory, ...options } = place()
    const preload = join(directory, 'fault.mjs')
    writeFileSync(
      preload,
      `process.on('SIGUSR2', () => setTimeout(() => { const error = new Error('asha@example.com'); ${fault} }))`,
    )
    const server = await startServer({ ...options, preload, env: { LOG_LEVEL: 'error' } })
    let log = ''
    server.child.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()))
    const { type, body } = await formBody(LEAD)
    const socket = connect(server.port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    await once(socket, 'connect')
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    socket.write(body.subarray(0, 100))
    // A response on another connection shows that the server has also read the half-sent form.
    await fetch(`${server.url}/healthz`)
    server.child.kill('SIGUSR2')
    const ended = once(server.child, 'close') as Promise<[number | null]>
    while (!log.includes('"level":60')) await once(server.child.stdout ?? server.child, 'data')
    socket.write(body.subarray(100))
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
    expect((await ended)[0]).toBe(1)
    expect(log).toContain('fault.mjs')
    expect(log).not.toContain('asha@example.com')
    const db = openSqlite(join(options.dataDir, 'leads.db'))
    expect(await createLeadAdmin(createSqliteDatabase(db)).count()).toBe(1)
    db.close()
  },
)
