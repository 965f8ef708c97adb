import { expect, test } from 'vitest'
import { commonEnds } from './common-ends.ts'

/** What is marked in each of two texts. */
function marked(a: string, b: string) {
  const { start, end } = commonEnds(a, b)
  return [a, b].map((text) => text.slice(start, text.length - end).trim())
}

test('words behind a full stop leave the word before it unmarked', () => {
  expect(marked('We serve 40 clients.', 'We serve 40 clients. every year')).toEqual(['', 'every year'])
  expect(marked('We serve 40 clients.', 'We serve 40 clients every year.')).toEqual(['', 'every year'])
})

test('a changed word is marked as a whole, signs around it are not', () => {
  expect(marked('Find (good) shops, soon.', 'Find (great) shops, soon.')).toEqual(['good', 'great'])
  expect(marked('All that you don’t see here', 'All that you can’t see here')).toEqual(['don’t', 'can’t'])
})

test('where little is the same nothing is marked', () => {
  expect(commonEnds('We build', 'The agency from Chennai')).toEqual({ start: 0, end: 0 })
})
