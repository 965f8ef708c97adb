import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createService } from './service.ts'

test('a page comes compressed when the browser can read it, and plain when not', async () => {
  const { app } = await createService()
  const plain = await app.inject('/about-us/')
  expect(plain.statusCode).toBe(200)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers['vary']).toMatch(/accept-encoding/i)
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await app.inject({ url: '/about-us/', headers: { 'accept-encoding': encoding } })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(decode(packed.rawPayload).toString()).toBe(plain.body)
  }
  const browser = await app.inject({ url: '/about-us/', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  expect(browser.headers['content-encoding']).toBe('br')
})

test('a page seen before costs nothing the second time', async () => {
  const { app } = await createService()
  for (const encoding of ['identity', 'br']) {
    const first = await app.inject({ url: '/about-us/', headers: { 'accept-encoding': encoding } })
    const again = await app.inject({
      url: '/about-us/',
      headers: { 'accept-encoding': encoding, 'if-none-match': String(first.headers['etag']) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const other = await app.inject({ url: '/about-us/', headers: { 'if-none-match': '"other"' } })
    expect(other.statusCode).toBe(200)
  }
})

test('pages are checked each time, hashed files kept for a year', async () => {
  const { app } = await createService()
  const cache = async (url: string, encoding = 'identity') =>
    (await app.inject({ url, headers: { 'accept-encoding': encoding } })).headers['cache-control']
  for (const encoding of ['identity', 'br', 'gzip']) {
    expect(await cache('/', encoding)).toBe('no-cache')
    expect(await cache('/about-us/', encoding)).toBe('no-cache')
    expect(await cache('/assets/entry-4f9a.js', encoding)).toBe('public, max-age=31536000, immutable')
  }
  expect(await cache('/robots.txt')).toBe('public, max-age=3600')
})

test('the film can be read in parts', async () => {
  const { app } = await createService()
  const part = await app.inject({ url: '/film/hero.mp4', headers: { range: 'bytes=100-199' } })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe('bytes 100-199/1000')
  expect(part.headers['content-type']).toBe('video/mp4')
  expect([...part.rawPayload.subarray(0, 3)]).toEqual([100, 101, 102])
  expect((await app.inject({ url: '/film/hero.mp4', headers: { range: 'bytes=5000-' } })).statusCode).toBe(416)
  expect((await app.inject('/film/hero.mp4')).headers['accept-ranges']).toBe('bytes')
})

test('parts of the film at its edges are answered as RFC 9110 says', async () => {
  const { app } = await createService()
  const ask = (range: string) => app.inject({ url: '/film/hero.mp4', headers: { range } })
  const longer = await ask('bytes=-5000')
  expect([longer.statusCode, longer.headers['content-range'], longer.rawPayload.length]).toEqual([
    206,
    'bytes 0-999/1000',
    1000,
  ])
  const end = await ask('bytes=-1')
  expect([end.statusCode, end.headers['content-range']]).toEqual([206, 'bytes 999-999/1000'])
  for (const range of ['bytes=5000-', 'bytes=-0']) {
    const beyond = await ask(range)
    expect([range, beyond.statusCode, beyond.headers['content-range']]).toEqual([range, 416, 'bytes */1000'])
  }
})

test('other files are sent whole whatever part is asked for', async () => {
  const { app } = await createService()
  for (const encoding of ['identity', 'br']) {
    const headers = { 'accept-encoding': encoding }
    const whole = await app.inject({ url: '/about-us/', headers })
    const part = await app.inject({ url: '/about-us/', headers: { ...headers, range: 'bytes=0-9' } })
    expect([part.statusCode, part.rawPayload.equals(whole.rawPayload)]).toEqual([200, true])
  }
})

test('HEAD says what GET would, without the body', async () => {
  const { app } = await createService()
  for (const encoding of ['identity', 'br', 'gzip']) {
    const headers = { 'accept-encoding': encoding }
    const get = await app.inject({ url: '/about-us/', headers })
    const head = await app.inject({ method: 'HEAD', url: '/about-us/', headers })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
    expect(head.headers['content-length']).toBe(String(get.rawPayload.length))
  }
})

test('each encoding has its own ETag, and a page is revalidated only by its own', async () => {
  const { app } = await createService()
  const tags = new Set<string>()
  for (const encoding of ['identity', 'br', 'gzip']) {
    const { headers } = await app.inject({ url: '/about-us/', headers: { 'accept-encoding': encoding } })
    tags.add(String(headers['etag']))
  }
  expect(tags.size).toBe(3)
})

test('a changed page is shown at once, a removed one is gone, a new one is found', async () => {
  const { app, settings } = await createService()
  const file = join(settings.siteDir, 'about-us', 'index.html')
  expect((await app.inject('/about-us/')).body).toContain('About')
  writeFileSync(file, '<!doctype html><title>New</title>')
  expect((await app.inject('/about-us/')).body).toBe('<!doctype html><title>New</title>')
  rmSync(file)
  expect((await app.inject('/about-us/')).statusCode).toBe(404)
  expect((await app.inject('/late.txt')).statusCode).toBe(404)
  writeFileSync(join(settings.siteDir, 'late.txt'), 'here now')
  expect((await app.inject('/late.txt')).body).toBe('here now')
})

test('what has to fit into ten packets says nothing twice: its ETag is enough', async () => {
  const { app } = await createService()
  for (const url of ['/about-us/', '/assets/entry-4f9a.js']) {
    const { statusCode, headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(statusCode).toBe(200)
    expect(headers).toHaveProperty('etag')
    expect(headers).not.toHaveProperty('last-modified')
    expect(headers).not.toHaveProperty('accept-ranges')
  }
})

test('a page asked for in capitals leads to its own URL; what is no page does not', async () => {
  for (const basePath of ['', '/sub']) {
    const { app } = await createService({ env: { BASE_PATH: basePath } })
    const response = await app.inject(`${basePath}/About-Us?from=mail`)
    expect(response.statusCode).toBe(301)
    expect(response.headers['location']).toBe(`${basePath}/about-us/?from=mail`)
    expect((await app.inject({ method: 'HEAD', url: `${basePath}/ABOUT-US/` })).statusCode).toBe(301)
    expect((await app.inject({ method: 'POST', url: `${basePath}/About-Us/` })).statusCode).toBe(405)
    for (const path of ['/Nothing-Here/', '/ASSETS/']) expect((await app.inject(basePath + path)).statusCode).toBe(404)
  }
})

test('an address without its slash leads to the one with it', async () => {
  const { app } = await createService()
  const response = await app.inject('/about-us?from=mail')
  expect(response.statusCode).toBe(301)
  expect(response.headers['location']).toBe('/about-us/?from=mail')
})

test('an unknown address shows the error page with status 404, also the second time', async () => {
  const { app } = await createService()
  const conditions = [
    { 'if-none-match': '*' },
    { 'if-match': '"gone"' },
    { 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' },
    { range: 'bytes=0-3' },
  ]
  for (const url of ['/nowhere', '/nowhere/', '/about-us/nowhere.html', '/film/gone.mp4']) {
    for (const condition of conditions) {
      const response = await app.inject({ url, headers: { accept: 'text/html', ...condition } })
      expect(response.statusCode).toBe(404)
      expect(response.body).toContain('Unexpected Application Error!')
      expect(response.headers['etag']).toBeUndefined()
    }
  }
  const image = await app.inject({ url: '/nowhere.avif', headers: { accept: 'image/avif,*/*' } })
  expect([image.statusCode, image.body]).toEqual([404, 'Not found\n'])
})

test('pages only answer GET and HEAD', async () => {
  const { app } = await createService()
  const response = await app.inject({ method: 'POST', url: '/about-us/' })
  expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, HEAD'])
  const head = await app.inject({ method: 'HEAD', url: '/about-us/' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('health says ok, and unavailable when the database is gone, and nothing else', async () => {
  const { app, db } = await createService()
  const well = await app.inject('/healthz')
  expect([well.statusCode, well.json()]).toEqual([200, { status: 'ok' }])
  db.close()
  const ill = await app.inject('/healthz')
  expect([ill.statusCode, ill.json()]).toEqual([503, { status: 'storage unavailable' }])
})

test('what is public below .well-known is served, other dot files are not', async () => {
  const { app, settings } = await createService()
  mkdirSync(join(settings.siteDir, '.well-known'), { recursive: true })
  writeFileSync(join(settings.siteDir, '.well-known', 'security.txt'), 'Contact: mailto:someone@example.com\n')
  writeFileSync(join(settings.siteDir, '.env'), 'SECRET=1\n')
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(200)
  expect((await app.inject('/.env')).statusCode).toBe(404)
})
