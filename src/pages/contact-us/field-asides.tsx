import { CONTACT_LIMITS } from '#shared/contact.ts'
import { dialled, HOME_COUNTRY } from '#shared/mobile.ts'
import { contact } from '../../content/contact.ts'
import { groupDigits } from '../../lib/format-metric.ts'
import css from './contact-form.module.css'
import type { Draft } from './draft.ts'
import { digitsOf, planOf } from './numbering.ts'

/** Returns the hint for the mobile number, with the number of digits in the chosen country. */
export function numberHint({ country = HOME_COUNTRY }: Draft): string | undefined {
  const plan = country === HOME_COUNTRY ? undefined : planOf(country)
  if (!plan) return contact.form.fields.mobile.hint
  const digits = digitsOf(plan)
  const shown = (digits[0] ?? '').toUpperCase() + digits.slice(1)
  const hint = contact.form.country.hint.replace('{digits}', shown).replace('{dial}', String(plan.dial))
  const example = contact.form.country.first.find(({ code }) => code === country)?.example
  return example ? `${hint.replace(/\.$/, '')}, e.g. ${example}.` : hint
}

/** Mobile numbers in national format that cannot be valid in the other country. */
const FORMS = [
  { code: 'AE', under: HOME_COUNTRY, form: /^05[024-8]\d{7}$/ },
  { code: HOME_COUNTRY, under: 'AE', form: /^0?[6-9]\d{9}$/ },
]

/** Returns the country whose national format the number has, if another one is chosen. */
export function suggestedCountry({ mobile = '', country = HOME_COUNTRY }: Draft) {
  const number = dialled(mobile)
  const found = FORMS.find(({ under, form }) => under === country && form.test(number))
  return contact.form.country.first.find(({ code }) => code === found?.code)
}

const SHOWN_FROM = 0.8

/** Returns the length of the message once it is near the limit; undefined before. */
export function messageLength(draft: Draft) {
  const count = draft.message?.trim().length ?? 0
  const limit = CONTACT_LIMITS.message
  if (count < limit * SHOWN_FROM) return undefined
  const shown = contact.form.length.replace('{count}', groupDigits(count)).replace('{limit}', groupDigits(limit))
  return <span className={count > limit ? css.over : undefined}>{shown}</span>
}
