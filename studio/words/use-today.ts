import type { StudioDocument } from '#shared/studio/documents.ts'
import { useNow } from '../desk/time.ts'

const DAY_MS = 86_400_000

/** Returns today and tomorrow, such as `2026-12-01`, in the time zone in which a page appears at midnight. */
export function useToday(page: StudioDocument['page']): { today: string; tomorrow: string } {
  const now = useNow()
  const day = (at: number) => new Date(at).toLocaleDateString('sv-SE', { timeZone: page?.clock.timeZone ?? 'UTC' })
  return { today: day(now), tomorrow: day(now + DAY_MS) }
}
