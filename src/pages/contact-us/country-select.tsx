import type { ReactNode } from 'react'
import { COUNTRY_FIELD } from '#shared/contact.ts'
import { contact } from '../../content/contact.ts'
import field from '../../ui/field.module.css'
import { countryCodes, planOf } from './numbering.ts'

const { label, first, other } = contact.form.country

type CountrySelectProps = {
  /** Whether the countries that the document does not have are there. */
  all: boolean
  /** Called before the browser shows the options or takes a key. */
  onTouch: () => void
}

/**
 * The country of the number. The document has those that most visitors need and a way for all others; the browser,
 * which knows their names, adds the rest when the select is touched: each option is several elements in Chromium, and
 * with all of them a modal dialog styles the page three times as long.
 */
export function CountrySelect({ all, onTouch }: CountrySelectProps) {
  return (
    <select
      id={COUNTRY_FIELD}
      name={COUNTRY_FIELD}
      aria-label={label}
      autoComplete="off"
      className={field.control}
      onFocus={onTouch}
      onPointerDown={onTouch}
    >
      {first.map(optionOf)}
      {all && (others ??= otherCountries())}
      {/* Stays, or a choice made before would fall back to the first country. */}
      <option value="other" hidden={all}>
        {other}
      </option>
    </select>
  )
}

const optionOf = ({ code, name }: { code: string; name: string }) => (
  <option key={code} value={code}>
    {`${name} +${planOf(code)?.dial}`}
  </option>
)

/** Kept: React passes over elements that are the same, and every key typed into the form renders it. */
let others: ReactNode

/** In the browser only: elsewhere names may differ. */
function otherCountries(): ReactNode {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const { compare } = new Intl.Collator('en')
  const known = new Set(first.map(({ code }) => code))
  return countryCodes()
    .filter((code) => !known.has(code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => compare(a.name, b.name))
    .map(optionOf)
}
