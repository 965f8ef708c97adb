import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { chosenLink, setLink } from './commands.ts'
import { SourceBlocks } from './source-blocks.ts'

/** Returns the text after a link was set on the selected part. */
function linked(text: string, selected: string): string {
  const blocks = new SourceBlocks()
  const doc = blocks.read(text)
  const from = 1 + text.indexOf(selected)
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, from, from + selected.length) })
  return blocks.write(setLink(state, { ...chosenLink(state), href: '/seo' }).doc).text.trim()
}

test.each([
  ['Read more.', ' more.', 'Read [more](/seo).'],
  ['Read more now', 'more ', 'Read [more](/seo) now'],
  ['Read more', 'more', 'Read [more](/seo)'],
  ['Is it so? Yes', 'Is it so?', '[Is it so?](/seo) Yes'],
])('a link on a part of %j stands on its words only', (text, selected, expected) => {
  expect(linked(text, selected)).toBe(expected)
})

test.each([
  ['Read more', ' ', 'Read [/seo](/seo) more'],
  ['Read\u00a0more', '\u00a0', 'Read\u00a0[/seo](/seo) more'],
])('a link on nothing but a space of %j is written behind it', (text, selected, expected) => {
  expect(linked(text, selected)).toBe(expected)
})
