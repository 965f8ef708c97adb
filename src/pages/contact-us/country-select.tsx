import type { ReactNode } from 'react'
import { COUNTRY_FIELD } from '#shared/contact.ts'
import { contact } from '../../content/contact.ts'
import field from '../../ui/field.module.css'
import { countryCodes, planOf } from './numbering.ts'

const { label, first, other } = contact.form.country

type CountrySelectProps = {
  /** Whether the countries missing from the document have been added. */
  all: boolean
  /** Called before the browser shows the options or takes a key. */
  onTouch: () => void
}

/**
 * Select for the country of the phone number. The document has the most used countries and one entry for all others.
 * The browser, which knows the countries' names, adds the rest on the first interaction: each option is several
 * elements in Chromium, and with all of them a modal dialog takes three times as long to style the page.
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
      {/* Stays as a hidden option: without it, this entry chosen earlier would fall back to the first country. */}
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

/** Cached: React skips identical elements, and every key typed into the form renders the select. */
let others: ReactNode

/** Returns the options of all other countries. Browser only, because the names may differ elsewhere. */
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
