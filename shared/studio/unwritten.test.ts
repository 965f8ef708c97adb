import { expect, test } from 'vitest'
import type { FormField } from './form.ts'
import { isBegun, isNewAt } from './unwritten.ts'

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
          ],
        },
      },
    },
  ],
}
const site = { isNew: false, form, values: { fields: { title: 'Team', people: [{ name: 'Asha' }] } } }
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
  expect(isBegun({ isNew: true, form, values: { fields: {} } }, typed, [fault('title')])).toBe(true)
})

test('what is begun in a new entry and not long enough yet is to be written; what is too long is to be mended', () => {
  const written = (life: string, known: string) => ({ fields: { people: [{ name: 'Asha' }, { life, known }] } })
  const faults = [fault('people[1].life'), fault('people[1].known')]
  expect(isBegun(site, written('Two words', 'Looms'), faults)).toBe(true)
  expect(isBegun(site, written('Six words are more than fit', 'Looms'), faults)).toBe(false)
  expect(isBegun(site, { fields: { people: [{ name: 'Asha', life: 'One' }] } }, [fault('people[0].life')])).toBe(false)
})
