import { expect, test } from 'vitest'
import { isOfPages, tookWords, usualTime } from './usual-time.ts'

const words = (...all: number[]) => all.map((ms) => ({ ms, isOfPages: false }))

test('how long publishing usually takes is said from how long it took lately', () => {
  expect(usualTime([], false)).toBe('about 20 seconds')
  expect(usualTime(words(34_000), false)).toBe('about 40 seconds')
  expect(usualTime(words(34_000, 21_000, 38_000), false)).toBe('30 to 40 seconds')
  expect(usualTime(words(40_000, 95_000), false)).toBe('half a minute to 2 minutes')
  expect(usualTime(words(55_000, 95_000), false)).toBe('1 to 2 minutes')
  expect(usualTime(words(60_000), false)).toBe('about 1 minute')
  expect(usualTime(words(190_000, 150_000), false)).toBe('2 to 4 minutes')
})

test('to show or to hide a page takes as long as that took, not as long as a word', () => {
  const times = [{ ms: 76_000, isOfPages: true }, ...words(18_000, 19_000)]
  expect(usualTime(times, false)).toBe('about 20 seconds')
  expect(usualTime(times, true)).toBe('1 to 2 minutes')
  expect(usualTime(words(18_000), true), 'not measured yet').toBe('about 30 seconds')
  expect(usualTime(times, null), 'either').toBe('half a minute to 2 minutes')
  const change = { path: 'banner.title', title: 'Title', before: 'a', after: 'b' }
  expect(isOfPages([{ kind: 'changed', changes: [change] }])).toBe(false)
  for (const path of ['draft', 'publishOn'])
    expect(isOfPages([{ kind: 'changed', changes: [change, { ...change, path }] }]), path).toBe(true)
  expect(isOfPages([{ kind: 'removed', changes: [] }])).toBe(true)
  expect(isOfPages([{ kind: 'new', changes: [] }])).toBe(true)
})

test('how long one took is said in words', () => {
  expect([300, 24_200, 60_000, 65_000, 121_000].map(tookWords)).toEqual([
    '1 second',
    '24 seconds',
    '1 minute',
    '1 minute 5 seconds',
    '2 minutes 1 second',
  ])
})
