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

/** Returns the headers of `path` by the rules of Netlify and Cloudflare: those of all matching rules, joined. */
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

test('_headers: every line is short enough, no two rules join their values', async () => {
  const { siteDir, distDir } = build()
  await writeDeployFiles('static', distDir, null)
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
  await expect(writeDeployFiles('static', distDir, null)).rejects.toThrow(/2000 are read/)
})

test('the contact call is passed on where the host can, and refused in words where it does so by itself', async () => {
  const { siteDir, distDir } = build()
  await writeDeployFiles('static', distDir, 'https://leads.example.com/')
  expect(await readFile(join(siteDir, '_redirects'), 'utf8')).toBe(
    '/api/contact https://leads.example.com/api/contact 200!\n',
  )
  await expect(writeDeployFiles('caddy', distDir, 'https://leads.example.com')).rejects.toThrow(/SITE_UPSTREAM/)
  await expect(writeDeployFiles('static', distDir, 'http://leads.example.com')).rejects.toThrow(/https address/)
})

test('every host says what it needs when there is no build, or one without its policy', async () => {
  const { siteDir, distDir } = build()
  await rm(join(distDir, 'headers.json'))
  for (const host of Object.keys(HOSTS))
    await expect(writeDeployFiles(host, distDir, null)).rejects.toThrow(/npm run build/)
  await rm(siteDir, { recursive: true })
  await mkdir(siteDir)
  await expect(writeDeployFiles('static', distDir, null)).rejects.toThrow(/npm run build/)
  await expect(writeDeployFiles('toString', distDir, null)).rejects.toThrow(/There is no host/)
})
