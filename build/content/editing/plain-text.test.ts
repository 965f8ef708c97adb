import { expect, test } from 'vitest'
import { quoteAround } from './plain-text.ts'
import { linkPattern } from './references.ts'

const pattern = linkPattern('/blogs/voice-notes')

test('of a paragraph the sentence with the link is quoted, without the signs of Markdown', () => {
  const line = 'Ask first. Then **record** [a voice note](/blogs/voice-notes) of a minute! Send it.'
  expect(quoteAround(line, pattern)).toBe('Then record a voice note of a minute!')
})

test('a long sentence is cut between words', () => {
  const quoted = quoteAround(`See [notes](/blogs/voice-notes) ${'and then some '.repeat(20)}`, pattern)
  expect(quoted).toMatch(/^See notes and then .* (and|then|some) …$/)
  expect(quoted.length).toBeLessThanOrEqual(162)
})

test('an address in the middle of a sentence ends none', () => {
  const line = 'On ukhozi.example, in [notes](/blogs/voice-notes), is more.'
  expect(quoteAround(line, pattern)).toBe('On ukhozi.example, in notes, is more.')
})
