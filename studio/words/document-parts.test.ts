import { expect, test } from 'vitest'
import type { NamedField } from '#shared/studio/form.ts'
import { partsOf } from './document-parts.ts'

const line = (name: string, optional: boolean): NamedField => ({
  name,
  field: { kind: 'text', text: 'line', title: name, help: '', optional },
})

test('what has to be written of a page stands before what may be left out', () => {
  const fields = [line('order', true), line('menu', true), line('name', false), line('group', false)]
  const form = { kind: 'group' as const, title: '', help: '', optional: false, fields }
  const [first] = partsOf({ form, group: 'Services', values: { fields: {} }, page: null }, '2026-11-28')
  expect(first?.kind === 'fields' && first.fields.map(({ name }) => name)).toEqual(['name', 'group', 'order', 'menu'])
})
