import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { COUNTRY_FIELD } from '#shared/contact.ts'
import { contact } from '../../content/contact.ts'
import field from '../../ui/field.module.css'
import { countryCodes, planOf } from './numbering.ts'

const { label, first, other } = contact.form.country

/**
 * The country of the number. The document has those that most visitors need and a way for all others; the browser,
 * which knows their names, adds the rest. `onComplete` is called once they are there.
 */
export function CountrySelect({ onComplete }: { onComplete: () => void }) {
  const rest = useSyncExternalStore(neverChanges, otherCountries, () => undefined)

  const complete = useEffectEvent(onComplete)

  useEffect(() => {
    if (rest) complete()
  }, [rest])

  return (
    <select id={COUNTRY_FIELD} name={COUNTRY_FIELD} aria-label={label} autoComplete="off" className={field.control}>
      {first.map(({ code, name }) => (
        <option key={code} value={code}>
          {withCode(name, code)}
        </option>
      ))}
      {rest?.map(({ code, name }) => (
        <option key={code} value={code}>
          {withCode(name, code)}
        </option>
      ))}
      {/* Stays, or a choice made before would fall back to the first country. */}
      <option value="other" hidden={rest !== undefined}>
        {other}
      </option>
    </select>
  )
}

const withCode = (name: string, code: string): string => `${name} +${planOf(code)?.dial}`

const neverChanges = () => () => undefined
let others: { code: string; name: string }[] | undefined

/** In the browser only: elsewhere names may differ. */
function otherCountries(): { code: string; name: string }[] {
  if (others) return others
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const known = new Set(first.map(({ code }) => code))
  others = countryCodes()
    .filter((code) => !known.has(code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return others
}
