/** Returns the day of a moment, in milliseconds since 1970, in a time zone: `2026-12-01`. */
export const calendarDay = (at: number, timeZone: string): string =>
  new Date(at).toLocaleDateString('sv-SE', { timeZone })
