import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { enterContentCopy } from '../../tests/content-copy.ts'
import { readContent } from './load.ts'
import type { Navigation } from './navigation.ts'
import { findPage, pageList } from './page-list.ts'

let leave = () => {}
beforeEach(() => {
  leave = enterContentCopy()
})
afterEach(() => leave())

const before = (text: string) => text.replace(/^name: .*/m, 'name: Podcast Marketing')
const menuLabels = async () => {
  const { services } = await readContent<Navigation>('content/navigation.yaml')
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
