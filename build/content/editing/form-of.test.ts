import { expect, test } from 'vitest'
import { fieldTitle } from '#shared/studio/field-title.ts'
import { findChanges } from '#shared/studio/find-changes.ts'
import { findPlaces } from './find-places.ts'
import { readFileValues } from './file-values.ts'
import { formOf } from './form-of.ts'

const FILE = 'content/endings.yaml'

test('an entry that is named after a page is called what the page is, wherever it is named', async () => {
  const form = await formOf(FILE)
  expect(fieldTitle(form, 'home.text')).toBe('Home page › Text')
  expect(fieldTitle(form, 'about-us/team.text')).toBe('Our people and their stories › Text')
  expect(fieldTitle(form, 'default.text')).toBe('All other pages › Text')
  expect(fieldTitle(form, 'not-a-page.text')).toBe('not-a-page › Text')
  const before = { fields: { home: { heading: 'Before?' } } }
  expect(findChanges(form, before, { fields: { home: { heading: 'After?' } } })[0]?.title).toMatch(/^Home page › /)
  const values = readFileValues(FILE) ?? undefined
  const found = findPlaces({ title: 'Ends of pages', form, values }, ['good', 'month', 'look'])
  expect(found?.places).toMatchObject([{ path: 'home.heading', title: expect.stringMatching(/^Home page › /) }])
})

test('no two entries of one form are called the same', async () => {
  const form = await formOf(FILE)
  const { fields } = readFileValues(FILE) ?? {}
  const names = Object.keys(Object(fields))
  const titles = names.map((name) => fieldTitle(form, name))
  expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted())
  expect(titles.filter((title) => names.includes(title))).toEqual([])
})
