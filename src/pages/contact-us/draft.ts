import type { ContactField } from '#shared/contact.ts'

/** What has been typed so far, wrong or right. */
export type Draft = Partial<Record<ContactField, string>>

type Words = {
  subject: string
  greeting: string
  from: string
  /** What the other fields are called in the message. */
  labels: Record<(typeof DETAILS)[number], string>
}

const DETAILS = ['email', 'budget', 'website'] as const

/** A message made of what has been typed; undefined while that is nothing worth carrying over. */
export function draftMessage(draft: Draft, words: Words): string | undefined {
  const typed = (field: ContactField): string => draft[field]?.trim() ?? ''
  const who = [typed('name'), typed('companyName')].filter(Boolean).join(', ')
  const details = [
    who && `${words.from}: ${who}`,
    ...DETAILS.map((field) => typed(field) && `${words.labels[field]}: ${typed(field)}`),
  ].filter(Boolean)
  const said = typed('message')
  if (!said && details.length === 0) return undefined
  return [said || words.greeting, details.join('\n')].filter(Boolean).join('\n\n')
}

export function mailLink(address: string, draft: Draft, words: Words): string {
  const body = draftMessage(draft, words)
  const subject = `subject=${encodeURIComponent(words.subject)}`
  return `mailto:${address}?${subject}${body ? `&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}` : ''}`
}

const draftKey = 'contact-draft'

/** Keeps for this tab what has been typed, so that a reload or another page does not lose it; nothing forgets it. */
export function keepDraft(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(draftKey, JSON.stringify(draft))
    else sessionStorage.removeItem(draftKey)
  } catch {
    // Storage may be refused; then a reload starts with an empty form.
  }
}

export function keptDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Draft
  } catch {
    return {}
  }
}
