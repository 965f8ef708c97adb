import { expect, test } from 'vitest'
import type { FormField } from './form.ts'
import { isNewAt, leftOf, leftSentence, leftWords } from './unwritten.ts'

const text = { title: '', help: '', optional: false, kind: 'text', text: 'line' } as const
const form: FormField = {
  ...{ title: '', help: '', optional: false, kind: 'group' },
  fields: [
    {
      name: 'people',
      field: {
        ...{ title: '', help: '', optional: false, kind: 'list', entry: 'Person' },
        item: {
          ...{ title: '', help: '', optional: false, kind: 'group' },
          fields: [
            { name: 'name', field: text },
            { name: 'life', field: { ...text, words: { min: 3, max: 5 } } },
            { name: 'known', field: { ...text, min: 8 } },
            { name: 'heading', field: { ...text, min: 30, max: 60, tail: ' | {brand}' } },
          ],
        },
      },
    },
  ],
}
const site: Parameters<typeof leftOf>[0] = {
  isNew: false,
  form,
  values: { fields: { title: 'Team', people: [{ name: 'Asha' }] } },
}
const typed = { fields: { title: '', people: [{ name: '' }, { name: '', role: 'Design' }] } }
const fault = (path: string) => ({ path, message: 'still to be written' })
const left = (given: typeof site, values: { fields: unknown }, ...paths: string[]) =>
  leftWords(leftOf(given, values, paths.map(fault)))

test('what is empty in an entry that the site does not have yet is to be written', () => {
  expect(isNewAt(site, 'people[1].name')).toBe(true)
  expect(left(site, typed, 'people[1].name')).toBe('1 to write')
})

test('what was emptied, or is wrong in a new entry, is to be mended, and that is said first', () => {
  expect(isNewAt(site, 'people[0].name')).toBe(false)
  expect(left(site, typed, 'people[1].name', 'title')).toBe('1 to fix')
  expect(left(site, typed, 'people[0].name')).toBe('1 to fix')
  expect(left(site, typed, 'people[1].role', 'title')).toBe('2 to fix')
  expect(left(site, typed)).toBe('')
})

test('a new document is to be written by the same rule: what is too long in it is to be mended', () => {
  const article = { ...site, isNew: true, values: { fields: {} } }
  const written = (heading: string) => ({ fields: { people: [{ heading }] } })
  const path = 'people[0].heading'
  expect(left(article, typed, 'title')).toBe('1 to write')
  expect(left(article, written('Too short'), path), 'with what stands behind it').toBe('1 to write')
  expect(left(article, written('Too long '.repeat(9)), path)).toBe('1 to fix')
})

test('what is begun in a new entry and not long enough yet is to be written; what is too long is to be mended', () => {
  const written = (life: string, known: string) => ({ fields: { people: [{ name: 'Asha' }, { life, known }] } })
  const paths = ['people[1].life', 'people[1].known']
  expect(left(site, written('Two words', 'Looms'), ...paths)).toBe('2 to write')
  expect(left(site, written('Six words are more than fit', 'Looms'), ...paths)).toBe('1 to fix')
  expect(left(site, { fields: { people: [{ name: 'Asha', life: 'One' }] } }, 'people[0].life')).toBe('1 to fix')
})

test('the sentence has both', () => {
  expect(leftSentence({ toWrite: 1, toMend: 0 })).toBe('One thing is left to write')
  expect(leftSentence({ toWrite: 0, toMend: 2 })).toBe('2 things have to be fixed')
  expect(leftSentence({ toWrite: 5, toMend: 1 })).toBe('One thing has to be fixed and 5 are left to write')
})
