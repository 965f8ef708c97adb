import { writeFileSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { HOSTS } from '../../deploy/hosts.ts'
import { writeDeployFiles } from '../../deploy/write.ts'
import { temporaryDirectory, writeSite } from './service.ts'

const STYLES = Array.from({ length: 15 }, (_, index) => `'sha256-${String(index).padStart(43, 'x')}='`).join(' ')
const CSP = `default-src 'none'; style-src 'self' ${STYLES}; base-uri 'none'; frame-ancestors 'none'`

function build(csp = CSP) {
  const siteDir = writeSite(temporaryDirectory())
  const distDir = dirname(siteDir)
  writeFileSync(join(distDir, 'headers.json'), JSON.stringify({ csp, immutable: ['/assets/', '/pictures/'] }))
  return { siteDir, distDir }
}

/** What a visitor of `path` would get, by the rules of Netlify and Cloudflare: all that match, joined. */
function headersFor(file: string, path: string) {
  const found = new Map<string, string>()
  for (const rule of file.trim().split(/\n\n/)) {
    const [pattern = '', ...lines] = rule.split('\n')
    expect(pattern).toMatch(/^\/\S*\*$/)
    if (!path.startsWith(pattern.slice(0, -1))) continue
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (\S.*)$/.exec(line) ?? []
      expect([line, name]).not.toEqual([line, ''])
      found.set(name, found.has(name) ? `${found.get(name)}, ${value}` : value)
    }
  }
  return found
}

test.each(['netlify', 'cloudflare'])('%s: every line is short enough, no two rules join their values', async (host) => {
  const { siteDir, distDir } = build()
  await writeDeployFiles(host, distDir, null)
  const file = await readFile(join(siteDir, '_headers'), 'utf8')
  for (const line of file.split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
  const page = headersFor(file, '/about-us/')
  expect(page.get('Content-Security-Policy')).toBe(`${CSP}; upgrade-insecure-requests`)
  expect(page.get('Strict-Transport-Security')).toBe('max-age=31536000')
  expect(page.get('Cache-Control')).toBeUndefined()
  const script = headersFor(file, '/assets/entry-4f9a.js')
  expect(script.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(script.get('X-Content-Type-Options')).toBe('nosniff')
})

test('a policy too long for a host stops the command instead of being left out there', async () => {
  const { distDir } = build(`default-src 'none'; style-src ${STYLES} ${STYLES} ${STYLES}`)
  await expect(writeDeployFiles('cloudflare', distDir, null)).rejects.toThrow(/2000 are read/)
})

test('vercel and firebase: the headers for all, the year for hashed files only, after the rest', async () => {
  const { siteDir, distDir } = build()
  type Rules = { source: string; headers: { key: string; value: string }[] }[]
  await writeDeployFiles('vercel', distDir, 'https://leads.example.com')
  await writeDeployFiles('firebase', distDir, null)
  const vercel = JSON.parse(await readFile(join(siteDir, 'vercel.json'), 'utf8')) as {
    headers: Rules
    rewrites: unknown
    trailingSlash: boolean
  }
  const firebase = JSON.parse(await readFile(join(distDir, 'deploy/firebase/firebase.json'), 'utf8')) as {
    hosting: { headers: Rules; public: string; trailingSlash: boolean }
  }
  expect(vercel.rewrites).toEqual([{ source: '/api/contact', destination: 'https://leads.example.com/api/contact' }])
  expect(join(distDir, 'deploy/firebase', firebase.hosting.public)).toBe(siteDir)
  expect([vercel.trailingSlash, firebase.hosting.trailingSlash]).toEqual([true, true])
  for (const rules of [vercel.headers, firebase.hosting.headers]) {
    const [all, ...folders] = rules
    expect(all?.headers.map(({ key }) => key)).toContain('Content-Security-Policy')
    expect(folders.map(({ source }) => source.replace(/[(.*)]+$/, ''))).toEqual(['/assets/', '/pictures/'])
    for (const { headers } of folders) {
      expect(headers).toEqual([{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }])
    }
  }
})

test('the contact call is passed on where the host can, and refused in words where it cannot', async () => {
  const { siteDir, distDir } = build()
  await writeDeployFiles('netlify', distDir, 'https://leads.example.com/')
  expect(await readFile(join(siteDir, '_redirects'), 'utf8')).toBe(
    '/api/contact https://leads.example.com/api/contact 200!\n',
  )
  for (const host of ['cloudflare', 'github', 'firebase', 'apache'])
    await expect(writeDeployFiles(host, distDir, 'https://leads.example.com')).rejects.toThrow(/cannot pass/)
  await expect(writeDeployFiles('netlify', distDir, 'http://leads.example.com')).rejects.toThrow(/https address/)
})

test('cloudfront: folders get their index, addresses without a slash the one with it', async () => {
  const { distDir } = build()
  await writeDeployFiles('cloudfront', distDir, null)
  const folder = join(distDir, 'deploy/cloudfront')
  const source = await readFile(join(folder, 'viewer-request.js'), 'utf8')
  // eslint-disable-next-line no-new-func -- the function has no module: the host evaluates it as it is
  const handler = new Function(`${source}; return handler`)() as (event: { request: { uri: string } }) => unknown
  const ask = (uri: string) => handler({ request: { uri } })
  expect(ask('/')).toEqual({ uri: '/index.html' })
  expect(ask('/about-us/')).toEqual({ uri: '/about-us/index.html' })
  expect(ask('/about-us')).toMatchObject({ statusCode: 301, headers: { location: { value: '/about-us/' } } })
  expect(ask('/robots.txt')).toEqual({ uri: '/robots.txt' })
  expect(ask('/.well-known/security.txt')).toEqual({ uri: '/.well-known/security.txt' })
  expect(ask('/api/contact')).toEqual({ uri: '/api/contact' })
  const policy = JSON.parse(await readFile(join(folder, 'response-headers-policy.json'), 'utf8')) as {
    SecurityHeadersConfig: Record<string, Record<string, unknown>>
    CustomHeadersConfig: { Quantity: number; Items: { Header: string }[] }
  }
  expect(policy.SecurityHeadersConfig['ContentSecurityPolicy']?.['ContentSecurityPolicy']).toContain(CSP)
  expect(policy.SecurityHeadersConfig['StrictTransportSecurity']?.['AccessControlMaxAgeSec']).toBe(31_536_000)
  expect(policy.CustomHeadersConfig.Items.map(({ Header }) => Header)).toContain('Permissions-Policy')
  expect(policy.CustomHeadersConfig.Quantity).toBe(policy.CustomHeadersConfig.Items.length)
})

test('every host says what it needs when there is no build, or one without its policy', async () => {
  const { siteDir, distDir } = build()
  await rm(join(distDir, 'headers.json'))
  for (const host of Object.keys(HOSTS))
    await expect(writeDeployFiles(host, distDir, null)).rejects.toThrow(/npm run build/)
  await rm(siteDir, { recursive: true })
  await mkdir(siteDir)
  await expect(writeDeployFiles('netlify', distDir, null)).rejects.toThrow(/npm run build/)
  await expect(writeDeployFiles('toString', distDir, null)).rejects.toThrow(/There is no host/)
})
