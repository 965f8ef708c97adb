import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { INVALID_MOBILE, type InternationalRule } from '#shared/mobile.ts'

/** Checks numbers by the numbering plan of their country. */
export const internationalNumber: InternationalRule = (number, country) => {
  const parsed = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : undefined)
  return parsed?.isValid() ? { value: parsed.number } : { error: INVALID_MOBILE }
}
