/**
 * Returns the name of an export file: `enquiries-2026-10` for a whole month, otherwise with the requested days, or with
 * the current day when none were requested.
 */
export function exportName(from: string | undefined, to: string | undefined, today: string): string {
  if (!from && !to) return `enquiries-${today}`
  if (!from) return `enquiries-up-to-${to}`
  if (!to) return `enquiries-${from}-to-${today}`
  if (from === to) return `enquiries-${from}`
  return isWholeMonth(from, to) ? `enquiries-${from.slice(0, 7)}` : `enquiries-${from}-to-${to}`
}

function isWholeMonth(from: string, to: string): boolean {
  const next = new Date(`${to}T00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && next.getUTCDate() === 1
}
