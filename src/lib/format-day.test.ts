import { expect, test } from 'vitest'
import { formatDay } from './format-day.ts'

test('a day is written out without leading zeros', () => {
  expect(formatDay('2025-03-04')).toBe('4 March 2025')
  expect(formatDay('2024-12-31')).toBe('31 December 2024')
  expect(formatDay('2026-01-01')).toBe('1 January 2026')
})
