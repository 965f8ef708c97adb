import { calendarDay } from '#shared/studio/calendar-day.ts'
import type { StudioDocument } from '#shared/studio/documents.ts'
import { useNow } from '../desk/time.ts'

const DAY_MS = 86_400_000

/** Returns today and tomorrow, such as `2026-12-01`, in the time zone in which a page appears at midnight. */
export function useToday(page: StudioDocument['page']): { today: string; tomorrow: string } {
  const now = useNow()
  const day = (at: number) => calendarDay(at, page?.clock.timeZone ?? 'UTC')
  return { today: day(now), tomorrow: day(now + DAY_MS) }
}
