import { expect, test } from 'vitest'
import { calendarDay } from './calendar-day.ts'

test('a day begins at the midnight of its time zone', () => {
  const at = Date.parse('2026-11-30T19:00:00Z')
  expect(calendarDay(at, 'UTC')).toBe('2026-11-30')
  expect(calendarDay(at, 'Asia/Dubai')).toBe('2026-11-30')
  expect(calendarDay(at, 'Asia/Kolkata')).toBe('2026-12-01')
})
