import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enterContentCopy } from '../../tests/content-copy.ts'
import { pageFaults } from './check-pages.ts'
import { faultLine } from './fault.ts'
import { contentFiles, loadContent, readContent } from './load.ts'
import { findPage, missingPage, pageList, redirects } from './page-list.ts'

let leave = () => {}
beforeEach(() => {
  leave = enterContentCopy()
})
afterEach(() => {
  vi.unstubAllEnvs()
  leave()
})

const before = (text: string) => text.replace(/^name: .*/m, 'name: Podcast Marketing')
const menuLabels = async () => {
  const { services } = await readContent('content/navigation.yaml')
  return services.tabs[0].groups.flatMap(({ links }) => links.map(({ label }) => label))
}

test('a file is a page, in menu and lists at its place', async () => {
  const text = before(readFileSync('content/services/pay-per-click.yaml', 'utf8'))
  const edited = text.replace(/^menu: .*\n/m, '').replace(/^order: .*/m, 'order: 15')
  writeFileSync('content/services/podcast-marketing.yaml', edited)
  expect(findPage('/agency/podcast-marketing/')).toMatchObject({ id: 'agency/podcast-marketing', listed: true })
  expect((await menuLabels()).slice(0, 3)).toEqual([
    'Social Media Management',
    'Podcast Marketing',
    'Social Media Marketing',
  ])
})

test('a removed file takes its page and its links along', async () => {
  rmSync('content/services/pay-per-click.yaml')
  expect(findPage('/agency/pay-per-click')).toBeUndefined()
  expect(await menuLabels()).not.toContain('Pay Per Click')
})

test('a page at a second address is known to search engines under the first', () => {
  expect(findPage('/agency/community-and-mastermind-creation')?.canonical).toBe(
    'advisory/community-and-mastermind-creation',
  )
})

test('an article without a place comes first', () => {
  const first = pageList().find(({ type }) => type === 'article')
  cpSync(first?.document ?? '', 'content/articles/aaa.mdx')
  const text = readFileSync('content/articles/aaa.mdx', 'utf8')
  writeFileSync('content/articles/aaa.mdx', text.replace(/^order: .*\n/m, ''))
  expect(pageList().find(({ type }) => type === 'article')?.id).toBe('blogs/aaa')
})

const prepend = (file: string, lines: string) => writeFileSync(file, lines + readFileSync(file, 'utf8'))

test('a draft and a page of a later day are in no list, unless drafts are shown', async () => {
  prepend('content/services/pay-per-click.yaml', 'draft: true\n')
  prepend('content/services/lead-generation.yaml', 'publishOn: 2026-12-01\n')
  vi.stubEnv('BUILD_DAY', '2026-11-30')
  expect(findPage('/agency/pay-per-click')).toBeUndefined()
  expect(await menuLabels()).not.toContain('Lead Generation')
  vi.stubEnv('BUILD_DAY', '2026-12-01')
  expect(await menuLabels()).toContain('Lead Generation')
  expect(await menuLabels()).not.toContain('Pay Per Click')
  vi.stubEnv('SHOW_DRAFTS', 'true')
  expect(await menuLabels()).toContain('Pay Per Click (a draft)')
  expect(findPage('/agency/pay-per-click')).toMatchObject({ hidden: 'a draft' })
})

test('an article of a later day waits for it', () => {
  const file = 'content/articles/digital-marketing-and-its-future.mdx'
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^published: .*/m, "published: '2026-12-24'"))
  vi.stubEnv('BUILD_DAY', '2026-12-23')
  expect(findPage('/blogs/digital-marketing-and-its-future')).toBeUndefined()
  vi.stubEnv('BUILD_DAY', '2026-12-24')
  expect(findPage('/blogs/digital-marketing-and-its-future')).toBeDefined()
})

test('a link to a draft says why it leads nowhere; an old address says where the page is now', async () => {
  prepend('content/services/pay-per-click.yaml', 'draft: true\n')
  prepend('content/services/lead-generation.yaml', 'formerly: [leads]\n')
  expect(missingPage('/agency/pay-per-click')).toBe(
    'the page at “/agency/pay-per-click” is a draft: link to another, or publish it',
  )
  expect(missingPage('/agency/leads')).toBe(
    'the page at “/agency/leads” is now at “/agency/lead-generation”: write that',
  )
  expect(redirects()).toEqual({ '/agency/leads': '/agency/lead-generation' })
})

test('names, addresses and titles that clash are faults of their file', async () => {
  const copy = (from: string, to: string, change: (text: string) => string = String) =>
    writeFileSync(`content/${to}`, change(readFileSync(`content/${from}`, 'utf8')))
  copy('legal/privacy-policy.yaml', 'legal/agency.yaml', (text) =>
    text.replace('title: Privacy policy and', 'title: Again'),
  )
  copy('cases/horlicks.yaml', 'cases/Horlicks 2.yaml')
  prepend('content/services/lead-generation.yaml', 'formerly: [pay-per-click]\n')
  const documents = await Promise.all((await contentFiles()).map(loadContent))
  const lines = pageFaults(documents).map(faultLine)
  expect(lines.filter((line) => !/description/.test(line))).toEqual([
    'content/cases/Horlicks 2.yaml:1: its name becomes the address of the page: rename it with small letters, digits and hyphens',
    'content/legal/agency.yaml:1: content/agency.yaml has the address /agency too: rename one',
    'content/services/lead-generation.yaml:1 formerly[0]: content/services/pay-per-click.yaml has the address /agency/pay-per-click: an old name must be free, take this one out',
    expect.stringMatching(/search\.title: the same as in content\/cases\/.*: each page needs its own$/),
  ])
})
