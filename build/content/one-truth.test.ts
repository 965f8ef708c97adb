import { appendFileSync, copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { enterContentCopy } from '../../tests/content-copy.ts'
import { contentFiles, loadContent, readContent } from './load.ts'

let leave = () => {}
beforeEach(() => {
  leave = enterContentCopy()
})
afterEach(() => leave())

const edit = (from: string, to: string) => {
  const before = readFileSync('content/site.yaml', 'utf8')
  expect(before).toContain(from)
  writeFileSync('content/site.yaml', before.replace(from, to))
}

test('a new phone number in one line is shown and dialled everywhere, at the office that shares it too', async () => {
  edit('phone: "+91 44 4000 1234"', 'phone: "+91 44 5000 9999"')
  const { contact, offices } = await readContent('content/site.yaml')
  const changed = { phone: '+914450009999', phoneShown: '+91 44 5000 9999' }
  expect(contact).toMatchObject({ ...changed, chat: '919840001234' })
  expect(offices.map(({ id, phone, phoneShown }) => [id, phone, phoneShown])).toEqual([
    ['chennai', changed.phone, changed.phoneShown],
    ['dubai', '+97140001234', '+971 4 000 1234'],
  ])
})

test('another promise in one line changes every text that makes it', async () => {
  edit('strategyDays: 30', 'strategyDays: 31')
  edit('resultDays: 90', 'resultDays: 77')
  const texts = await Promise.all(
    (await contentFiles()).map(async (file) => {
      const { data, faults, body = '' } = await loadContent(file)
      expect(faults).toEqual([])
      return { file, text: JSON.stringify(data) + body }
    }),
  )
  const telling = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
  expect(telling(/strategy (on your desk )?(with)?in 31 days,? (and )?results (with)?in 77/)).toEqual([
    'content/agency.yaml',
    'content/home.yaml',
    'content/legal/terms-and-condition.yaml',
  ])
  expect(telling(/\b90 days|results (with)?in 90/i)).toEqual([])
  const home = await readContent('content/home.yaml')
  expect(home.banner.promise.map(({ days }) => days)).toEqual([31, 77])
})

test('texts tell how many there are of what can be counted', async () => {
  const home = readFileSync('content/home.yaml', 'utf8')
  writeFileSync('content/home.yaml', home.replace(/ +- \{ picture: works\/work-09.*\n/, ''))
  copyFileSync('content/articles/six-pillars-of-digital-marketing.mdx', 'content/articles/another.mdx')
  copyFileSync('content/cases/horlicks.yaml', 'content/cases/later.yaml')
  appendFileSync('content/cases/later.yaml', 'publishOn: 2999-01-01\n')
  const { works } = await readContent('content/home.yaml')
  const { contents } = await readContent('content/blog.yaml')
  const { wall } = await readContent('content/case-list.yaml')
  expect([works.text, contents.note, wall.title]).toEqual([
    'Eight pieces from our design studio.',
    'Seven articles to read once and keep.',
    'Seven cases',
  ])
  for (const name of readdirSync('content/cases')) {
    if (name !== 'horlicks.yaml') rmSync(`content/cases/${name}`)
  }
  const { wall: alone } = await readContent('content/case-list.yaml')
  expect(alone.title).toBe('One case')
  writeFileSync('content/team.yaml', readFileSync('content/team.yaml', 'utf8').replace('- id: 4', '- id: 40'))
  const { team } = await readContent('content/home.yaml')
  expect(team.text).toMatch(/^Three of the people/)
})

test('the motto is written once', () => {
  const { terms } = { terms: /terms: \[(.*)\]/.exec(readFileSync('content/site.yaml', 'utf8'))?.[1]?.split(', ') ?? [] }
  expect(terms).toHaveLength(3)
  expect(readFileSync('content/home.yaml', 'utf8')).not.toContain(terms[0])
})
