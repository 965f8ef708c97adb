const months = 'January February March April May June July August September October November December'.split(' ')

/** Formats `2025-03-04` as `4 March 2025`. Intl's output depends on the machine and could break hydration. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 1) - 1]} ${year}`
}
