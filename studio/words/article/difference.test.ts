import { expect, test } from 'vitest'
import type { Node } from 'prosemirror-model'
import { findDifference, findLinkChanges } from './difference.ts'
import { readMarkdown } from './read-markdown.ts'

const blocks = (text: string): Node[] => readMarkdown(text).flatMap(({ node }) => node ?? [])

/** Returns the marked text of each side. */
function markedWords(before: string, after: string) {
  const [from, to] = [blocks(before), blocks(after)]
  const found = findDifference(from, to)
  return [found.before, found.after].map(({ ranges, whole }) => [
    ...[...ranges].map(([node, range]) => node.textContent.slice(range.from, range.to)),
    ...[...whole].map((node) => node.textContent),
  ])
}

test('of a paragraph the words that differ are marked, in a list and a table those of its points and cells', () => {
  expect(markedWords('A single no is enough.', 'A single yes is enough.')).toEqual([['no'], ['yes']])
  expect(markedWords('- one\n- two of them\n- three', '- one\n- two of these\n- three')).toEqual([['them'], ['these']])
  const table = (cell: string) => `| A | B |\n| - | - |\n| one | ${cell} |`
  expect(markedWords(table('two of them'), table('two of these'))).toEqual([['them'], ['these']])
})

test('words that only became bold or a link are marked, and a point that came is marked as a whole', () => {
  expect(markedWords('Our tools and formats are here.', 'Our **tools** and formats are here.')).toEqual([
    ['tools'],
    ['tools'],
  ])
  expect(markedWords('- one\n- three', '- one\n- two\n- three')).toEqual([[], ['two']])
})

test('where two texts have little in common nothing is marked', () => {
  expect(markedWords('Quite other words than those.', 'Nothing of this was here')).toEqual([[], []])
})

test('a word that became a link, leads elsewhere or is none any more is told with its address', () => {
  const links = (before: string, after: string) => findLinkChanges(blocks(before), blocks(after))
  expect(links('Ask our team.', 'Ask our [team](/our-people).')).toEqual([
    { text: 'team', href: '/our-people', before: null },
  ])
  expect(links('Ask our [**whole** team](/a).', 'Ask our [**whole** team](/b).')).toEqual([
    { text: 'whole team', href: '/b', before: '/a' },
  ])
  expect(links('- Ask our [team](/a).', '- Ask our team.')).toEqual([{ text: 'team', href: null, before: '/a' }])
  expect(links('Ask our [team](/a).', 'Ask our [team](/a) today.')).toEqual([])
})
