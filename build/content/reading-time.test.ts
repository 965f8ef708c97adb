import { expect, test } from 'vitest'
import { readingMinutes, wordsIn } from './reading-time.ts'

test.each([
  ['## 1. Two words\n\n- one\n- two', 5],
  ['A [link here](/contact-us) and *that*.', 5],
  ["<Figure\n  name=\"six-pillars\"\n  labels={['One', 'Two']}\n>\n  A caption.\n</Figure>", 2],
  ['![What is seen](name.jpg "Caption")', 0],
  ['| A | B |\n| --- | --- |\n| one | two |', 4],
  ['{/* a note */} One.', 1],
])('%j has %i words', (body, words) => {
  expect(wordsIn(body)).toBe(words)
})

test('a reading time is at least a minute, and none without a text', () => {
  expect([0, 1, 219, 330, 1100].map((words) => readingMinutes('word '.repeat(words)))).toEqual([undefined, 1, 1, 2, 5])
})
