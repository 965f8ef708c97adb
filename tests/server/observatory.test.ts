import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { observatoryPoints, observatoryScore, type Scanned } from './observatory.ts'
import { createService } from './service.ts'

/** The answer for a path as a visitor gets it by https, with the pages and the policy of the last build where there is one. */
async function scan(path: string): Promise<Scanned> {
  const { app } = await createService({
    env: { PUBLIC_URL: 'https://example.com' },
    site(siteDir) {
      if (!existsSync('dist/headers.json') || !existsSync('dist/site/index.html')) return
      copyFileSync('dist/headers.json', join(siteDir, '..', 'headers.json'))
      copyFileSync('dist/site/index.html', join(siteDir, 'index.html'))
    },
  })
  const { headers, body } = await app.inject({ url: path, headers: { accept: 'text/html' } })
  // The proxy in front redirects: deploy/Caddyfile, site.conf of nginx and every static host do.
  return { headers: headers as Scanned['headers'], html: body, httpLeadsToHttps: true }
}

test.each(['/', '/about-us/', '/nowhere/'])('%s earns 125 and more, an A+', async (path) => {
  const scanned = await scan(path)
  expect(observatoryPoints(scanned)).toEqual({
    'content-security-policy': 10,
    cookies: 0,
    'cross-origin-resource-sharing': 0,
    redirection: 0,
    'referrer-policy': 5,
    'strict-transport-security': 0,
    'subresource-integrity': 0,
    'x-content-type-options': 0,
    'x-frame-options': 5,
    'cross-origin-resource-policy': 10,
  })
  expect(observatoryScore(scanned)).toBe(130)
})

const policyWith = (from: string, to: string) => (headers: Scanned['headers']) => ({
  'content-security-policy': headers['content-security-policy']?.replace(from, to),
})

test.each<[string, number, (headers: Scanned['headers']) => Record<string, string | undefined>]>([
  ['without a policy', 75, () => ({ 'content-security-policy': undefined })],
  ['with inline scripts allowed', 80, policyWith("script-src 'self'", "script-src 'unsafe-inline'; x 'self'")],
  ['with scripts from anywhere', 80, policyWith("script-src 'self'", "script-src 'self' https:")],
  ['with evaluated scripts', 110, policyWith("script-src 'self'", "script-src 'self' 'unsafe-eval'")],
  ['with styles from anywhere', 120, policyWith("style-src 'self'", "style-src 'self' data:")],
  ['with pages that may be framed, but for the older header', 125, policyWith("; frame-ancestors 'none'", '')],
  ['without HSTS', 80, () => ({ 'strict-transport-security': undefined })],
  ['with HSTS for a month', 120, () => ({ 'strict-transport-security': 'max-age=2592000' })],
  ['with a cookie', 60, () => ({ 'set-cookie': 'a=b' })],
  ['readable by every origin', 50, () => ({ 'access-control-allow-origin': '*' })],
  ['with whole addresses as referrer', 120, () => ({ 'referrer-policy': 'unsafe-url' })],
  ['with guessed content types', 125, () => ({ 'x-content-type-options': undefined })],
])('the same page %s earns less', async (_how, score, change) => {
  const scanned = await scan('/')
  const changed = { ...scanned, headers: { ...scanned.headers, ...change(scanned.headers) } }
  expect(observatoryScore(changed)).toBe(score)
})

test('scripts from elsewhere without a digest, and a site that stays on http, earn less', async () => {
  const scanned = await scan('/')
  const foreign = `${scanned.html}<script src="https://cdn.example/a.js"></script>`
  expect(observatoryScore({ ...scanned, html: foreign })).toBe(125)
  expect(observatoryScore({ ...scanned, httpLeadsToHttps: false })).toBe(80)
})
