import { expect, test } from 'vitest'
import { usualTime } from './usual-time.ts'

test('how long publishing usually takes is said from how long it took lately', () => {
  expect(usualTime([])).toBe('1 to 2 minutes')
  expect(usualTime([34_000])).toBe('about 40 seconds')
  expect(usualTime([34_000, 21_000, 38_000])).toBe('30 to 40 seconds')
  expect(usualTime([40_000, 95_000])).toBe('1 to 2 minutes')
  expect(usualTime([60_000])).toBe('about 1 minute')
  expect(usualTime([190_000, 150_000])).toBe('2 to 4 minutes')
})
