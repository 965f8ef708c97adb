import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDeployFiles } from '../../deploy/write.ts'
import { startServer } from './process.ts'
import { writeSite } from './service.ts'
import { openStudio } from './studio.ts'

/** Paths and request headers to which a proxy has to respond like our own server. */
export const PROXIED_REQUESTS: [path: string, headers: Record<string, string>][] = [
  ['/', {}],
  ['/about-us/', {}],
  ['/about-us', {}],
  ['/about-us?from=letter', {}],
  ['/about', {}],
  ['/about/?from=letter', {}],
  ['/assets/entry-4f9a.js', {}],
  ['/film/hero.mp4', {}],
  ['/film/hero.mp4', { range: 'bytes=100-199' }],
  ['/robots.txt', {}],
  ['/nowhere/', {}],
  ['/.env', {}],
  ['/assets/gone-1234.js', {}],
  ['/api/contact', {}],
  ['/studio/', {}],
  ['/studio/api/me', {}],
  ['/studio', {}],
]

/** Response headers that a proxy has to send like our own server. */
export const PROXIED_HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'cache-control',
]

export const CSP = "default-src 'none'; script-src 'self' 'sha256-abc='; base-uri 'none'; frame-ancestors 'none'"

/** A renamed page. Its former URL also has a small document, for hosts without redirects. */
const MOVED = { '/about': '/about-us' }

/** Starts the service for a small site, with the configuration written for a proxy in front of it. */
export async function startProxiedService(
  proxy: 'caddy' | 'nginx',
  directory: string,
  env: Record<string, string> = {},
) {
  const siteDir = writeSite(directory)
  writeFileSync(join(siteDir, '.env'), 'SECRET=1\n')
  mkdirSync(join(siteDir, 'about'))
  writeFileSync(join(siteDir, 'about', 'index.html'), '<!doctype html><title>Moved</title>')
  writeFileSync(
    join(siteDir, '..', 'headers.json'),
    JSON.stringify({ csp: CSP, immutable: ['/assets/'], redirects: MOVED }),
  )
  const files = await writeDeployFiles(proxy, join(siteDir, '..'), null)
  await openStudio(join(directory, 'data'))
  const service = await startServer({
    siteDir,
    dataDir: join(directory, 'data'),
    env: { PUBLIC_URL: 'https://localhost', TRUST_PROXY: '1', FORM_MIN_SECONDS: '0', ...env },
  })
  return { siteDir, files, service }
}
