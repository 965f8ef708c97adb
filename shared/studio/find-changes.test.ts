import { expect, test } from 'vitest'
import { findChanges, HIDDEN, isTakenOff, ofPicture, visibilityChange } from './find-changes.ts'
import type { FormField } from './form.ts'

const common = { title: '', help: '', optional: false }
const line = (title: string): FormField => ({ ...common, title, kind: 'text', text: 'line' })
const form: FormField = {
  ...common,
  kind: 'group',
  fields: [
    { name: 'picture', field: { ...common, title: 'Picture', kind: 'text', text: 'picture' } },
    { name: 'logo', field: { ...common, title: 'Logo', kind: 'text', text: 'logo' } },
    { name: 'lines', field: { ...common, title: 'Lines', kind: 'list', entry: 'Line', item: line('Line') } },
    {
      name: 'people',
      field: {
        ...common,
        title: 'People',
        kind: 'list',
        entry: 'Person',
        item: {
          ...common,
          kind: 'group',
          fields: [
            { name: 'id', field: { ...common, title: 'Number', kind: 'number', isPerson: false, isWhole: true } },
            { name: 'name', field: line('Name') },
            { name: 'title', field: line('Position') },
            { name: 'picture', field: { ...common, title: 'Picture', kind: 'text', text: 'picture' } },
          ],
        },
      },
    },
  ],
}

const person = (id: number, name: string, title = 'Writer') => ({ id, name, title, picture: `team/${id}` })
const [asha, bala, chitra] = [person(1, 'Asha'), person(2, 'Bala'), person(3, 'Chitra')]
const between = (before: object, after: object) => findChanges(form, { fields: before }, { fields: after })
const entriesBetween = (before: object[], after: object[]) =>
  between({ people: before }, { people: after }).flatMap(({ entries = [] }) => entries)

test('a change inside an entry names the entry', () => {
  expect(between({ people: [asha, bala] }, { people: [asha, { ...bala, title: 'Editor' }] })).toEqual([
    { path: 'people[1].title', title: 'People › Person 2: Bala › Position', before: 'Writer', after: 'Editor' },
  ])
})

test('of a mark the sentence that it is about is quoted: the likeliest promise, and none that has a mark of its own', () => {
  const lines = ['Prices', 'We write in plain words. An answer comes within one hour.']
  expect(between({ confirm: true, lines, people: [] }, { lines, people: [] })).toMatchObject([
    { path: 'confirm', marks: 'An answer comes within one hour.' },
  ])
  expect(between({ sample: true, lines }, { lines })).toMatchObject([{ marks: 'We write in plain words.' }])
  const marked = { ...asha, title: 'Answers within a day', confirm: true }
  expect(between({ confirm: true, people: [marked] }, { people: [marked] })[0]).not.toHaveProperty('marks')
  expect(between({ people: [marked] }, { people: [{ ...marked, confirm: false }] })).toMatchObject([
    { path: 'people[0].confirm', marks: 'Answers within a day' },
  ])
})

test('of a promise and of what is invented it is said how it stands, whether the mark is false or not there', () => {
  expect(between({ confirm: true, lines: [] }, { lines: [] })).toEqual([
    { path: 'confirm', title: 'Promise', before: 'Not agreed yet', after: 'Agreed' },
  ])
  expect(between({ confirm: true, lines: [] }, { confirm: false, lines: [] })).toEqual([
    { path: 'confirm', title: 'Promise', before: 'Not agreed yet', after: 'Agreed' },
  ])
  expect(between({ confirm: false, lines: [] }, { confirm: true, lines: [] })).toEqual([
    { path: 'confirm', title: 'Promise', before: 'Agreed', after: 'Not agreed yet' },
  ])
  expect(between({ confirm: false, lines: [] }, { lines: [] }), 'nothing that anybody would notice').toEqual([])
  expect(between({ people: [asha] }, { people: [{ ...asha, sample: true }] })).toEqual([
    {
      path: 'people[0].sample',
      title: expect.stringMatching(/ › Sample$/),
      before: 'Real',
      after: 'Invented',
      marks: 'Asha',
    },
  ])
  const named: FormField = {
    ...common,
    kind: 'group',
    fields: [{ name: 'sample', field: { ...common, title: 'Invented sample', kind: 'tick', isFlag: true } }],
  }
  expect(findChanges(named, { fields: { sample: true } }, { fields: {} }), 'also where a form names it').toEqual([
    { path: 'sample', title: 'Sample', before: 'Invented', after: 'Real' },
  ])
})

test('of a list only the entries that differ are listed, by their names, with their words and pictures', () => {
  expect(entriesBetween([asha, bala, chitra], [asha, chitra, person(4, 'Devi')])).toEqual([
    { what: 'removed', name: 'Bala', words: 'Position: Writer', pictures: ['team/2'], changes: [] },
    { what: 'added', name: 'Devi', words: 'Position: Writer', pictures: ['team/4'], changes: [] },
  ])
  const renamed = { ...chitra, title: 'Editor' }
  expect(entriesBetween([asha, bala, chitra], [bala, renamed])).toMatchObject([
    { what: 'removed', name: 'Asha' },
    { what: 'changed', name: 'Chitra', words: '', changes: [{ title: 'Position', before: 'Writer', after: 'Editor' }] },
  ])
})

test('a list in another order lists what was moved, and nothing of the others', () => {
  const [change, ...others] = between({ people: [asha, bala, chitra] }, { people: [chitra, asha, bala] })
  expect(others).toEqual([])
  expect(change).toMatchObject({ path: 'people', title: 'People', entries: [{ what: 'moved', name: 'Chitra' }] })
})

test('an entry keeps its identity however much of it changes', () => {
  const other = { id: 2, name: 'Balaji', title: 'Editor', picture: 'team/9' }
  expect(entriesBetween([asha, bala, chitra], [other, chitra])).toMatchObject([
    { what: 'removed', name: 'Asha' },
    { what: 'changed', name: 'Balaji', changes: [{ title: 'Name' }, { title: 'Position' }, { title: 'Picture' }] },
  ])
})

test('somebody who takes the place of another is one removed and one added', () => {
  const devi = { id: 4, name: 'Devi', title: 'Designer', picture: 'team/4' }
  expect(entriesBetween([asha, bala, chitra], [asha, devi])).toMatchObject([
    { what: 'removed', name: 'Bala' },
    { what: 'removed', name: 'Chitra' },
    { what: 'added', name: 'Devi' },
  ])
})

test('mere texts of a list are named by what they say', () => {
  const [change] = between(
    { lines: ['One two three', 'Four'] },
    { lines: ['One two and three', 'Five and six', 'Four'] },
  )
  expect(change?.entries).toEqual([
    {
      what: 'changed',
      name: '',
      words: '',
      pictures: [],
      changes: [{ path: '', title: '', before: 'One two three', after: 'One two and three' }],
    },
    { what: 'added', name: '', words: 'Five and six', pictures: [], changes: [] },
  ])
})

test('of the text of an article only the paragraphs that differ are listed', () => {
  const text = '## One\n\nTwo has a few words.\n\nThree\n'
  const changed = text.replace('a few', 'some').replace('Three\n', '')
  const [change] = findChanges(form, { fields: {}, body: text }, { fields: {}, body: changed })
  expect(change).toMatchObject({ path: 'body', before: text, after: changed })
  expect(change?.entries, 'in the order of the article').toMatchObject([
    { what: 'changed', changes: [{ before: 'Two has a few words.', after: 'Two has some words.' }] },
    { what: 'removed', words: 'Three' },
  ])
})

test('a picture is marked as one', () => {
  expect(between({ picture: 'a/one' }, { picture: 'a/two' })).toEqual([
    { path: 'picture', title: 'Picture', before: 'a/one', after: 'a/two', isPicture: true },
  ])
})

test('of an entry that is removed only the fields that the form names are listed', () => {
  const kept = { ...asha, confirm: true }
  expect(entriesBetween([kept, bala], [bala])).toMatchObject([{ what: 'removed', words: 'Position: Writer' }])
})

test('a logo is told to be one, also of an entry that comes or goes', () => {
  expect(between({ logo: 'one' }, { logo: 'two' })).toMatchObject([{ title: 'Logo', isLogo: true }])
  const entry: FormField = {
    ...common,
    kind: 'group',
    fields: [
      { name: 'logo', field: { ...common, title: 'Logo', kind: 'text', text: 'logo' } },
      { name: 'name', field: line('Name') },
    ],
  }
  const clients: FormField = {
    ...common,
    kind: 'group',
    fields: [{ name: 'clients', field: { ...common, title: 'Clients', kind: 'list', entry: 'Client', item: entry } }],
  }
  const [one, two] = [
    { logo: 'sea', name: 'Sea' },
    { logo: 'strangers-co-11375eea441c', name: 'Strangers' },
  ]
  const [change] = findChanges(clients, { fields: { clients: [one] } }, { fields: { clients: [one, two] } })
  expect(change?.entries).toEqual([
    { what: 'added', name: 'Strangers', words: '', pictures: [], logo: 'strangers-co-11375eea441c', changes: [] },
  ])
})

test('hiding a page is said as it is chosen', () => {
  const page: FormField = {
    ...common,
    kind: 'group',
    fields: [{ name: 'draft', field: { ...common, title: 'Draft', kind: 'tick', isFlag: false } }],
  }
  const hidden = { fields: { draft: true } }
  expect(findChanges(page, { fields: {} }, hidden)).toEqual([
    { path: 'draft', title: 'On the site', before: 'Visitors see it', after: 'Hidden from visitors' },
  ])
  expect(findChanges(page, hidden, { fields: {} })).toMatchObject([{ after: 'Visitors see it' }])
})

test('the point of a picture is shown with its picture on both sides, and said in words', () => {
  const focus: FormField = { ...common, title: 'Point', kind: 'text', text: 'focus' }
  const item: FormField = {
    ...common,
    kind: 'group',
    fields: [
      { name: 'alt', field: line('What is seen') },
      { name: 'focus', field: focus },
    ],
  }
  const pictures: FormField = { ...common, kind: 'named', fields: [], item, isPictures: true }
  const of = (before: object, after: object) => findChanges(pictures, { fields: before }, { fields: after })
  const [alt, at] = ['A loom', (value: string) => ({ loom: { alt: 'A loom', focus: value } })]
  expect(of(at('50% 50%'), at('60% 30%'))).toMatchObject([
    { path: 'loom.focus', before: 'Middle', after: 'Top right', point: { before: '50% 50%', after: '60% 30%' } },
  ])
  const [first] = of({}, at('10% 90%'))
  expect(first).toMatchObject({ path: 'loom', before: null, after: alt, point: { before: null, after: '10% 90%' } })
  const shown = { value: 'uploads/loom', onSite: { alt: 'A machine', focus: '50% 50%' } }
  expect(first && ofPicture(first, shown), 'what its upload said').toMatchObject({
    before: 'A machine',
    point: { before: '50% 50%', after: '10% 90%', picture: 'uploads/loom' },
  })
  expect(of({ loom: { alt } }, { loom: { alt: 'Two looms' } })[0]?.point).toBeUndefined()
})

test('a page is taken off the site that visitors saw, and no other', () => {
  const hides = between({ lines: [] }, { lines: [], draft: true })
  const shows = between({ lines: [], draft: true }, { lines: [] })
  expect(isTakenOff({ kind: 'changed', changes: hides })).toBe(true)
  expect(isTakenOff({ kind: 'changed', changes: shows })).toBe(false)
  expect(isTakenOff({ kind: 'new', changes: hides })).toBe(false)
  expect(isTakenOff({ kind: 'removed', changes: [] })).toBe(true)
  const day = (before: string | null, after: string | null) => [
    { path: 'publishOn', title: 'Publish on', before, after },
  ]
  expect(isTakenOff({ kind: 'changed', changes: day(null, '2026-12-05') }), 'until a day').toBe(true)
  expect(isTakenOff({ kind: 'changed', changes: day('2026-12-05', '2026-12-06') }), 'it was not on it').toBe(false)
  expect(isTakenOff({ kind: 'changed', changes: [...shows, ...day(null, '2026-12-05')] }), 'it was hidden').toBe(false)
  expect(visibilityChange({ kind: 'changed', changes: day('2026-12-05', null) })).toBe('shown')
  const hidden = { path: 'draft', title: 'On the site', before: HIDDEN, after: null }
  expect(isTakenOff({ kind: 'removed', changes: [hidden] })).toBe(false)
})
