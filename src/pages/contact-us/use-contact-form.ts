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
 * State of the contact form: idle → submitting → success (modal, empty form), or idle again with every value kept. The
 * fields are uncontrolled, so that values typed before hydration stay.
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
    // `fromEntries` loses the keys' types.
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
    // country-select.tsx renders a select under this name.
    const select = controlOf(form.current, COUNTRY_FIELD) as HTMLSelectElement | undefined
    if (!select) return
    if (![...select.options].some(({ value }) => value === code)) addCountries()
    select.value = code
  }

  useEffect(() => {
    // The first document is visible before its code runs: a form sent right after hydration must not look like a bot's.
    shownAt.current = 'hydrated' in document.documentElement.dataset ? performance.now() : 0
    return contactOutbox().onDelivered((values) => onDelivered(values))
  }, [])

  const showErrors = (found: ContactErrors): void => {
    setErrors(found)
    const wrong = CONTACT_FIELDS.filter((field) => found[field])
    const { wrongOne, wrongMany } = contact.form
    announce(wrong.length === 1 ? wrongOne : `${wrong.length} ${wrongMany}`)
    // Focusing forces a layout and scrolls, so the errors are painted first.
    afterPaint(() => controlOf(form.current, wrong[0])?.focus())
  }

  /**
   * Submits after the response to the press is painted, because checking and sending take long on a slow processor.
   * Ignores a second press meanwhile.
   */
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
      // A modal restyles everything in view, so the idle form is painted first.
      await new Promise<void>((resolve) => void afterPaint(resolve))
      // The button lost focus when it was disabled; the modal gives focus back to where it was.
      form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus({ preventScroll: true })
      showSuccess()
    } else if (outcome.kind === 'refused' && Object.keys(outcome.errors).length > 0) showErrors(outcome.errors)
    else setNotice(site.contact.failureNotice)
    // Only now that the form is empty: a press before the thanks are painted would send it again.
    busy.current = false
  }

  /** Reports an invalid value of a field the focus has left; empty fields wait for the submit. */
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

  /** Selects the country of a complete international number, and leaves the national number in the field. */
  const splitNumber = (): void => {
    // contact-form.tsx renders an input and a select under these names.
    const control = controlOf(form.current, 'mobile') as HTMLInputElement | undefined
    const country = controlOf(form.current, COUNTRY_FIELD) as HTMLSelectElement | undefined
    if (!control || !country) return
    const number = dialled(control.value)
    const plan = planOfNumber(number, country.value)
    if (!plan || number.length - 1 - plan.dial.length < plan.min) return
    chooseCountry(plan.country)
    control.value = nationalNumber(number, plan)
  }

  /** Removes the 0 that is dialled only within the country, if the number is valid without it. */
  const dropZero = (): void => {
    // contact-form.tsx renders an input under this name.
    const control = controlOf(form.current, 'mobile') as HTMLInputElement | undefined
    const { country } = readValues()
    if (!control || !/^\s*0(?!0)/.test(control.value)) return
    const rest = control.value.replace(/^\s*0[\s-]*/, '')
    const given = readMobile(control.value, country, internationalNumber)
    const without = readMobile(rest, country, internationalNumber)
    if ('value' in given && 'value' in without && given.value === without.value) control.value = rest
  }

  /** Takes the current number as one of the country `code` (ISO 3166-1). */
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
    // Fields the visitor filled in and left before hydration.
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

  // React refuses a synchronous render within an effect.
  useEffect(() => queueMicrotask(() => start()), [])

  const onBlur = (event: FocusEvent<HTMLFormElement>): void => {
    // All focus events of the form come from its controls, whose ids are the field names.
    const field = (event.target as HTMLElement).id as ContactField
    // A press elsewhere moves the focus and gets its response first. A press on the submit button sends after this
    // check.
    if (CONTACT_FIELDS.includes(field)) afterPaint(() => leave(field))
  }

  /** Clears an error as soon as the value is valid. */
  const onInput = (event: FormEvent<HTMLFormElement>): void => {
    const how = (event.nativeEvent as InputEvent).inputType
    const target = event.target as HTMLInputElement
    // Only if the value was pasted, dropped or filled in by the browser: a visitor who types is not finished yet.
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
