/** Country preselected in the form. The specification defines its number rule. */
export const HOME_COUNTRY = 'IN'

export const INVALID_MOBILE = 'Invalid WhatsApp number'

export type MobileResult = { value: string } | { error: string }

/** Checks a number outside India, as returned by `dialled`; an accepted number is returned as `+971…`. */
export type InternationalRule = (number: string, country: string) => MobileResult

const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g
const SEPARATORS = /[\s\p{Cf}\p{Pd}()./]/gu

/**
 * Returns a number as it would be dialled: without separators and invisible marks, Arabic and Persian digits as ASCII
 * digits, `00` as `+`.
 */
export function dialled(typed: string): string {
  return typed
    .replace(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(SEPARATORS, '')
    .replace(/^00/, '+')
}

/**
 * Returns the WhatsApp number in its stored form: ten digits for India, `+971…` for other countries. `country` is the
 * ISO 3166-1 code chosen beside the number; it is ignored for a number that begins with + or 00.
 */
export function readMobile(typed: string, country: string, international: InternationalRule): MobileResult {
  if (!typed.trim()) return { error: 'WhatsApp number cannot be empty.' }
  const number = dialled(typed)
  const isIndian = number.startsWith('+') ? number.startsWith('+91') : country === HOME_COUNTRY
  if (!isIndian) return international(number, country)
  const digits = number.replace(/^(?:\+91|0?91(?=\d{10}$))?0?/, '')
  if (!/^[6-9]/.test(digits)) return { error: INVALID_MOBILE }
  if (!/^\d{10}$/.test(digits)) return { error: 'WhatsApp number must be exactly 10 digits.' }
  return { value: digits }
}
