import { expect, test } from 'vitest'
import { wordsOf } from '../../preview/find-fields.ts'
import { findWords } from './find-words.ts'
import { SourceBlocks } from './source-blocks.ts'

/** Returns the text that would be selected for a part of a source with one block. */
function selected(source: string, part: string, from = source.indexOf(part)) {
  const doc = new SourceBlocks().read(source)
  const found = findWords(doc.child(0), 0, wordsOf(source.slice(0, from)), wordsOf(part))
  return found && doc.textBetween(found.from, found.to, ' ')
}

test('a sentence of the source is found as it is read', () => {
  const source = '“One” [link](/to-there) here. **Two** words, _there_. Three.\n'
  expect(selected(source, '**Two** words, _there_.')).toBe('Two words, there.')
  expect(selected(source, '“One” [link](/to-there) here.')).toBe('“One” link here.')
  expect(selected(source, 'Nowhere.')).toBeNull()
  expect(selected(source, '** _')).toBeNull()
})

test('entries of lists and cells of tables are found, of two that say the same the one that is meant', () => {
  const list = '- Call us\n- Write to us\n- Call us\n'
  const doc = new SourceBlocks().read(list)
  const second = list.lastIndexOf('- Call')
  const found = findWords(doc.child(0), 0, wordsOf(list.slice(0, second)), wordsOf('- Call us'))
  expect(doc.textBetween(0, found?.from ?? 0, '|')).toContain('Write to us')
  expect(selected('| a | b |\n| --- | --- |\n| One | Two words |\n', '| One | Two words |')).toBe('One Two words')
})

test('letters of two UTF-16 units and signs around them are found', () => {
  const source = 'The sign 𑄌𑄋𑄴 🌙 comes first. “Then 𝔸 here🌙” is second.\n'
  expect(selected(source, '“Then 𝔸 here🌙”')).toBe('“Then 𝔸 here🌙”')
  expect(selected(source, 'The sign 𑄌𑄋𑄴')).toContain('𑄋𑄴')
})
