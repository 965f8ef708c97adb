import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createService } from './service.ts'

const volatile = (headers: Record<string, unknown>) => ({ ...headers, date: undefined, connection: undefined })

test.each(['/about-us/', '/assets/entry-4f9a.js', '/robots.txt?from=mail'])(
  '%s from memory is the same as from the disk, byte by byte and header by header',
  async (url) => {
    const { app } = await createService()
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { 'accept-encoding': encoding }
      const first = await app.inject({ url, headers })
      const again = await app.inject({ url, headers })
      expect(again.statusCode).toBe(200)
      expect(volatile(again.headers)).toEqual(volatile(first.headers))
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    }
  },
)

test('a page seen before is answered the same from memory as from the disk', async () => {
  const { app, settings } = await createService()
  const { headers } = await app.inject('/about-us/')
  const page = join('about-us', 'index.html')
  const { mtime } = statSync(join(settings.siteDir, page))
  const conditional = { 'if-none-match': String(headers['etag']) }
  const { app: other } = await createService({
    site: (siteDir) => utimesSync(join(siteDir, page), mtime, mtime),
  })
  const fromMemory = await app.inject({ url: '/about-us/', headers: conditional })
  const etag = String((await other.inject({ method: 'HEAD', url: '/about-us/' })).headers['etag'])
  const fromDisk = await other.inject({ url: '/about-us/', headers: { 'if-none-match': etag } })
  expect([fromMemory.statusCode, fromDisk.statusCode]).toEqual([304, 304])
  expect(fromMemory.body).toBe('')
  expect(Object.keys(fromMemory.headers).toSorted()).toEqual(Object.keys(fromDisk.headers).toSorted())
})

test('a changed page is shown within a second, a removed one is gone', async () => {
  const { app, settings, clock } = await createService()
  const file = join(settings.siteDir, 'about-us', 'index.html')
  expect((await app.inject('/about-us/')).body).toContain('About')
  writeFileSync(file, '<!doctype html><title>New</title>')
  clock.now += 1_100
  expect((await app.inject('/about-us/')).body).toBe('<!doctype html><title>New</title>')
  rmSync(file)
  clock.now += 1_100
  expect((await app.inject('/about-us/')).statusCode).toBe(404)
})

test('each encoding keeps its own answer, and a part of a kept file is still a part', async () => {
  const { app } = await createService()
  const packed = { url: '/about-us/', headers: { 'accept-encoding': 'br' } }
  await app.inject(packed)
  const plain = await app.inject('/about-us/')
  expect(brotliDecompressSync((await app.inject(packed)).rawPayload).toString()).toBe(plain.body)
  const part = await app.inject({ url: '/about-us/', headers: { range: 'bytes=0-9' } })
  expect([part.statusCode, part.body]).toEqual([206, plain.body.slice(0, 10)])
  const head = await app.inject({ method: 'HEAD', url: '/about-us/' })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    plain.headers['content-length'],
  ])
})

test('an error page is never kept as the answer of its address', async () => {
  const { app, settings } = await createService()
  const ask = () => app.inject({ url: '/late.txt', headers: { accept: 'text/html' } })
  expect((await ask()).statusCode).toBe(404)
  writeFileSync(join(settings.siteDir, 'late.txt'), 'here now')
  expect((await ask()).body).toBe('here now')
})
