import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { slugsIn } from '../../tests/routes.ts'
import { SERVICE_BUTTONS } from './agreed-words.ts'
import type { grounds } from './schemas/grounds.ts'

const agencySlugs = slugsIn('services')

type Ground = (typeof grounds)[number]
type Page = {
  hero: { kind: string; ground: Ground; headline: string[]; action: { label: string } }
  sections: { kind: string; ground?: Ground; layout?: string; drawing?: string; action?: { label: string } }[]
}

const read = (file: string) => parse(readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8'))
const pages = new Map<string, Page>(agencySlugs.map((slug) => [slug, read(`services/${slug}.yaml`)]))
const pageOf = (slug: string): Page => {
  const page = pages.get(slug)
  if (!page) throw new Error(`no service page ${slug}`)
  return page
}
const neighbours = (slugs: readonly string[]): [string, string][] =>
  slugs.slice(1).map((slug, at) => [slugs[at] as string, slug])

test.each(neighbours(agencySlugs))('%s and %s look different', (one, other) => {
  const [a, b] = [pageOf(one), pageOf(other)]
  expect(a.hero.kind).not.toBe(b.hero.kind)
  expect(a.hero.ground).not.toBe(b.hero.ground)
  const order = (page: Page) => page.sections.map(({ kind, layout }) => `${kind} ${layout}`).join()
  expect(order(a)).not.toBe(order(b))
  expect(a.sections[0]).not.toMatchObject({ layout: b.sections[0]?.layout, ground: b.sections[0]?.ground })
})

test.each(agencySlugs)('%s: no two neighbouring sections share a ground', (slug) => {
  const { hero, sections } = pageOf(slug)
  const grounds = [hero.ground, ...sections.flatMap(({ ground }) => ground ?? [])]
  for (const [at, ground] of grounds.slice(1).entries()) expect(ground, `section ${at + 1}`).not.toBe(grounds[at])
  // The footer's first block has the ground laterite.
  expect(grounds.at(-1)).not.toBe('laterite')
})

test('no two services have the same order of sections, and at most a third begin with week one, measure and needs', () => {
  const orders = [...pages.values()].map(({ sections }) => sections.map(({ kind }) => kind).join())
  expect(new Set(orders).size).toBe(orders.length)
  expect(orders.filter((order) => order.includes('plan')).length * 3).toBeLessThanOrEqual(orders.length)
})

test('each service has two pictures of its own at least, and no picture is two services’ but the calculator', () => {
  const pictures = [...pages].flatMap(([slug, { sections }]) => {
    // The four frames of the film and the narrowing path are drawings too.
    const own = sections.flatMap(({ kind, drawing }) =>
      kind === 'figure' ? (drawing ?? '') : kind === 'uses' || kind === 'approach' ? kind : [],
    )
    expect(own.length, slug).toBeGreaterThanOrEqual(2)
    return own
  })
  const shared = pictures.filter((name, at) => pictures.indexOf(name) !== at)
  expect(shared).toEqual(['customer-cost'])
})

test.each(agencySlugs)('%s: intro at its beginning, one turning badge on a divider, one place for a case', (slug) => {
  const { sections } = pageOf(slug)
  const kinds = sections.map(({ kind }) => kind)
  // A case below the banner precedes the intro on every page.
  expect(kinds.filter((kind) => kind !== 'proof').indexOf('intro')).toBeLessThan(2)
  for (const kind of ['intro', 'explain', 'choose', 'proof', 'badge']) {
    expect(
      kinds.filter((other) => other === kind),
      kind,
    ).toHaveLength(1)
  }
  expect(kinds.indexOf('badge')).toBeGreaterThan(0)
  expect(kinds.indexOf('badge')).toBeLessThan(kinds.length - 1)
})

test('every ordered button label is used', () => {
  const used = [...pages.values()].flatMap(({ hero, sections }) =>
    [hero, ...sections].map((part) => 'action' in part && part.action?.label),
  )
  expect(SERVICE_BUTTONS.filter((label) => !used.includes(label))).toEqual([])
})

test('the pages with sections of their own have them', () => {
  const kinds = (slug: string) => pageOf(slug).sections.map(({ kind }) => kind)
  expect(kinds('video-marketing')).toEqual(expect.arrayContaining(['benefits', 'ways', 'uses']))
  expect(kinds('funnel-building-marketing')).toEqual(expect.arrayContaining(['benefits', 'approach', 'process']))
  expect(kinds('lead-generation')).toContain('values')
})

test('what is invented on a page is said once', () => {
  for (const [slug, page] of pages) {
    const notes = JSON.stringify(page).match(/"note":"[^"]*\b(invented|example)\b[^"]*"/gi) ?? []
    expect(notes.length, slug).toBeLessThanOrEqual(1)
  }
})
