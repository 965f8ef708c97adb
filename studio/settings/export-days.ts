import { calendarDay } from '../desk/time.ts'

/** Presets of the export; `from` and `to` are YYYY-MM-DD, empty for no limit. */
export function exportDays(today: Date) {
  const [year, month] = [today.getFullYear(), today.getMonth()]
  const day = (at: Date) => calendarDay(at.getTime(), 0)
  return [
    { label: 'All', from: '', to: '' },
    { label: 'This month', from: day(new Date(year, month, 1)), to: day(new Date(year, month + 1, 0)) },
    { label: 'Last month', from: day(new Date(year, month - 1, 1)), to: day(new Date(year, month, 0)) },
  ]
}
