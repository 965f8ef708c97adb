import { expect, test } from 'vitest'
import { officeDay, officeTimeBetween } from './office-time.ts'
import { DEFAULT_SETTINGS } from './settings.ts'

const HOURS = DEFAULT_SETTINGS['office-hours']
const HOUR_MS = 3_600_000

/** Returns a local time in Chennai as milliseconds since 1970. */
const chennai = (text: string) => Date.parse(`${text}+05:30`)
const hoursBetween = (from: string, to: string) => officeTimeBetween(chennai(from), chennai(to), HOURS) / HOUR_MS

test.each([
  ['within a day', '2026-11-20T10:00', '2026-11-20T11:30', 1.5],
  ['before the office opens nothing counts', '2026-11-20T06:00', '2026-11-20T10:30', 1],
  ['the night between does not count', '2026-11-19T18:00', '2026-11-20T10:00', 1],
  ['Sunday does not count', '2026-11-21T18:00', '2026-11-23T10:00', 1],
  ['a week', '2026-11-16T00:00', '2026-11-23T00:00', 54],
  ['nothing yet', '2026-11-20T10:00', '2026-11-20T10:00', 0],
])('office time: %s', (_name, from, to, hours) => {
  expect(hoursBetween(from, to)).toBe(hours)
})

test('in Dubai the same clock is an hour and a half later', () => {
  const dubai = { ...HOURS, timeZone: 'Asia/Dubai' as const }
  expect(officeTimeBetween(chennai('2026-11-20T09:30'), chennai('2026-11-20T12:00'), dubai) / HOUR_MS).toBe(1)
})

test('the day at the office is not the day in Greenwich', () => {
  expect(officeDay(Date.parse('2026-11-20T20:00Z'), HOURS)).toBe('2026-11-21')
})
