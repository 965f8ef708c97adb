import { readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { enterContentCopy } from '../../tests/content-copy.ts'
import { contentFiles, loadContent, readContent } from './load.ts'
import type { Site } from './site.ts'

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
  const { contact, offices } = await readContent<Site>('content/site.yaml')
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
  const home = await readContent<{ banner: { promise: { days: number }[] } }>('content/home.yaml')
  expect(home.banner.promise.map(({ days }) => days)).toEqual([31, 77])
})

test('the motto is written once', () => {
  const { terms } = { terms: /terms: \[(.*)\]/.exec(readFileSync('content/site.yaml', 'utf8'))?.[1]?.split(', ') ?? [] }
  expect(terms).toHaveLength(3)
  expect(readFileSync('content/home.yaml', 'utf8')).not.toContain(terms[0])
})
