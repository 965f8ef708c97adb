type Opening = { opens: number; closes: number }

/** Any day will do: zones without summer time have the same offset all year. */
const A_DAY = new Date('2026-01-15T12:00:00Z')

const offsetOf = (timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(A_DAY)
  const [, sign, hours = 0, minutes = 0] =
    /GMT([+-])(\d+):(\d+)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}

/** Reads an office's opening and closing hours in UTC from text that ends like “9.30 to 18.30”. */
export function openHours(words: string, timeZone: string): Opening | undefined {
  const found = /(\d+)\.(\d\d) to (\d+)\.(\d\d)$/.exec(words)?.slice(1).map(Number)
  if (!found) return undefined
  const [opens = 0, afterOpens = 0, closes = 0, afterCloses = 0] = found
  const offset = offsetOf(timeZone)
  return { opens: opens + afterOpens / 60 - offset, closes: closes + afterCloses / 60 - offset }
}

/** Formats an hour in UTC as local time of the zone, like “9.30”. */
export function clockTime(hour: number, timeZone: string): string {
  const minutes = Math.round((hour + offsetOf(timeZone)) * 60)
  return `${Math.floor(minutes / 60) % 24}.${String(minutes % 60).padStart(2, '0')}`
}

/** Returns the hours in which all offices are open, or undefined if there are none. */
export function openTogether(days: readonly Opening[]): Opening | undefined {
  const opens = Math.max(...days.map((day) => day.opens))
  const closes = Math.min(...days.map((day) => day.closes))
  return closes > opens && days.length > 1 ? { opens, closes } : undefined
}
