import { expect, test } from 'vitest'
import { lengthFault, slugFault, slugOf, visibilityOf } from './collections.ts'

test('an address is proposed from any title, and can be one', () => {
  for (const [title, slug] of [
    ['How to brief us', 'how-to-brief-us'],
    ['Café & Co.: what’s next?', 'cafe-and-co-whats-next'],
    ['  7 Ways — to Sell More  ', '7-ways-to-sell-more'],
    ['../../etc/passwd', 'etc-passwd'],
    [`${'word '.repeat(15)}longer`, `${'word-'.repeat(14)}word`],
    ['a'.repeat(90), 'a'.repeat(80)],
  ] as const) {
    expect(slugOf(title)).toBe(slug)
    expect(slugFault(slugOf(title)), title).toBeUndefined()
  }
  expect(slugOf('தமிழ்')).toBe('')
})

test('what is no address is said with its reason', () => {
  for (const slug of ['', '.', '..', 'a/b', 'A', 'a b', '-a', 'a-', 'a--b', 'a.b', 'ä', 'a\n', 'x'.repeat(81)]) {
    expect(slugFault(slug), slug).toBeDefined()
  }
})

test('visitors see a page at once, from a day on, or not', () => {
  const today = '2026-11-23'
  expect(visibilityOf({}, today)).toEqual({ state: 'shown' })
  expect(visibilityOf({ publishOn: '2026-11-23', published: '2025-01-01' }, today)).toEqual({ state: 'shown' })
  expect(visibilityOf({ publishOn: '2026-12-01' }, today)).toEqual({ state: 'from-day', day: '2026-12-01' })
  expect(visibilityOf({ published: '2026-12-02' }, today)).toEqual({ state: 'from-day', day: '2026-12-02' })
  expect(visibilityOf({ draft: true, publishOn: '2026-12-01' }, today)).toEqual({ state: 'hidden' })
  expect(visibilityOf({ publishOn: '2026-1' }, today)).toEqual({ state: 'shown' })
  expect(visibilityOf(null, today)).toEqual({ state: 'shown' })
})

test('a text that does not fit says by how much', () => {
  expect(lengthFault(5, { min: 21, max: 51 })).toBe(
    'write at least 16 more characters: titles in search results have 21 to 51',
  )
  expect(lengthFault(52, { min: 21, max: 51 })).toBe('take out 1 character: search results have room for 51')
  expect(lengthFault(51, { min: 21, max: 51 })).toBeUndefined()
  expect(lengthFault(1, { max: 24 })).toBeUndefined()
})
