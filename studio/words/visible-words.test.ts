import { expect, test } from 'vitest'
import { countVisibleWords } from './visible-words.ts'

test.each([
  ['', 0],
  ['Six words are seen in here.', 6],
  ['## A heading\n\n- one\n- two\n\n> **Bold** and _not_\n\n---\n\n1. Last', 8],
  ['| Month | Leads |\n| ----- | ----: |\n| May | 31 |', 4],
  ['Read [our page](/services/seo) now.', 4],
  ['Before\n\n![A tower that nobody reads](tower.jpg "The tower")\n\nafter', 4],
  ['![Without a caption](uploads/a-b.jpg)', 0],
  ['<PullQuote>Twice said</PullQuote>\n\n<Figure name="funnel" title="Not seen as text" />', 2],
])('%j has as many words as a reader sees', (text, count) => {
  expect(countVisibleWords(text)).toBe(count)
})
