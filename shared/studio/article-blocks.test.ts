import { expect, test } from 'vitest'
import { articleBlocks, compareBlocks } from './article-blocks.ts'

const FIGURE = `<Figure
  name="pace-layers"
  title="Six layers"
>
  Slow below, fast above.
</Figure>`
const EXERCISE = `<Exercise>
Write down:

- one
- two
</Exercise>`

test('an element is one block to its end, whatever stands in it', () => {
  const text = `## One\n\n${FIGURE}\n\n${EXERCISE}\n\n<Figure\n  name="two"\n/>\n\n- a point\n\n  of two paragraphs\n\nThe end.\n`
  expect(articleBlocks(text)).toEqual([
    '## One',
    FIGURE,
    EXERCISE,
    '<Figure\n  name="two"\n/>',
    '- a point\n\n  of two paragraphs',
    'The end.',
  ])
})

test('a link on one word is a change of its paragraph, however long the address is', () => {
  const before = 'Ask our team.'
  const after = 'Ask our [team](/our-people/stories-and-life-at-the-agency).'
  expect(compareBlocks([before], [after])).toEqual([{ what: 'changed', before, after }])
})

test('what was removed stands where it stood, among what was changed and added', () => {
  const before = ['One has a few words.', 'Two goes away altogether.', 'Three has a few words.']
  const after = ['One has some words.', 'Three has some words.', 'Nothing of this was there.']
  expect(compareBlocks(before, after)).toMatchObject([
    { what: 'changed', after: 'One has some words.' },
    { what: 'removed', before: 'Two goes away altogether.' },
    { what: 'changed', after: 'Three has some words.' },
    { what: 'added', after: 'Nothing of this was there.' },
  ])
})

test('a block at another place was moved, and a paragraph in the place of another is two changes', () => {
  expect(compareBlocks(['A', 'B', 'C'], ['C', 'A', 'B'])).toEqual([{ what: 'moved', before: null, after: 'C' }])
  expect(compareBlocks(['Old words here.'], ['Quite other things.'])).toMatchObject([
    { what: 'removed' },
    { what: 'added' },
  ])
})

test('another heading, drawing or table in the same place is a change of it', () => {
  for (const [before, after] of [
    ['## Old', '## New'],
    [FIGURE, FIGURE.replace('Slow below, fast above.', 'Nothing in common.')],
    ['| A | B |\n| - | - |', '| Quite | other |\n| - | - |'],
  ]) {
    expect(compareBlocks([before ?? ''], [after ?? ''])).toMatchObject([{ what: 'changed' }])
  }
  expect(compareBlocks(['## Old'], ['### New'])).toHaveLength(2)
})
