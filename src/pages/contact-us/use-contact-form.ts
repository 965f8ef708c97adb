import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import {
  CONTACT_FIELDS,
  CONTACT_LIMITS,
  COUNTRY_FIELD,
  HONEYPOT_FIELD,
  MESSAGE_TOO_LONG,
  validateContact,
  type ContactErrors,
  type ContactField,
  type ContactValues,
} from '#shared/contact.ts'
import { dialled, readMobile } from '#shared/mobile.ts'
import { contact } from '../../content/contact.ts'
import { site } from '../../content/site.ts'
import { afterPaint } from '../../lib/after-paint.ts'
import { visitValues } from '../../lib/visit.ts'
import { getRouteState } from '../../router/hash-router.ts'
import { draftWith, keepDraft, keptDraft, type Draft } from './draft.ts'
import { internationalNumber, nationalNumber, planOfNumber } from './numbering.ts'
import { contactOutbox } from './submission/contact-outbox.ts'

/** Fields stored in the draft. */
const DRAFT_FIELDS = [...CONTACT_FIELDS, COUNTRY_FIELD, 'heardFrom'] as const

/**
 * idle → submitting → success (modal, empty form) or idle again with every value kept.
 * The fields are uncontrolled: what is typed before hydration stays.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, onDraft: (draft: Draft) => void) {
  const [errors, setErrors] = useState<ContactErrors>({})
  const [sending, setSending] = useState(false)
  const [notice, setNotice] = useState(false)
  const [isSent, setSent] = useState(false)
  const [status, announce] = useState('')
  const [hasAllCountries, setAllCountries] = useState(false)
  const busy = useRef(false)
  const shownAt = useRef(0)

  const readValues = (): Record<(typeof DRAFT_FIELDS)[number], string> => {
    const data = new FormData(form.current ?? undefined)
    const entries = DRAFT_FIELDS.map((field) => [field, String(data.get(field) ?? '')])
    // `fromEntries` gives string keys.
    return Object.fromEntries(entries) as Record<(typeof DRAFT_FIELDS)[number], string>
  }
  const check = (values = readValues()) => validateContact(values, internationalNumber)

  const showSuccess = (): void => {
    form.current?.reset()
    keepDraft(undefined)
    onDraft({})
    setAllCountries(false)
    setNotice(false)
    setSent(true)
  }

  const onDelivered = useEffectEvent((values: ContactValues): void => {
    const result = check()
    const same = result.ok && CONTACT_FIELDS.every((field) => result.values[field] === values[field])
    if (same) showSuccess()
    else setSent(true)
  })

  const addCountries = (): void => flushSync(() => setAllCountries(true))

  const chooseCountry = (code: string): void => {
    // The name of country-select.tsx.
    const select = controlOf(form.current, COUNTRY_FIELD) as HTMLSelectElement | undefined
    if (!select) return
    if (![...select.options].some(({ value }) => value === code)) addCountries()
    select.value = code
  }

  useEffect(() => {
    // The first document is there before its code is: a form sent at once must not look like a machine's.
    shownAt.current = 'hydrated' in document.documentElement.dataset ? performance.now() : 0
    return contactOutbox().onDelivered((values) => onDelivered(values))
  }, [])

  const showErrors = (found: ContactErrors): void => {
    setErrors(found)
    const wrong = CONTACT_FIELDS.filter((field) => found[field])
    const { wrongOne, wrongMany } = contact.form
    announce(wrong.length === 1 ? wrongOne : `${wrong.length} ${wrongMany}`)
    // It lays the page out and scrolls: the errors are shown first.
    afterPaint(() => controlOf(form.current, wrong[0])?.focus())
  }

  /** Checking and sending take long on a slow processor: the press is answered first, and a second one is none. */
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    afterPaint(() => void submit())
  }

  const submit = async (): Promise<void> => {
    const result = check()
    if (!result.ok || !form.current) {
      busy.current = false
      if (!result.ok) showErrors(result.errors)
      return
    }
    setErrors({})
    setSending(true)
    setNotice(false)
    announce(contact.form.sending)
    const honeypot = String(new FormData(form.current).get(HONEYPOT_FIELD) ?? '')
    const outcome = await contactOutbox().submit({
      values: result.values,
      elapsed: performance.now() - shownAt.current,
      honeypot,
      heardFrom: readValues().heardFrom,
      visit: visitValues(),
    })
    flushSync(() => {
      setSending(false)
      announce('')
    })
    if (outcome.kind === 'accepted') {
      // A modal has all that is shown styled again.
      await new Promise<void>((resolve) => void afterPaint(resolve))
      // The button lost focus when it was disabled; the modal gives focus back to where it was.
      form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus({ preventScroll: true })
      showSuccess()
    } else if (outcome.kind === 'refused' && Object.keys(outcome.errors).length > 0) showErrors(outcome.errors)
    else setNotice(site.contact.failureNotice)
    // Not before the form is empty: a press while the thanks are still to be painted would send it again.
    busy.current = false
  }

  /** Reports a field that is left; invalid values only, empty ones are for the submit. */
  const leave = (field: ContactField): void => {
    if (field === 'mobile') {
      splitNumber()
      dropZero()
    }
    const values = readValues()
    onDraft(values)
    const result = check(values)
    const message = result.ok || !values[field].trim() ? undefined : result.errors[field]
    if (!message || message === errors[field]) return
    setErrors((now) => ({ ...now, [field]: message }))
    announce(message)
  }

  /** Chooses the country of a whole international number and leaves the rest of it in the field. */
  const splitNumber = (): void => {
    // The names of contact-form.tsx: an input and a select.
    const control = controlOf(form.current, 'mobile') as HTMLInputElement | undefined
    const country = controlOf(form.current, COUNTRY_FIELD) as HTMLSelectElement | undefined
    if (!control || !country) return
    const number = dialled(control.value)
    const plan = planOfNumber(number, country.value)
    if (!plan || number.length - 1 - plan.dial.length < plan.min) return
    chooseCountry(plan.country)
    control.value = nationalNumber(number, plan)
  }

  /** Takes away the 0 that is dialled inside the country where the number is right without it. */
  const dropZero = (): void => {
    // The name of contact-form.tsx.
    const control = controlOf(form.current, 'mobile') as HTMLInputElement | undefined
    const { country } = readValues()
    if (!control || !/^\s*0(?!0)/.test(control.value)) return
    const rest = control.value.replace(/^\s*0[\s-]*/, '')
    const given = readMobile(control.value, country, internationalNumber)
    const without = readMobile(rest, country, internationalNumber)
    if ('value' in given && 'value' in without && given.value === without.value) control.value = rest
  }

  /** Reads the number that stands there as one of `code`, a country of ISO 3166-1. */
  const takeCountry = (code: string): void => {
    chooseCountry(code)
    leave('mobile')
    setErrors((now) => {
      const { mobile: _, ...others } = now
      return others
    })
    controlOf(form.current, 'mobile')?.focus()
  }

  const start = useEffectEvent((): void => {
    if (!form.current) return
    const draft = draftWith(getRouteState().location.search, keptDraft())
    // What was left before this code was there.
    const left = CONTACT_FIELDS.filter((field) => {
      const control = controlOf(form.current, field)
      return control !== document.activeElement && readValues()[field].trim()
    })
    const select = controlOf(form.current, COUNTRY_FIELD) as HTMLSelectElement | undefined
    if (select && select === document.activeElement) addCountries()
    if (select?.selectedIndex === 0 && draft.country) chooseCountry(draft.country)
    fillEmpty(form.current, draft)
    onDraft(readValues())
    for (const field of left) leave(field)
  })

  // React refuses to render at once within an effect.
  useEffect(() => queueMicrotask(() => start()), [])

  const onBlur = (event: FocusEvent<HTMLFormElement>): void => {
    // Events of the form come from its controls, whose ids and names are the fields.
    const field = (event.target as HTMLElement).id as ContactField
    // A press elsewhere, which takes the focus, is answered first; one on the button sends after this.
    if (CONTACT_FIELDS.includes(field)) afterPaint(() => leave(field))
  }

  /** Clears an error as soon as the value is valid. */
  const onInput = (event: FormEvent<HTMLFormElement>): void => {
    const how = (event.nativeEvent as InputEvent).inputType
    const target = event.target as HTMLInputElement
    // Pasted, dropped or filled in by the browser; who types it is not finished yet.
    if (target.name === 'mobile' && !/^(insertText|insertComposition|delete|history)/.test(how ?? '')) splitNumber()
    const values = readValues()
    onDraft(values)
    keepDraft(values)
    const field = (target.name === COUNTRY_FIELD ? 'mobile' : target.name) as ContactField
    if (field === 'message') announce(values.message.trim().length > CONTACT_LIMITS.message ? MESSAGE_TOO_LONG : '')
    if (!errors[field]) return
    const result = check(values)
    if (!result.ok && result.errors[field]) return
    setErrors((now) => {
      const left = { ...now }
      delete left[field]
      return left
    })
  }

  return {
    errors,
    sending,
    notice,
    status,
    isSent,
    closeSuccess: () => setSent(false),
    onSubmit,
    onInput,
    onBlur,
    takeCountry,
    hasAllCountries,
    addCountries,
  }
}

/** Values typed before hydration win over the stored draft. */
function fillEmpty(form: HTMLFormElement, draft: Draft): void {
  for (const field of [...CONTACT_FIELDS, 'heardFrom'] as const) {
    const control = controlOf(form, field) as HTMLInputElement | undefined
    if (control && !control.value) control.value = draft[field] ?? ''
  }
}

function controlOf(form: HTMLFormElement | null, name: string | undefined): HTMLElement | undefined {
  const control = name && form?.elements.namedItem(name)
  return control instanceof HTMLElement ? control : undefined
}
