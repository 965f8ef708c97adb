import { describe, expect, test } from 'vitest'
import { startCaddy } from './caddy.ts'
import { freePort } from '../free-port.ts'
import { isInstalled } from './process.ts'
import { formBody, LEAD, temporaryDirectory } from './service.ts'
import { PROXIED_HEADERS, PROXIED_REQUESTS, startProxiedService } from './proxied-service.ts'

async function both() {
  const directory = temporaryDirectory()
  const { files, service } = await startProxiedService('caddy', directory, { RATE_LIMIT_PER_IP: '2' })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  await startCaddy(['--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    HOME: directory,
    CADDY_ADMIN: 'off',
    SITE_HOST: url,
    SITE_UPSTREAM: `127.0.0.1:${service.port}`,
    SITE_FILES: files[0] ?? '',
  })
  return { service, url }
}

describe.skipIf(!isInstalled('caddy'))('Caddy (skipped where it is not installed)', () => {
  test('answers with the same status, headers and caching as our own server', async () => {
    const { service, url } = await both()
    for (const [path, given] of [...PROXIED_REQUESTS, ['/healthz', {}] as const]) {
      const headers = { accept: 'text/html', 'accept-encoding': 'identity', ...given }
      const ours = await fetch(`${service.url}${path}`, { headers, redirect: 'manual' })
      const theirs = await fetch(`${url}${path}`, { headers, redirect: 'manual' })
      // Our own server shortens the policy for files that are no documents.
      const isFile = /\.(?!env)\w+$/.test(path) && theirs.status < 300
      const names = PROXIED_HEADERS.filter((name) => !(isFile && name === 'content-security-policy'))
      const pick = (response: Response) => Object.fromEntries(names.map((name) => [name, response.headers.get(name)]))
      expect([path, theirs.status]).toEqual([path, ours.status])
      expect([path, pick(theirs)]).toEqual([path, pick(ours)])
      if ([301, 302].includes(ours.status)) expect(theirs.headers.get('location')).toBe(ours.headers.get('location'))
      else expect(await theirs.text()).toBe(await ours.text())
      expect(theirs.headers.get('server')).toBeNull()
    }
    const packed = await fetch(`${url}/about-us/`, { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(await packed.text()).toContain('<h1>About</h1>')
    const etag = packed.headers.get('etag') ?? ''
    const again = await fetch(`${url}/about-us/`, { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } })
    expect(again.status).toBe(304)
    await service.stop()
  })

  test('passes leads on with the address of the visitor, and says so when the service is away', async () => {
    const { service, url } = await both()
    const send = async (index: number) => {
      const { type, body } = await formBody({ ...LEAD, message: `number ${index}` })
      const headers = { 'content-type': type, 'x-forwarded-for': `203.0.113.${index}` }
      return fetch(`${url}/api/contact`, { method: 'POST', body, headers })
    }
    expect([(await send(1)).status, (await send(2)).status, (await send(3)).status]).toEqual([201, 201, 429])
    await service.stop()
    const away = await send(4)
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '30'])
    expect(away.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
