import { expect, test } from 'vitest'
import { isBegun, isNewAt } from './unwritten.ts'

const site = { isNew: false, values: { fields: { title: 'Team', people: [{ name: 'Asha' }] } } }
const typed = { fields: { title: '', people: [{ name: '' }, { name: '', role: 'Design' }] } }
const fault = (path: string) => ({ path, message: 'still to be written' })

test('what is empty in an entry that the site does not have yet is to be written', () => {
  expect(isNewAt(site, 'people[1].name')).toBe(true)
  expect(isBegun(site, typed, [fault('people[1].name')])).toBe(true)
})

test('what was emptied, or is wrong in a new entry, is to be mended', () => {
  expect(isNewAt(site, 'people[0].name')).toBe(false)
  expect(isBegun(site, typed, [fault('people[1].name'), fault('title')])).toBe(false)
  expect(isBegun(site, typed, [fault('people[0].name')])).toBe(false)
  expect(isBegun(site, typed, [fault('people[1].role')])).toBe(false)
})

test('a new document is to be written', () => {
  expect(isBegun({ isNew: true, values: { fields: {} } }, typed, [fault('title')])).toBe(true)
})
