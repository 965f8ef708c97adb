import { UsageError } from './terminal.ts'

/**
 * Parses a day such as 2026-01-31, `today` or `yesterday` and returns its local midnight in milliseconds. Throws
 * UsageError.
 */
export function parseDay(text: string, option: string, now: number): number {
  const today = new Date(now)
  const midnight = (year: number, month: number, day: number) => new Date(year, month, day)
  if (text === 'today') return midnight(today.getFullYear(), today.getMonth(), today.getDate()).getTime()
  if (text === 'yesterday') return midnight(today.getFullYear(), today.getMonth(), today.getDate() - 1).getTime()
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const date = midnight(Number(year), Number(month) - 1, Number(day))
  // A date that does not exist, such as 31 February, would roll over into another month.
  if (date.getMonth() !== Number(month) - 1 || date.getDate() !== Number(day)) {
    throw new UsageError(`${option} "${text}" is not a day such as 2026-01-31, today or yesterday.`)
  }
  return date.getTime()
}

/** Parses a whole number above 0. Throws UsageError. */
export function parseCount(text: string, what: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UsageError(`${what} "${text}" is not a whole number above 0.`)
  return Number(text)
}

/** Returns the trimmed value of an option; undefined when it was not given. Throws UsageError when it is empty. */
export function requireText(text: string | undefined, option: string): string | undefined {
  const trimmed = text?.trim()
  if (trimmed === '') throw new UsageError(`${option} is empty.`)
  return trimmed
}

/** Parses seconds and returns milliseconds. Throws UsageError. */
export function parseSeconds(text: string, option: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new UsageError(`${option} "${text}" is not a number of seconds.`)
  return Number(text) * 1_000
}
