import { expect, test } from 'vitest'
import { differingWords } from './differing-words.ts'

/** Returns the marked pieces of both texts. */
const marked = (a: string, b: string) =>
  differingWords(a, b).map((pieces) => pieces.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim()))

test('words behind a full stop leave the word before it unmarked', () => {
  expect(marked('We serve 40 clients.', 'We serve 40 clients. every year')).toEqual([[], ['every year']])
  expect(marked('We serve 40 clients.', 'We serve 40 clients every year.')).toEqual([[], ['every year']])
})

test('a changed word is marked as a whole, signs around it are not', () => {
  expect(marked('Find (good) shops, soon.', 'Find (great) shops, soon.')).toEqual([['good'], ['great']])
  expect(marked('All that you don’t see here', 'All that you can’t see here')).toEqual([['don’t'], ['can’t']])
})

test('each word that differs is marked, however short the sentence', () => {
  expect(marked('Drop by either office for filter coffee.', 'Come by either office for coffee.')).toEqual([
    ['Drop', 'filter'],
    ['Come'],
  ])
  expect(marked('Call us today, or write.', 'Ring us now, or write.')).toEqual([
    ['Call', 'today'],
    ['Ring', 'now'],
  ])
  expect(marked('A plan in two short weeks for you', 'A plan in ten long days for you'), 'words in a row').toEqual([
    ['two short weeks'],
    ['ten long days'],
  ])
})

test('where little is the same nothing is marked, and all of both is there', () => {
  expect(marked('We build', 'The agency from Chennai')).toEqual([[], []])
  const [before, after] = ['Drop by either office, soon.', 'Come by either office, sooner or later.']
  expect(differingWords(before, after).map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual([
    before,
    after,
  ])
})
