import type { OfficeHours } from './settings.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Offsets from UTC. Neither zone has summer time. */
const OFFSET_MS: Record<OfficeHours['timeZone'], number> = {
  'Asia/Kolkata': 330 * MINUTE_MS,
  'Asia/Dubai': 240 * MINUTE_MS,
}
/** Office time is summed up over this many days at most. */
const MAX_DAYS = 60

/** Office time within which an enquiry is to be answered. */
export const ANSWER_WITHIN_MS = 3_600_000

/** Returns the milliseconds of office time between two times, given in milliseconds since 1970. */
export function officeTimeBetween(from: number, to: number, hours: OfficeHours): number {
  const offset = OFFSET_MS[hours.timeZone]
  const start = from + offset
  const end = to + offset
  const firstDay = Math.floor(start / DAY_MS)
  const lastDay = Math.min(Math.floor(end / DAY_MS), firstDay + MAX_DAYS)
  let total = 0
  for (let day = firstDay; day <= lastDay; day++) {
    // 1 January 1970 was a Thursday.
    if (!hours.days.includes((day + 4) % 7)) continue
    const opens = day * DAY_MS + minutesOf(hours.from) * MINUTE_MS
    const closes = day * DAY_MS + minutesOf(hours.to) * MINUTE_MS
    total += Math.max(0, Math.min(end, closes) - Math.max(start, opens))
  }
  return total
}

function minutesOf(clockTime: string) {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns the office's offset from UTC in milliseconds. */
export const officeOffset = ({ timeZone }: OfficeHours) => OFFSET_MS[timeZone]

/** Returns the office's calendar day at a time, such as 2026-01-31. */
export function officeDay(at: number, { timeZone }: OfficeHours): string {
  return new Date(at + OFFSET_MS[timeZone]).toISOString().slice(0, 10)
}
