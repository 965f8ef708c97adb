import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import type { FormField } from '#shared/studio/form.ts'
import { withNewEntries, withoutFaults, withPlaceholders } from './without-faults.ts'

const before = {
  fields: {
    title: 'Team',
    lines: ['One', 'Two'],
    groups: [
      { name: 'A', people: [{ id: 1 }] },
      { name: 'B', people: [] },
    ],
  },
}
const edited = (fields: object, body?: string) => ({ fields: { ...before.fields, ...fields }, ...(body && { body }) })

describe('a document with a file', () => {
  test('shows a faulty field as it was, and all else as it is typed', () => {
    const values = edited({ title: 'Much too long', lines: ['New', ''] })
    expect(withoutFaults(values, before, ['title', 'lines[1]'])).toEqual(edited({ lines: ['New', 'Two'] }))
  })

  test('leaves out a new entry with faults, however many it has, and keeps the others', () => {
    const lines = ['', 'One', 'Two', 'Three']
    expect(withoutFaults(edited({ lines }), before, ['lines[0]', 'lines[0]'])).toEqual(
      edited({ lines: ['One', 'Two', 'Three'] }),
    )
    const groups = [{ name: 'A', people: [{ id: 1 }, { id: 2, name: '' }] }, before.fields.groups[1]]
    const faults = ['groups[0].people[1].name', 'groups[0].people[1].title']
    expect(withoutFaults(edited({ groups }), before, faults)).toEqual(edited({}))
  })

  test('shows the whole list as it was when the list is at fault, and leaves out a field that is new', () => {
    expect(withoutFaults(edited({ lines: [] }), before, ['lines'])).toEqual(edited({}))
    expect(withoutFaults(edited({ poster: '' }), before, ['poster'])).toEqual(edited({}))
  })

  test('goes to what is around a field that is as it was', () => {
    const groups = [{ name: 'A', people: [{ id: 1 }], kind: 'other' }, before.fields.groups[1]]
    expect(withoutFaults(edited({ groups }), before, ['groups[0].name'])).toEqual(edited({}))
  })

  test('shows the text of an article as it was, and says when nothing can be changed', () => {
    const article = { ...before, body: 'Old' }
    expect(withoutFaults({ ...before, body: '{code}' }, article, [''])).toEqual(article)
    expect(withoutFaults({ ...before, body: '' }, article, ['body'])).toEqual(article)
    expect(withoutFaults(before, before, ['title', ''])).toBeNull()
  })
})

describe('a new entry of a document with a file', () => {
  const common = { title: '', help: '', optional: false }
  const person: FormField = {
    ...common,
    kind: 'group',
    fields: [
      { name: 'id', field: { ...common, kind: 'number', isPerson: false, isWhole: true } },
      { name: 'name', field: { ...common, kind: 'text', text: 'line', title: 'Name' } },
      { name: 'life', field: { ...common, kind: 'text', text: 'long', title: 'Life', words: { min: 4, max: 5 } } },
      { name: 'picture', field: { ...common, kind: 'text', text: 'picture' } },
    ],
  }
  const form: FormField = {
    ...common,
    kind: 'group',
    fields: [{ name: 'people', field: { ...common, kind: 'list', entry: 'Person', item: person } }],
  }
  const known = { fields: { people: [{ id: 1, name: 'Asha' }] } }
  const withPeople = (...people: object[]) => ({ fields: { people } })

  test('has the title of a field in place of a text, as many words as are needed, and no picture', () => {
    const values = withPeople({ id: 1, name: 'Asha' }, { id: 2, name: '', life: 'Weaves' })
    const faults = ['people[1].name', 'people[1].life', 'people[1].picture']
    expect(withNewEntries(values, known, form, faults)).toEqual(
      withPeople(
        { id: 1, name: 'Asha' },
        { id: 2, name: 'Name …', life: `Weaves${' \u200B'.repeat(3)}`, picture: 'not-chosen' },
      ),
    )
    const long = withPeople({ id: 1 }, { id: 2, life: 'One two three four five six' })
    expect(withNewEntries(long, known, form, ['people[1].life'])?.fields).toMatchObject({
      people: [{}, { life: 'One two three four five' }],
    })
  })

  test('is as it was where the fault is in an entry that was there, or in what nothing can stand for', () => {
    expect(withNewEntries(withPeople({ id: 1, name: '' }), known, form, ['people[0].name'])).toBeNull()
    expect(withNewEntries(withPeople({ id: 1 }, { id: '' }), known, form, ['people[1].id'])).toBeNull()
  })
})

describe('a document without a file', () => {
  const text = (title: string, limits: object): FormField => ({
    kind: 'text',
    text: 'line',
    title,
    help: '',
    optional: false,
    ...limits,
  })
  const picture: FormField = { kind: 'text', text: 'picture', title: 'Picture', help: '', optional: false }
  const form: FormField = {
    kind: 'group',
    title: '',
    help: '',
    optional: false,
    fields: [
      { name: 'title', field: text('Title', { max: 8 }) },
      { name: 'lead', field: text('Lead', { min: 20 }) },
      { name: 'picture', field: picture },
    ],
  }

  test('has the title of a field in place of its text, and no picture, person or service of another document', () => {
    const person: FormField = {
      ...{ title: '', help: '', optional: false, kind: 'number', isWhole: true },
      isPerson: true,
    }
    const service: FormField = { kind: 'text', text: 'service', title: 'Service', help: '', optional: false }
    const services: FormField = { title: '', help: '', optional: false, kind: 'list', entry: '', item: service }
    const chosen = [
      { name: 'author', field: person },
      { name: 'services', field: services },
    ]
    const article: FormField = { ...form, fields: [...form.fields, ...chosen] }
    const others = [{ fields: { title: 'Other', picture: 'works/one', author: 3, services: ['/agency/one'] } }]
    const faults = ['title', 'lead', 'picture', 'author', 'services']
    expect(withPlaceholders({ fields: { title: '' } }, article, others, faults)).toEqual({
      fields: {
        title: 'Title …',
        lead: 'Lead …'.padEnd(20, '\u200B'),
        picture: 'not-chosen',
        author: 0,
        services: ['not-chosen'],
      },
    })
  })

  test('keeps what is typed, cut or filled up, unseen, to the length the page is made for', () => {
    const values = { fields: { title: 'Far too long', lead: 'Begun' } }
    expect(withPlaceholders(values, form, [], ['title', 'lead'])).toEqual({
      fields: { title: 'Far too', lead: 'Begun'.padEnd(20, '\u200B') },
    })
  })

  test('keeps a title that only search results find too short', () => {
    const search = { title: 'Search', help: '', optional: true, kind: 'group' as const }
    const article: FormField = {
      ...form,
      fields: [
        ...form.fields,
        { name: 'search', field: { ...search, fields: [{ name: 'title', field: text('Title', {}) }] } },
      ],
    }
    expect(withPlaceholders({ fields: { title: 'Six' } }, article, [], ['title'])).toEqual({
      fields: { title: 'Six', search: { title: 'Six'.padEnd(40, '\u200B') } },
    })
  })

  const part = (kind: 'group' | 'list', more: object) => ({ title: '', help: '', optional: false, kind, ...more })
  const caseForm = part('group', {
    fields: [
      {
        name: 'points',
        field: part('list', {
          entry: 'Point',
          item: part('group', {
            fields: [
              { name: 'id', field: text('Short name', {}) },
              { name: 'text', field: text('Text', {}) },
            ],
          }),
        }),
      },
      {
        name: 'answers',
        field: part('list', { entry: 'Answer', item: text('Answer', {}) }),
      },
      { name: 'notes', field: part('list', { entry: 'Note', item: text('Note', {}) }) },
    ],
  }) as FormField
  const otherCase = {
    fields: {
      points: [
        { id: 'once', text: 'Theirs' },
        { id: 'twice', text: 'Theirs, too' },
      ],
      answers: ['once', 'twice'],
      notes: ['Their note'],
    },
  }

  test('has the names of another document where its parts must agree, and its own texts in them', () => {
    const fields = {
      points: [
        { id: '', text: 'Typed' },
        { id: '', text: '' },
      ],
      answers: ['Answer …'],
      notes: ['Mine'],
    }
    const faults = ['points[0].id', 'points[1].id', 'points[1].text', 'answers']
    expect(withPlaceholders({ fields }, caseForm, [otherCase], faults)).toEqual({
      fields: {
        points: [
          { id: 'once', text: 'Typed' },
          { id: 'twice', text: 'Text …' },
        ],
        answers: ['once', 'twice'],
        notes: ['Mine'],
      },
    })
  })

  test('has all parts of the other document when the one at fault is from there, and ends when all are', () => {
    const fields = { ...otherCase.fields, points: [{ id: 'thrice', text: 'Typed' }] }
    const next = withPlaceholders({ fields }, caseForm, [otherCase], ['answers'])
    expect(next?.fields).toEqual({
      ...otherCase.fields,
      points: [
        { id: 'once', text: 'Typed' },
        { id: 'twice', text: 'Text …' },
      ],
    })
    expect(withPlaceholders({ fields: otherCase.fields }, caseForm, [otherCase], ['answers'])).toBeNull()
  })

  test('takes the same of another document into two places as two things', () => {
    const pair: FormField = { title: '', help: '', optional: false, kind: 'tuple', items: [] }
    const pairs = part('list', { entry: '', item: pair }) as FormField
    const twice = part('group', { fields: [{ name: 'pairs', field: pairs }] }) as FormField
    const others = [{ fields: { pairs: [['a', 'b']] } }]
    const shown = withPlaceholders({ fields: { pairs: [[], []] } }, twice, others, ['pairs[0]', 'pairs[1]'])
    expect(shown).toEqual({
      fields: {
        pairs: [
          ['a', 'b'],
          ['a', 'b'],
        ],
      },
    })
    expect(stringify(shown?.fields), 'no alias').not.toContain('*')
  })

  test('keeps its own fields where only its text is faulty', () => {
    const others = [{ fields: { title: 'Other' }, body: 'Of another page.' }]
    const shown = withPlaceholders({ fields: { title: 'Mine' }, body: '{code}' }, form, others, [''])
    expect(shown?.fields).toEqual({ title: 'Mine' })
  })

  test('has an empty text in place of one that would be code', () => {
    expect(withPlaceholders({ fields: {}, body: '{code}' }, form, [], [''])?.body?.trim()).toBe('…')
    expect(withPlaceholders({ fields: {}, body: '' }, form, [], ['body'])?.body?.trim(), 'not begun').toBe('…')
    expect(withPlaceholders({ fields: { picture: 'not-chosen' } }, form, [], ['picture', 'unknown'])).toBeNull()
  })
})
