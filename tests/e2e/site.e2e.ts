import { test as base, expect, type APIRequestContext } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import type { Thing } from 'schema-dts'
import { readContent } from '../../build/content/load.ts'
import { canonicalIdOf, routeIds } from '../routes.ts'
import { shipped } from '../shipped-counts.ts'

/** Tests of machine-readable output, which need no browser. */
const test = base

const site = await readContent('content/site.yaml')
const pagePath = (id: string) => (id === 'home' ? '/' : `/${id}/`)
const read = (request: APIRequestContext, path: string) => request.get(path).then((answer) => answer.text())
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')
const decode = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
const meta = (html: string, name: string) =>
  decode(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React has another, equally valid spelling of boolean attributes and void elements; long titles are allowed here.
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-raw-characters': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    'require-sri': 'off',
    'prefer-native-element': 'off',
    // role="list" keeps the list semantics of unstyled lists in VoiceOver.
    'no-redundant-role': 'off',
    // React's useId generates these ids.
    'valid-id': 'off',
    'element-permitted-content': 'error',
  },
})

for (const id of routeIds) {
  test(`${pagePath(id)} is valid, described and shareable`, async ({ request }) => {
    const html = await read(request, pagePath(id))
    const report = await validator.validateString(html)
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, column }) => `${ruleId}: ${message} @${column} ${html.slice(column - 1, column + 90)}`,
      ),
    )
    expect(faults).toEqual([])
    const title = decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
    expect(title.length).toBeGreaterThanOrEqual(30)
    expect(title.length).toBeLessThanOrEqual(60)
    const description = meta(html, 'description')
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(155)
    expect(meta(html, 'og:url')).toBe(`${site.url}${pagePath(canonicalIdOf(id))}`)
    const image = new URL(meta(html, 'og:image'))
    const answer = await request.get(image.pathname)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('image/jpeg')
    expect((await answer.body()).length).toBeLessThanOrEqual(100 * 1024)
  })
}

test('titles and descriptions are told apart', async ({ request }) => {
  const pages = await Promise.all(routeIds.map((id) => read(request, pagePath(id))))
  expect(new Set(pages.map((html) => /<title>([^<]*)/.exec(html)?.[1])).size).toBe(shipped.routes)
  expect(new Set(pages.map((html) => meta(html, 'description'))).size).toBe(shipped.routes)
})

test('no link and no file inside the site is broken', async ({ request }) => {
  test.setTimeout(180_000)
  const queue = ['/', '/404.html', '/thank-you/']
  const seen = new Set(queue)
  const broken: string[] = []
  let crawled = 0
  for (const path of queue) {
    const answer = await request.get(path)
    if (answer.status() !== 200) broken.push(`${answer.status()} ${path}`)
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    // All tabs of a page count as one page.
    if (!path.includes('?')) crawled++
    const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '')
    const ids = new Set(all(html, /\sid="([^"]+)"/g))
    const links = [
      ...all(html, /\s(?:href|src)="([^"]+)"/g),
      ...all(html, /\ssrcset="([^"]+)"/gi).flatMap((set) =>
        set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
      ),
    ].map(decode)
    for (const link of links) {
      if (/^(https?:|mailto:|tel:|data:)/.test(link)) continue
      const [file = '', fragment] = link.split('#')
      if (link.startsWith('#') && fragment && !ids.has(fragment)) broken.push(`#${fragment} in ${path}`)
      if (!file || seen.has(file)) continue
      seen.add(file)
      queue.push(file)
    }
  }
  // 404, thank-you, the team's biographies, the accessibility statement, and every route except the community page's
  // second path, which is not canonical and therefore not linked.
  expect(crawled).toBe(4 + 41)
  expect(broken).toEqual([])
})

test('the sitemap lists the canonical pages', async ({ request }) => {
  const listed = all(await read(request, '/sitemap.xml'), /<loc>([^<]+)<\/loc>/g)
  const wanted = routeIds.filter((id) => canonicalIdOf(id) === id).map((id) => `${site.url}${pagePath(id)}`)
  expect(listed).toHaveLength(shipped.canonicalPages)
  expect(new Set(listed)).toEqual(new Set(wanted))
  expect(await read(request, '/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('the feed holds every article', async ({ request }) => {
  const feed = await read(request, '/blogs/feed.xml')
  expect(all(feed, /<item><title>([^<]+)/g)).toHaveLength(shipped.articles)
  expect(feed).toContain('<rss version="2.0"')
})

test('machines find what they ask for', async ({ request }) => {
  expect(await read(request, '/llms.txt')).toContain(`# ${site.brand}`)
  expect(await read(request, '/.well-known/security.txt')).toContain(`Contact: mailto:${site.contact.email}`)
  const licences = await read(request, '/licences.txt')
  for (const work of ['react-dom', 'embla-carousel', 'Bricolage Grotesque', 'Instrument Sans', 'Permission is hereby'])
    expect(licences).toContain(work)
  const manifest = (await request.get('/manifest.webmanifest').then((answer) => answer.json())) as {
    icons: { src: string }[]
  }
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
})

test('structured data claims only what its page shows', async ({ request }) => {
  const kinds = new Map<string, string[]>()
  for (const id of routeIds) {
    const html = await read(request, pagePath(id))
    const shown = decode(
      html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '').replace(/<[^>]+>/g, ' '),
    ).replace(/\s+/g, ' ')
    const things = all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map(
      (text) => JSON.parse(text) as Exclude<Thing, string> & Record<string, unknown>,
    )
    kinds.set(
      id,
      things.map((thing) => String(thing['@type'])),
    )
    for (const thing of things) {
      expect(thing['@context' as keyof typeof thing]).toBe('https://schema.org')
      if (thing['@type'] === 'Article') expect(shown).toContain(String(thing['headline']))
      if (thing['@type'] === 'ProfessionalService')
        expect(shown).toContain(String((thing['address'] as { streetAddress: string }).streetAddress).split(',')[0])
    }
  }
  expect(kinds.get('home')).toEqual(['Organization', 'WebSite', 'ProfessionalService', 'ProfessionalService'])
  expect(kinds.get('about-us')).toContain('AboutPage')
  expect(kinds.get('contact-us')).toContain('ContactPage')
  expect(kinds.get('agency/pay-per-click')).toEqual(['Service', 'BreadcrumbList'])
  expect(kinds.get('blogs/six-pillars-of-digital-marketing')).toEqual(['Article', 'BreadcrumbList'])
})
