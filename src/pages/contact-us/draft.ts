import type { ContactField, COUNTRY_FIELD } from '#shared/contact.ts'
import { DRAFT_KEY } from './submission/storage-keys.ts'

/** What has been typed so far, wrong or right. */
export type Draft = Partial<Record<ContactField | typeof COUNTRY_FIELD | 'heardFrom', string>>

type Words = {
  subject: string
  greeting: string
  from: string
  /** What the other fields are called in the message. */
  labels: Record<(typeof DETAILS)[number], string>
}

const DETAILS = ['email', 'budget', 'website'] as const

/** Encoded characters of the message in a link: chat and mail programs refuse much longer URLs. */
const LINK_LIMIT = 4000

/** Characters of a message that an address may bring along. */
const BROUGHT_LIMIT = 500

/** A message made of what has been typed; undefined while that is nothing worth carrying over. */
export function draftMessage(draft: Draft, words: Words): string | undefined {
  const typed = (field: ContactField): string => draft[field]?.trim() ?? ''
  const who = [typed('name'), typed('companyName')].filter(Boolean).join(', ')
  const details = [
    who && `${words.from}: ${who}`,
    ...DETAILS.map((field) => typed(field) && `${words.labels[field]}: ${typed(field)}`),
  ].filter(Boolean)
  const message = beginning(typed('message'))
  if (!message && details.length === 0) return undefined
  return [message || words.greeting, details.join('\n')].filter(Boolean).join('\n\n')
}

/** As much of a text as fits into a link, with an ellipsis where it goes on. */
function beginning(text: string): string {
  const characters = [...text]
  const encoded = characters.map((character) => encodeURIComponent(character).length)
  let length = 0
  const end = encoded.findIndex((size) => (length += size) > LINK_LIMIT)
  return end < 0 ? text : `${characters.slice(0, end).join('')} …`
}

export function mailLink(address: string, draft: Draft, words: Words): string {
  const body = draftMessage(draft, words)
  const subject = `subject=${encodeURIComponent(words.subject)}`
  return `mailto:${address}?${subject}${body ? `&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}` : ''}`
}

/** Keeps for this tab what has been typed, so that a reload or another page does not lose it; nothing forgets it. */
export function keepDraft(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // Storage may be refused; then a reload starts with an empty form.
  }
}

export function keptDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}')
  } catch {
    return {}
  }
}

/**
 * The message in a page's address: a `message=` has lines, in which `{name}` stands for another parameter. A line
 * whose parameter is empty is left out.
 */
function messageIn(search: string): string {
  const given = new URLSearchParams(search)
  const valueOf = (name: string): string => given.get(name)?.trim() ?? ''
  return given
    .getAll('message')
    .flatMap((message) => message.split(/\r?\n/))
    .filter((line) => [...line.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => valueOf(name)))
    .map((line) => line.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name)))
    .join('\n')
    .slice(0, BROUGHT_LIMIT)
    .trim()
}

/** A draft with what the page's address brings along (`?message=`), below what has been typed before. */
export function draftWith(search: string, draft: Draft): Draft {
  const brought = messageIn(search)
  if (!brought || draft.message?.includes(brought)) return draft
  return { ...draft, message: [draft.message?.trim(), brought].filter(Boolean).join('\n\n') }
}
