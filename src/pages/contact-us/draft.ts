import type { ContactField } from '#shared/contact.ts'

/** What has been typed so far, wrong or right. */
export type Draft = Partial<Record<ContactField, string>>

type Words = { subject: string; greeting: string; from: string }

/** A message made of what has been typed; undefined while that is nothing worth carrying over. */
export function draftMessage({ name, companyName, message }: Draft, words: Words): string | undefined {
  const who = [name?.trim(), companyName?.trim()].filter(Boolean).join(', ')
  const said = message?.trim()
  if (!who && !said) return undefined
  return [said || words.greeting, who && `${words.from}: ${who}`].filter(Boolean).join('\n\n')
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
