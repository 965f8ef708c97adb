import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const TICK_MS = 30_000

let now = Date.now()
const listeners = new Set<() => void>()
setInterval(() => {
  now = Date.now()
  for (const listener of listeners) listener()
}, TICK_MS)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Current time in milliseconds since 1970, at most half a minute old; the component renders again with each tick. */
export const useNow = () => useSyncExternalStore(subscribe, () => now)

/** Formats a duration, such as “5 min”, “2 h 10 min” or “3 days”. */
export function formatDuration(ms: number): string {
  if (ms < MINUTE_MS) return 'just now'
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`
  if (ms < DAY_MS) {
    const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS)
    return `${Math.floor(ms / HOUR_MS)} h${minutes ? ` ${minutes} min` : ''}`
  }
  const days = Math.floor(ms / DAY_MS)
  return days === 1 ? '1 day' : `${days} days`
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
const yearFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

export const formatTime = (at: number) => timeFormat.format(at)
export const formatMoment = (at: number, today: number) => `${formatDay(at, today)}, ${formatTime(at)}`

/** Returns “Today”, “Yesterday” or the day, with the year if it is not the current one. */
export function formatDay(at: number, today: number): string {
  const [day, current] = [startOfDay(at), startOfDay(today)]
  if (day === current) return 'Today'
  if (day === startOfDay(current - 1)) return 'Yesterday'
  return new Date(at).getFullYear() === new Date(today).getFullYear() ? dayFormat.format(at) : yearFormat.format(at)
}

export function startOfDay(at: number) {
  return new Date(at).setHours(0, 0, 0, 0)
}

/** Formats a calendar day, such as 2026-01-31, as formatDay does. */
export function formatCalendarDay(day: string, today: number) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return formatDay(new Date(year, month - 1, date).getTime(), today)
}

/** Returns the day `days` days from now as YYYY-MM-DD, in local time. */
export function calendarDay(now: number, days: number) {
  const date = new Date(now)
  date.setDate(date.getDate() + days)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
