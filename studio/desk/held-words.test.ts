import { expect, test } from 'vitest'
import { heldWords } from './held-words.ts'

test.each([
  ['the hidden field was filled in', 'a field that people do not see was filled in, as programs do'],
  ['filled in within 0.8 s', 'the form was filled in within 0.8 seconds, faster than people write'],
  ['more than 5 messages in 600 s', 'more than 5 messages came within 10 minutes'],
  ['more than 5 messages in 60 s', 'more than 5 messages came within a minute'],
  ['<b>something else</b>', '<b>something else</b>'],
])('%s: %s', (reason, words) => {
  expect(heldWords(reason)).toBe(words)
})
