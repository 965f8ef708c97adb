import { expect, test } from 'vitest'
import { textCount } from './text-count.ts'

test('a count says what is wanted next: enough, room that is left, or what is too much', () => {
  const title = { min: 21, max: 51 }
  expect(textCount(6, title)).toEqual({ words: '15 more needed', isFault: false })
  expect(textCount(0, title)?.words).toBe('at least 21')
  expect(textCount(6, title, true), 'in the colour of errors once it is one').toMatchObject({ isFault: true })
  expect(textCount(40, title, true)).toEqual({ words: '40 of 51', isFault: false })
  expect(textCount(53, title)).toEqual({ words: '2 too many', isFault: true })
  expect(textCount(9, { min: 20, max: 40, unit: 'words' })?.words).toBe('11 more words needed')
  expect(textCount(19, { min: 20, max: 40, unit: 'words' })?.words).toBe('1 more word needed')
  expect(textCount(41, { max: 40, unit: 'words' })?.words).toBe('1 word too many')
  expect(textCount(7, {})).toBeUndefined()
})
