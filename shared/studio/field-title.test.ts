import { expect, test } from 'vitest'
import { fieldTitle } from './field-title.ts'
import type { FormField } from './form.ts'

const common = { help: '', optional: false }
const word: FormField = { ...common, title: 'Word', kind: 'text', text: 'line' }
const form: FormField = {
  ...common,
  title: 'page',
  kind: 'group',
  fields: [
    { name: 'words', field: { ...common, title: 'The two words', kind: 'tuple', items: [word, word] } },
    { name: 'lines', field: { ...common, title: 'Lines', kind: 'list', entry: 'Line', item: word } },
  ],
}

test('a picture is called by what is seen in it, and never by its file', () => {
  const item: FormField = { ...common, title: '', kind: 'group', fields: [{ name: 'alt', field: word }] }
  const pictures: FormField = { ...common, title: '', kind: 'named', fields: [], item, isPictures: true }
  expect(fieldTitle(pictures, 'member-01.alt', { 'member-01': { alt: 'A woman in a sari' } })).toBe(
    'A woman in a sari › Word',
  )
  expect(fieldTitle(pictures, 'member-01.alt', { 'member-01': { alt: '' } })).toBe('Picture › Word')
})

test('an entry is called as the form calls it, in a list of any length and of a fixed one', () => {
  expect(fieldTitle(form, 'words[0]')).toBe('The two words › Word 1')
  expect(fieldTitle(form, 'lines[1]')).toBe('Lines › Line 2')
})

test('an entry with a name is called by it, and one without by its number', () => {
  const person: FormField = { ...common, title: '', kind: 'group', fields: [{ name: 'name', field: word }] }
  const people: FormField = { ...common, title: 'People', kind: 'list', entry: 'Person', item: person }
  const team: FormField = { ...common, title: '', kind: 'group', fields: [{ name: 'people', field: people }] }
  const fields = { people: [{ name: 'Kavya Menon' }, { name: '' }] }
  const groups: FormField = { ...common, title: 'Groups', kind: 'list', entry: 'Group', item: team }
  const offices: FormField = { ...common, title: '', kind: 'group', fields: [{ name: 'groups', field: groups }] }
  const inside = { groups: [{}, { name: 'Sales', people: [{ name: '' }, { name: 'Asha Raman' }] }] }
  expect(fieldTitle(offices, 'groups[1].people[1].name', inside)).toBe('Sales › Asha Raman › Word')
  expect(fieldTitle(offices, 'groups[1].people[0].name', inside)).toBe('Sales › People › Person 1 › Word')
  expect(fieldTitle(team, 'people[0].name', fields)).toBe('Kavya Menon › Word')
  expect(fieldTitle(team, 'people[1].name', fields)).toBe('People › Person 2 › Word')
})
