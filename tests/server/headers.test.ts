import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createService, formBody, LEAD } from './service.ts'

type Service = Awaited<ReturnType<typeof createService>>
type Answer = Awaited<ReturnType<Service['app']['inject']>>

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}

/** One response of each kind: name, expected status, expected caching, and how to get it. */
const ANSWERS: [string, number, string, (service: Service) => Promise<Answer>][] = [
  ['a page', 200, 'no-cache', ({ app }) => app.inject('/about-us/')],
  ['a page asked for by HEAD', 200, 'no-cache', ({ app }) => app.inject({ method: 'HEAD', url: '/' })],
  ['a compressed page', 200, 'no-cache', ({ app }) => app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })],
  [
    'a page not changed since',
    304,
    'no-cache',
    async ({ app }) => {
      const { etag } = (await app.inject('/about-us/')).headers
      return app.inject({ url: '/about-us/', headers: { 'if-none-match': String(etag) } })
    },
  ],
  ['a script', 200, 'public, max-age=31536000, immutable', ({ app }) => app.inject('/assets/entry-4f9a.js')],
  ['a film', 200, 'public, max-age=3600', ({ app }) => app.inject('/film/hero.mp4')],
  [
    'a part of a film',
    206,
    'public, max-age=3600',
    ({ app }) => app.inject({ url: '/film/hero.mp4', headers: { range: 'bytes=0-9' } }),
  ],
  [
    'a part that is not there',
    416,
    'no-store',
    ({ app }) => app.inject({ url: '/film/hero.mp4', headers: { range: 'bytes=5000-' } }),
  ],
  ['a text file', 200, 'public, max-age=3600', ({ app }) => app.inject('/robots.txt')],
  ['an address without its slash', 301, 'no-cache', ({ app }) => app.inject('/about-us')],
  ['an unknown page', 404, 'no-cache', ({ app }) => app.inject('/nowhere')],
  [
    'an unknown picture',
    404,
    'no-cache',
    ({ app }) => app.inject({ url: '/nowhere.avif', headers: { accept: 'image/avif' } }),
  ],
  ['an address that cannot be read', 400, 'no-store', ({ app }) => app.inject('/a%')],
  ['a post to a page', 405, 'no-cache', ({ app }) => app.inject({ method: 'POST', url: '/about-us/' })],
  ['a look at the contact call', 405, 'no-store', ({ app }) => app.inject('/api/contact')],
  [
    'a question before a call from elsewhere',
    405,
    'no-store',
    ({ app }) =>
      app.inject({
        method: 'OPTIONS',
        url: '/api/contact',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      }),
  ],
  ['a lead', 201, 'no-store', ({ post }) => post()],
  ['a lead without JavaScript', 303, 'no-store', ({ post }) => post(LEAD, { headers: { accept: 'text/html' } })],
  ['a wrong form', 400, 'no-store', ({ post }) => post({ ...LEAD, name: '' })],
  [
    'a wrong form without JavaScript',
    400,
    'no-store',
    ({ post }) => post({ ...LEAD, name: '' }, { headers: { accept: 'text/html' } }),
  ],
  ['a form from elsewhere', 403, 'no-store', ({ post }) => post(LEAD, { headers: { origin: 'https://evil.example' } })],
  ['a form that is too large', 413, 'no-store', ({ post }) => post({ ...LEAD, message: 'x'.repeat(70_000) })],
  [
    'a form of another kind',
    415,
    'no-store',
    ({ app }) => app.inject({ method: 'POST', url: '/api/contact', payload: { name: 'Asha' } }),
  ],
  [
    'one form too many',
    429,
    'no-store',
    async ({ post }) => {
      for (let count = 0; count < 20; count++) await post({ ...LEAD, message: String(count) })
      return post()
    },
  ],
  [
    'a lead that cannot be stored',
    503,
    'no-store',
    async ({ db, post }) => {
      db.close()
      return post()
    },
  ],
  ['health', 200, 'no-store', ({ app }) => app.inject('/healthz')],
  [
    'bad health',
    503,
    'no-store',
    async ({ app, db }) => {
      db.close()
      return app.inject('/healthz')
    },
  ],
]

test.each(ANSWERS)('%s (%i) carries the security headers and says how long to keep it', async (_name, ...rest) => {
  const [status, caching, ask] = rest
  const answer = await ask(await createService({ env: { RATE_LIMIT_PER_IP: '20', PUBLIC_URL: 'https://example.com' } }))
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({ ...ALWAYS, 'cache-control': caching })
  const isFile = [200, 206].includes(status) && !/html|json/.test(String(answer.headers['content-type']))
  expect(answer.headers['content-security-policy']).toMatch(
    isFile
      ? /^default-src 'none'; frame-ancestors 'none'$/
      : /^default-src 'none'; .*form-action 'self'; base-uri 'none'; frame-ancestors 'none'; upgrade-insecure-requests$/,
  )
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
  expect(answer.headers['permissions-policy']).toContain('camera=()')
  expect(answer.headers['cross-origin-resource-policy']).toMatch(/^(same-origin|cross-origin)$/)
  for (const leak of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin'])
    expect(answer.headers[leak]).toBeUndefined()
  if (answer.body && status !== 416) expect(answer.headers['content-type']).toBeDefined()
  expect(answer.body).not.toMatch(/fastify|node_modules|at .*\.[jt]s:\d/i)
})

test('only the answers of the contact call may be read from elsewhere, and only by those who may post', async () => {
  const { app, post } = await createService({ env: { ALLOWED_ORIGINS: 'https://www.example.com' } })
  const policy = 'cross-origin-resource-policy'
  for (const url of ['/', '/assets/entry-4f9a.js', '/nowhere', '/healthz', '/api/contact'])
    expect([url, (await app.inject(url)).headers[policy]]).toEqual([url, 'same-origin'])
  const refused = await post(LEAD, { headers: { origin: 'https://evil.example' } })
  expect(refused.headers[policy]).toBe('same-origin')
})

test('on plain http, browsers are not told to change to https', async () => {
  const { app } = await createService()
  const { headers } = await app.inject('/')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

test("the build's own policy is sent, and a damaged one stops the start", async () => {
  const write = (text: string) => (siteDir: string) => writeFileSync(join(siteDir, '..', 'headers.json'), text)
  const csp = "default-src 'none'; script-src 'self' 'sha256-abc='"
  const { app } = await createService({ site: write(JSON.stringify({ csp, immutable: ['/film/'] })) })
  expect((await app.inject('/')).headers['content-security-policy']).toBe(`${csp}; frame-ancestors 'none'`)
  expect((await app.inject('/film/hero.mp4')).headers['cache-control']).toContain('immutable')
  for (const damaged of ['{"csp": 7}', '{"csp": "x", "styles": {"404.html": "sha256-a=; script-src *"}}'])
    await expect(createService({ site: write(damaged) })).rejects.toThrow(/headers\.json must hold/)
})

test('a renamed page answers with a redirect, the query behind it', async () => {
  const redirects = { '/about': '/about-us' }
  const headers = JSON.stringify({ csp: "default-src 'self'", redirects })
  const { app } = await createService({
    site: (siteDir) => writeFileSync(join(siteDir, '..', 'headers.json'), headers),
  })
  for (const url of ['/about?from=mail', '/about/?from=mail', '/About?from=mail']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['location']]).toEqual([301, '/about-us/?from=mail'])
  }
  expect((await app.inject({ method: 'POST', url: '/about' })).statusCode).toBe(405)
})

test('the policy of a document names its own style, that of everything else none', async () => {
  const csp = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'"
  const styles = { 'index.html': 'sha256-c=', 'about-us/index.html': 'sha256-b=', '404.html': 'sha256-a=' }
  const write = (siteDir: string) => writeFileSync(join(siteDir, '..', 'headers.json'), JSON.stringify({ csp, styles }))
  const { app } = await createService({ site: write })
  const policy = async (url: string, accept: string) =>
    (await app.inject({ url, headers: { accept, 'accept-encoding': 'br' } })).headers['content-security-policy']
  const withStyles = (styleSource: string) =>
    `default-src 'none'; script-src 'self'; style-src 'self' ${styleSource}; img-src 'self'; frame-ancestors 'none'`
  expect(await policy('/', 'text/html')).toBe(withStyles("'sha256-c='"))
  expect(await policy('/about-us/', 'text/html')).toBe(withStyles("'sha256-b='"))
  expect(await policy('/nowhere', 'text/html')).toBe(withStyles("'sha256-a='"))
  for (const url of ['/assets/entry-4f9a.js', '/robots.txt', '/film/hero.mp4'])
    expect(await policy(url, '*/*')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('a form is refused whatever the page, so that no answer can be made to hold a script', async () => {
  const { app } = await createService()
  const { type, body } = await formBody({ ...LEAD, name: '<script>alert(1)</script>' })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: body,
    headers: { 'content-type': type, accept: '*/*' },
  })
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.body).not.toContain('<script>')
})
