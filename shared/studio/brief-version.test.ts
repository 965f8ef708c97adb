import { expect, test } from 'vitest'
import { briefVersion } from './brief-version.ts'
import { HIDDEN } from './find-changes.ts'
import type { DocumentChange, EntryChange } from './documents.ts'
import type { ChangedDocument } from './publish.ts'

const phone: DocumentChange = { path: 'phone', title: 'Phone', before: '1', after: '2' }
const entry: EntryChange = { what: 'added', name: 'Zanele', words: 'Zanele, writer', pictures: [], changes: [] }
const document = (changes: DocumentChange[], kind: ChangedDocument['kind'] = 'changed'): ChangedDocument => ({
  ...{ file: 'content/site.yaml', title: 'The agency', group: 'The whole site', kind, changes },
})

test('of a version the changes are counted, and the first one is told from before to after', () => {
  const list = { ...phone, path: 'people', before: 'a', after: 'b', entries: [entry, entry] }
  expect(briefVersion([document([phone, list]), document([phone], 'new')])).toEqual({
    documents: [
      { file: 'content/site.yaml', title: 'The agency', kind: 'changed', changes: 3, visibility: null },
      { file: 'content/site.yaml', title: 'The agency', kind: 'new', changes: 1, visibility: null },
    ],
    first: phone,
  })
  expect(briefVersion([document([list])]).first).toEqual({ ...list, before: null, after: null, entries: [entry] })
  expect(briefVersion([document([phone], 'removed')]).first).toBeNull()
  expect(briefVersion([])).toEqual({ documents: [], first: null })
})

test('a page that was hidden is named before what went along with it', () => {
  const change = { path: 'draft', title: 'On the site', before: 'Visitors see it', after: HIDDEN }
  const hidden = { ...document([change]), title: 'Lead Generation' }
  expect(briefVersion([document([phone]), hidden]).documents).toMatchObject([
    { title: 'Lead Generation', visibility: 'hidden' },
    { title: 'The agency', visibility: null },
  ])
  const shown = document([{ ...change, before: HIDDEN, after: 'Visitors see it' }])
  expect(briefVersion([shown]).documents).toMatchObject([{ visibility: 'shown' }])
})

test('the text of an article is told without its signs, and shortened', () => {
  const inner = { ...phone, path: '', before: '## A [link](/about)', after: `- **Two** words ${'more '.repeat(200)}` }
  const body = { ...phone, path: 'body', entries: [{ ...entry, what: 'changed' as const, changes: [inner, inner] }] }
  const [told] = briefVersion([document([body])]).first?.entries?.[0]?.changes ?? []
  expect(told?.before).toBe('A link')
  expect(told?.after).toMatch(/^Two words more/)
  expect(told?.after?.length).toBe(400)
})
