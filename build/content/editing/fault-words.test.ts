import { expect, test } from 'vitest'
import { isEmptyField } from '#shared/studio/preview.ts'
import { faultWords } from './fault-words.ts'
import { formOf } from './form-of.ts'

test('what is left out is named by what the form offers for it', async () => {
  const form = await formOf('content/articles/new.md')
  const wordsOf = (path: string, message = 'missing: add this field') => {
    const words = faultWords(form, path, message)
    expect(isEmptyField(words), 'known as empty by the note of a shared draft').toBe(message !== 'too long')
    return words
  }
  expect(wordsOf('picture')).toBe('choose a picture')
  expect(wordsOf('category')).toBe('choose the category')
  expect(wordsOf('author')).toBe('choose a person')
  expect(wordsOf('services[0]')).toBe('choose a service')
  expect(wordsOf('picture', 'no picture "": put it there')).toBe('choose a picture')
  expect(wordsOf('title')).toBe('still to be written')
  expect(wordsOf('services')).toBe('still missing')
  expect(wordsOf('title', 'empty: write the text')).toBe('still to be written')
  expect(faultWords(form, 'title', 'empty: write the text', false), 'what visitors read').toBe('must not be empty')
  expect(wordsOf('services', 'a list of 0 entries; the page is made for at least 1: add 1')).toBe('add a service')
  expect(wordsOf('title', 'too long'), 'other faults keep their words').toBe('too long')
})
