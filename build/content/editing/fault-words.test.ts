import { expect, test } from 'vitest'
import { faultWords } from './fault-words.ts'
import { formOf } from './form-of.ts'

test('what is left out is named by what the form offers for it', async () => {
  const form = await formOf('content/articles/new.md')
  const told = (path: string, message = 'missing: add this field') => faultWords(form, path, message)
  expect(told('picture')).toBe('choose a picture')
  expect(told('category')).toBe('choose one')
  expect(told('author')).toBe('choose one')
  expect(told('services[0]')).toBe('choose a page')
  expect(told('title')).toBe('still to be written')
  expect(told('services')).toBe('still missing')
  expect(told('title', 'too long'), 'other faults keep their words').toBe('too long')
})
