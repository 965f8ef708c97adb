import type { ContactField } from '../../../shared/contact.ts'

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
