import { expect, test } from 'vitest'
import type { FormField } from '#shared/studio/form.ts'
import { findNamedFields } from './find-named-fields.ts'

const common = { help: '', optional: false }
const line = (name: string, title: string) => ({
  name,
  field: { ...common, title, kind: 'text', text: 'line' } satisfies FormField,
})
const form: FormField = {
  ...common,
  title: '',
  kind: 'group',
  fields: [
    {
      name: 'offices',
      field: {
        ...common,
        title: 'Offices',
        kind: 'list',
        entry: 'Office',
        item: { ...common, title: '', kind: 'group', fields: [line('phone', 'Phone')] },
      },
    },
    {
      name: 'contact',
      field: { ...common, title: 'Contact', kind: 'group', fields: [line('phone', 'Phone'), line('mail', 'E-mail')] },
    },
  ],
}
const fields = {
  offices: [{ phone: '+971 4' }],
  contact: { phone: '+91 44', mail: 'hi@agency.example', more: 'phone' },
}
const find = (...words: string[]) => findNamedFields(form, { document: 'The agency', fields }, words)

test('a field is found by its title, what stands once before what stands in a list', () => {
  expect(find('phone')).toEqual([
    { path: 'contact.phone', title: 'Contact › Phone', text: '+91 44' },
    { path: 'offices[0].phone', title: 'Offices › Office 1 › Phone', text: '+971 4' },
  ])
})

test('further words may stand in what the field is inside of, or in the name of the document', () => {
  expect(find('agency', 'contact', 'phone').map(({ path }) => path)).toEqual(['contact.phone'])
  expect(find('agency', 'contact')).toEqual([])
  expect(find('team', 'phone')).toEqual([])
  expect(find()).toEqual([])
})
