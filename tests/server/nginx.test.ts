import { spawnSync } from 'node:child_process'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ask, hasBrotli, startNginx } from './nginx.ts'
import { isInstalled } from './process.ts'
import { formBody, LEAD, temporaryDirectory } from './service.ts'
import { CSP, PROXIED_HEADERS, PROXIED_REQUESTS, startProxiedService } from './proxied-service.ts'

async function both() {
  const directory = temporaryDirectory()
  const { siteDir, service } = await startProxiedService('nginx', directory)
  const nginx = await startNginx(directory, siteDir, service)
  return { service, nginx }
}

describe.skipIf(!isInstalled('nginx') || !isInstalled('openssl'))('nginx (skipped where it is not installed)', () => {
  test('answers with the same status, headers and caching as our own server', async () => {
    const { service, nginx } = await both()
    for (const [path, given] of PROXIED_REQUESTS) {
      const headers = { accept: 'text/html', ...given }
      const ours = await fetch(`${service.url}${path}`, { headers, redirect: 'manual' })
      const theirs = await ask(nginx.https, path, { headers })
      // Our own server shortens the policy for files that are no documents; nginx sends a repeated header only once
      // over HTTP/2.
      const isFile = /\.(?!env)\w+$/.test(path) && theirs.status < 300
      const names = PROXIED_HEADERS.filter((name) => !(isFile && name === 'content-security-policy'))
      const pick = (from: (name: string) => unknown) => Object.fromEntries(names.map((name) => [name, from(name)]))
      expect(theirs.headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
      expect([path, theirs.status]).toEqual([path, ours.status])
      expect([path, pick((name) => theirs.headers[name])]).toEqual([path, pick((name) => ours.headers.get(name))])
      if (ours.status === 301) expect(theirs.headers['location']).toBe(ours.headers.get('location'))
      else expect(theirs.body.equals(Buffer.from(await ours.arrayBuffer()))).toBe(true)
      expect(theirs.headers['server']).toBe('nginx')
    }
    await service.stop()
  })

  test('sends the compressed files and checks pages by their tag', async () => {
    const { service, nginx } = await both()
    const plain = await ask(nginx.https, '/about-us/')
    expect(plain.headers['vary']).toMatch(/accept-encoding/i)
    const gzip = await ask(nginx.https, '/about-us/', { headers: { 'accept-encoding': 'gzip' } })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    if (hasBrotli) {
      const br = await ask(nginx.https, '/about-us/', { headers: { 'accept-encoding': 'gzip, br' } })
      expect(br.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    }
    const again = await ask(nginx.https, '/about-us/', { headers: { 'if-none-match': plain.headers['etag'] ?? '' } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers['content-security-policy']).toContain(CSP)
    const plainHttp = await fetch(`http://127.0.0.1:${nginx.http}/about-us/?a=b`, { redirect: 'manual' })
    expect([plainHttp.status, plainHttp.headers.get('location')]).toEqual([301, 'https://127.0.0.1/about-us/?a=b'])
    await service.stop()
  })

  test('is written without a warning, and says so about the health of the service', async () => {
    const { service, nginx } = await both()
    const checked = spawnSync('nginx', ['-e', 'stderr', '-t', '-p', nginx.folder, '-c', nginx.config])
    expect(checked.stderr.toString()).not.toMatch(/\[(warn|error|emerg)\]/)
    const well = await ask(nginx.https, '/healthz')
    expect([well.status, well.body.toString(), well.headers['cache-control']]).toEqual([
      200,
      '{"status":"ok"}',
      'no-store',
    ])
    expect(well.headers['content-security-policy']).toContain(CSP)
    await service.stop()
    expect((await ask(nginx.https, '/healthz')).status).toBe(503)
  })

  test('passes leads on with the address of the visitor, holds back a flood, and says so when the service is away', async () => {
    const { service, nginx } = await both()
    const send = async (index: number) => {
      const { type, body } = await formBody({ ...LEAD, message: `number ${index}` })
      return ask(nginx.https, '/api/contact', {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'content-length': String(body.length), 'x-forwarded-for': '203.0.113.9' },
      })
    }
    const first = await send(0)
    expect([first.status, first.headers['cache-control']]).toEqual([201, 'no-store'])
    await service.stop()
    const away = await send(1)
    expect([away.status, away.headers['retry-after'], away.headers['cache-control']]).toEqual([503, '30', 'no-cache'])
    expect(away.headers['content-security-policy']).toContain(CSP)
    const flood = await Promise.all(Array.from({ length: 30 }, (_, index) => send(index + 2)))
    const refused = flood.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(10)
    expect(refused[0]?.headers['x-content-type-options']).toBe('nosniff')
  })
})
