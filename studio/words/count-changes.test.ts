import { expect, test } from 'vitest'
import type { DocumentChange, EntryChange } from '#shared/studio/documents.ts'
import { countChanges, isShort } from './count-changes.ts'

const field: DocumentChange = { path: 'phone', title: 'Phone', before: '1', after: '2' }
const entry = (what: EntryChange['what'], words = ''): EntryChange => ({
  what,
  name: 'Zanele',
  words,
  pictures: [],
  changes: [],
})
const list = (...entries: EntryChange[]): DocumentChange => ({
  ...field,
  title: 'Page › Clients',
  before: 'a',
  after: 'b',
  entries,
})

test('what became of each entry of a list is counted, and fields as changes', () => {
  expect(countChanges([field])).toBe('1 change')
  expect(countChanges([field, field])).toBe('2 changes')
  expect(countChanges([list(entry('removed'), entry('changed'))])).toBe('Clients: 1 removed, 1 changed')
  expect(countChanges([list(entry('removed'))], 'Clients'), 'named above already').toBe('1 removed')
  expect(countChanges([list(entry('moved')), field, list(entry('added'), entry('added'))])).toBe(
    'Clients: 1 moved; Clients: 2 added; 1 other change',
  )
  expect(countChanges([list(entry('moved')), list(entry('added')), list(entry('added'))])).toBe(
    '2 entries added, 1 moved',
  )
})

test('of an article it is said that paragraphs are counted', () => {
  const body = { ...list(entry('added'), entry('added'), entry('removed'), entry('changed')), path: 'body' }
  expect(countChanges([body])).toBe('2 paragraphs added, 1 removed, 1 changed')
  expect(countChanges([field, { ...body, entries: [entry('changed')] }, field])).toBe(
    '1 paragraph changed; 2 other changes',
  )
})

test('a few words are short, a rewritten text and many entries are not', () => {
  expect(isShort([field, list(entry('removed', 'Name: Zanele'))])).toBe(true)
  expect(isShort([{ ...field, after: 'word '.repeat(200) }])).toBe(false)
  expect(isShort([list(...Array.from({ length: 4 }, () => entry('moved')))])).toBe(false)
})
