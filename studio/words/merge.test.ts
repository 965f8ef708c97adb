import { expect, test } from 'vitest'
import { findChanges } from '#shared/studio/find-changes.ts'
import type { FormField } from '#shared/studio/form.ts'
import { mergeTexts, mergeValues } from './merge.ts'
import { valueAt, withValueAt } from '#shared/studio/values-at.ts'

const common = { title: '', help: '', optional: false }
const line = (title: string): FormField => ({ ...common, title, kind: 'text', text: 'line' })
const form: FormField = {
  ...common,
  kind: 'group',
  fields: [
    { name: 'heading', field: line('Heading') },
    { name: 'note', field: { ...line('Note'), optional: true } },
    {
      name: 'people',
      field: {
        ...common,
        title: 'People',
        kind: 'list',
        entry: 'Person',
        item: { ...common, kind: 'group', fields: [{ name: 'name', field: line('Name') }] },
      },
    },
  ],
}
const base = { fields: { heading: 'Hello', people: [{ name: 'Asha' }, { name: 'Bala' }] } }

const merge = (own: typeof base, theirs: { fields: object }) =>
  mergeValues(
    { values: own, changes: findChanges(form, base, own) },
    { values: theirs, changes: findChanges(form, base, theirs) },
  )

test('what only one side changed is taken from both', () => {
  const own = { fields: { ...base.fields, heading: 'Welcome' } }
  const theirs = { fields: { ...base.fields, note: 'New', people: [{ name: 'Asha' }, { name: 'Balaji' }] } }
  expect(merge(own, theirs)).toEqual({
    values: { fields: { heading: 'Welcome', note: 'New', people: [{ name: 'Asha' }, { name: 'Balaji' }] } },
    conflicts: [],
  })
})

test('what both changed alike is no conflict; what they changed differently is one, with both sides', () => {
  const own = { fields: { ...base.fields, heading: 'Welcome' } }
  expect(merge(own, own).conflicts).toEqual([])
  const theirs = { fields: { ...base.fields, heading: 'Good day' } }
  expect(merge(own, theirs)).toEqual({
    values: own,
    conflicts: [{ path: 'heading', title: 'Heading', own: 'Welcome', theirs: 'Good day' }],
  })
})

test('an entry that was changed in a list that another has shortened is settled for the whole list', () => {
  const own = { fields: { ...base.fields, people: [{ name: 'Asha' }, { name: 'Balaji' }] } }
  const theirs = { fields: { ...base.fields, people: [{ name: 'Asha' }] } }
  expect(merge(own, theirs).conflicts).toEqual([
    { path: 'people', title: 'People', own: 'Asha\nBalaji', theirs: 'Asha' },
  ])
})

test('a value is found and replaced by its path; nothing else is copied or lost', () => {
  const article = { fields: base.fields, body: 'Text' }
  expect(valueAt(article, 'people[1].name')).toBe('Bala')
  expect(valueAt(article, 'people[7].name')).toBeUndefined()
  expect(valueAt(article, 'body')).toBe('Text')
  const changed = withValueAt(article, 'people[1].name', 'Balaji')
  expect(valueAt(changed, 'people[1].name')).toBe('Balaji')
  expect(valueAt(changed, 'people[0]')).toBe(base.fields.people[0])
  expect(withValueAt(article, 'heading', undefined).fields).toEqual({ people: base.fields.people })
  expect(withValueAt(article, 'body', 'Other')).toEqual({ fields: base.fields, body: 'Other' })
})

const text = '# One\n\nTwo\n\n- three\n- four\n\nFive\n'

test('an article in which two have changed different blocks keeps both', () => {
  const own = { fields: {}, body: text.replace('Two', 'Two, longer') }
  const theirs = { fields: {}, body: text.replace('- four', '- four\n- and a half') }
  const began = { fields: {}, body: text }
  const change = (body: string) => [{ path: 'body', title: 'Text of the article', before: text, after: body }]
  const merged = mergeValues(
    { values: own, changes: change(own.body) },
    { values: theirs, changes: change(theirs.body) },
    began,
  )
  expect(merged).toEqual({
    values: { fields: {}, body: '# One\n\nTwo, longer\n\n- three\n- four\n- and a half\n\nFive\n' },
    conflicts: [],
  })
  const unknown = mergeValues(
    { values: own, changes: change(own.body) },
    { values: theirs, changes: change(theirs.body) },
  )
  expect(unknown.conflicts, 'without what both began from').toHaveLength(1)
})

test('blocks that were added, taken out or stand side by side are merged, whoever was first', () => {
  for (const [one, other, both] of [
    [text.replace('Two\n\n', ''), text.replace('Five', 'Six'), '# One\n\n- three\n- four\n\nSix\n'],
    [text.replace('Two', 'New\n\nTwo'), text.replace('Two', '2'), '# One\n\nNew\n\n2\n\n- three\n- four\n\nFive\n'],
    [text.replace('One', '1'), text.replace('Two', '2'), '# 1\n\n2\n\n- three\n- four\n\nFive\n'],
    [text, text.replace('Two', '2'), text.replace('Two', '2')],
  ] as const) {
    expect(mergeTexts(text, one, other)).toBe(both)
    expect(mergeTexts(text, other, one)).toBe(both)
  }
})

test('people settle a block that two have changed, what both put in at one place, and ends that would run together', () => {
  expect(mergeTexts(text, text.replace('Two', '2'), text.replace('Two', 'II'))).toBeNull()
  expect(mergeTexts(text, text.replace('- three', '- 3'), text.replace('- four', '- 4'))).toBeNull()
  expect(mergeTexts(text, text.replace('Two', 'New\n\nTwo'), text.replace('Two', 'Old\n\nTwo'))).toBeNull()
  expect(mergeTexts('One\n\n', 'Only\n', 'One\n\nTwo\n')).toBeNull()
  expect(mergeTexts(text, text.replace('One', '1').replace('Five', '5'), text.replace('Two', '2'))).toBeNull()
})
