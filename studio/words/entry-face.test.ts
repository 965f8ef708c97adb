import { expect, test } from 'vitest'
import type { FormField } from '#shared/studio/form.ts'
import { entryFace, referredName } from './entry-face.ts'

const common = { title: '', help: '', optional: false }
const text = (kind: 'logo' | 'case' | 'picture'): FormField => ({ ...common, kind: 'text', text: kind })
const result: FormField = {
  ...common,
  kind: 'group',
  fields: [
    { name: 'logo', field: text('logo') },
    { name: 'case', field: text('case') },
  ],
}
const choices = {
  case: [{ value: 'horlicks', title: 'Horlicks in Tamil Nadu' }],
  logo: [{ value: 'horlicks', title: 'Horlicks' }],
  picture: [{ value: 'team/one', title: 'A face', image: 'team/one-360.avif' }],
  person: [{ value: '7', title: 'Kavya' }],
}

test('an entry without a name is known by what it refers to', () => {
  expect(referredName({ logo: 'horlicks', case: 'horlicks' }, result, choices)).toBe('Horlicks in Tamil Nadu')
  expect(referredName({ logo: 'horlicks', case: 'gone' }, result, choices)).toBe('Horlicks')
  const person: FormField = { ...common, kind: 'number', isPerson: true, isWhole: true }
  const author: FormField = { ...common, kind: 'group', fields: [{ name: 'who', field: person }] }
  expect(referredName({ who: 7 }, author, choices)).toBe('Kavya')
  expect(referredName('a text', result, choices)).toBe('')
})

test('an entry shows its picture or its logo in its row', () => {
  expect(entryFace({ logo: 'horlicks' }, result, choices)).toEqual({ images: [], logo: 'horlicks' })
  const member: FormField = { ...common, kind: 'group', fields: [{ name: 'picture', field: text('picture') }] }
  expect(entryFace({ picture: 'team/one' }, member, choices)).toEqual({ images: ['team/one-360.avif'] })
  expect(entryFace({ picture: 'team/gone' }, member, choices)).toEqual({ images: [] })
})

test('a group shows the first pictures of those in it', () => {
  const member: FormField = { ...common, kind: 'group', fields: [{ name: 'picture', field: text('picture') }] }
  const members: FormField = { ...common, kind: 'list', item: member, entry: 'Person' }
  const group: FormField = { ...common, kind: 'group', fields: [{ name: 'members', field: members }] }
  const value = { members: ['one', 'gone', 'one', 'one', 'one'].map((name) => ({ picture: `team/${name}` })) }
  expect(entryFace(value, group, choices).images).toEqual(Array.from({ length: 3 }, () => 'team/one-360.avif'))
})
