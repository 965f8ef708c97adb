import { useEffect, useState } from 'react'
import { COUNTRY_FIELD } from '#shared/contact.ts'
import { contact } from '../../content/contact.ts'
import css from './country-select.module.css'
import { countryCodes, planOf } from './numbering.ts'

const { label, first, other } = contact.form.country

/**
 * The country of the number. The document has those that most visitors need and a way for all others; the browser,
 * which knows their names, adds the rest. `onComplete` is called once they are there.
 */
export function CountrySelect({ onComplete }: { onComplete: () => void }) {
  const [rest, setRest] = useState<{ code: string; name: string }[]>()

  useEffect(() => setRest(otherCountries()), [])
  useEffect(() => {
    if (rest) onComplete()
    // Once: the list does not change again.
  }, [rest])

  return (
    <span className={css.country}>
      <select id={COUNTRY_FIELD} name={COUNTRY_FIELD} aria-label={label} autoComplete="off" className={css.select}>
        {first.map(({ code, name }) => (
          <option key={code} value={code}>
            {withCode(name, code)}
          </option>
        ))}
        {rest ? (
          rest.map(({ code, name }) => (
            <option key={code} value={code}>
              {withCode(name, code)}
            </option>
          ))
        ) : (
          <option value="other">{other}</option>
        )}
      </select>
    </span>
  )
}

const withCode = (name: string, code: string): string => `${name} +${planOf(code)?.dial}`

function otherCountries(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const known = new Set(first.map(({ code }) => code))
  return countryCodes()
    .filter((code) => !known.has(code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
