import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import {
  CONTACT_FIELDS,
  CONTACT_LIMITS,
  HONEYPOT_FIELD,
  MESSAGE_TOO_LONG,
  validateContact,
  type ContactErrors,
  type ContactField,
  type ContactValues,
} from '#shared/contact.ts'
import { contact } from '../../content/contact.ts'
import { site } from '../../content/site.ts'
import { keepDraft, keptDraft, type Draft } from './draft.ts'
import { contactOutbox } from './send-contact.ts'

/**
 * idle → submitting → success (modal, empty form) or idle again with every value kept.
 * The fields are uncontrolled: what is typed before hydration stays.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, onDraft: (draft: Draft) => void) {
  const [errors, setErrors] = useState<ContactErrors>({})
  const [sending, setSending] = useState(false)
  const [notice, setNotice] = useState(false)
  const [thanked, setThanked] = useState(false)
  const [said, say] = useState('')
  const busy = useRef(false)
  const shownAt = useRef(0)

  const typed = (): ContactValues => {
    const data = new FormData(form.current ?? undefined)
    return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, String(data.get(field) ?? '')])) as ContactValues
  }

  const thank = (): void => {
    form.current?.reset()
    keepDraft(undefined)
    onDraft({})
    setNotice(false)
    setThanked(true)
  }

  const onDelivered = useEffectEvent((values: ContactValues): void => {
    const result = validateContact(typed())
    const same = result.ok && CONTACT_FIELDS.every((field) => result.values[field] === values[field])
    if (same) thank()
    else setThanked(true)
  })

  const restore = useEffectEvent((): void => {
    if (form.current) fillEmpty(form.current, keptDraft())
    onDraft(typed())
  })

  useEffect(() => {
    // The first document is there before its code is: a form sent at once must not look like a machine's.
    shownAt.current = 'hydrated' in document.documentElement.dataset ? performance.now() : 0
    restore()
    return contactOutbox().onDelivered((values) => onDelivered(values))
  }, [])

  const showErrors = (found: ContactErrors): void => {
    flushSync(() => setErrors(found))
    const wrong = CONTACT_FIELDS.filter((field) => found[field])
    const { wrongOne, wrongMany } = contact.form
    say(wrong.length === 1 ? wrongOne : `${wrong.length} ${wrongMany}`)
    if (form.current) controlOf(form.current, wrong[0])?.focus()
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (busy.current || !form.current) return
    const result = validateContact(typed())
    if (!result.ok) return showErrors(result.errors)
    setErrors({})
    busy.current = true
    setSending(true)
    setNotice(false)
    say(contact.form.sending)
    const trap = String(new FormData(form.current).get(HONEYPOT_FIELD) ?? '')
    const outcome = await contactOutbox().submit(result.values, performance.now() - shownAt.current, trap)
    busy.current = false
    flushSync(() => {
      setSending(false)
      say('')
    })
    if (outcome.kind === 'accepted') {
      // The button lost focus when it was disabled; the modal gives focus back to where it was.
      form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus({ preventScroll: true })
      thank()
    } else if (outcome.kind === 'refused' && Object.keys(outcome.errors).length > 0) showErrors(outcome.errors)
    else setNotice(site.contact.failureNotice)
  }

  /** A message under a field goes as soon as its cause is gone; new ones come only on submit. */
  const onInput = (event: FormEvent<HTMLFormElement>): void => {
    const values = typed()
    onDraft(values)
    keepDraft(values)
    const field = (event.target as HTMLInputElement).name as ContactField
    if (field === 'message') say(values.message.trim().length > CONTACT_LIMITS.message ? MESSAGE_TOO_LONG : '')
    if (!errors[field]) return
    const result = validateContact(values)
    if (!result.ok && result.errors[field]) return
    setErrors((now) => {
      const left = { ...now }
      delete left[field]
      return left
    })
  }

  return { errors, sending, notice, said, thanked, closeThanks: () => setThanked(false), onSubmit, onInput }
}

/** What was typed before the code came is newer than what was kept. */
function fillEmpty(form: HTMLFormElement, draft: Draft): void {
  for (const field of CONTACT_FIELDS) {
    const control = controlOf(form, field) as HTMLInputElement | undefined
    if (control && !control.value) control.value = draft[field] ?? ''
  }
}

function controlOf(form: HTMLFormElement, field: ContactField | undefined): HTMLElement | undefined {
  const control = field && form.elements.namedItem(field)
  return control instanceof HTMLElement ? control : undefined
}
