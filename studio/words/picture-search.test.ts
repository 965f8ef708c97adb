import { expect, test } from 'vitest'
import { byMatch, matchOf } from './picture-search.ts'

const table = { title: 'Three colleagues at a table with tea', value: 'culture/tea-break' }
const portrait = { title: 'Steam around a man', value: 'team/kavya' }
const upload = { title: 'A glass of tea.', value: 'uploads/glass-0123456789ab' }

test('whole words come first, and among these what was uploaded', () => {
  expect(byMatch([portrait, table, upload], 'tea')).toEqual([upload, table, portrait])
  expect(byMatch([portrait, table, upload], 'Tea table')).toEqual([table])
  expect(byMatch([portrait, table, upload], '')).toEqual([upload, portrait, table])
  expect(matchOf(portrait, 'tea')).toBe('part')
  expect(matchOf(portrait, 'team'), 'where it is kept').toBe('whole')
  expect(matchOf({ ...portrait, title: 'A man' }, 'tea')).toBeNull()
  expect(matchOf(portrait, 'cup')).toBeNull()
  expect(matchOf({ ...portrait, value: 'articles/six-pillars' }, 'pillar'), 'half a word of its name').toBe('part')
})
