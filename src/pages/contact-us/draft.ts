import type { ContactField, COUNTRY_FIELD } from '#shared/contact.ts'
import { DRAFT_KEY } from './submission/storage-keys.ts'

/** Values typed so far, valid or not. */
export type Draft = Partial<Record<ContactField | typeof COUNTRY_FIELD | 'heardFrom', string>>

type Words = {
  subject: string
  greeting: string
  from: string
  /** Names of the other fields in the message. */
  labels: Record<(typeof DETAILS)[number], string>
}

const DETAILS = ['email', 'budget', 'website'] as const

/** Maximum of encoded characters of the message in a link: chat and mail programs refuse much longer URLs. */
const LINK_LIMIT = 4000

/** Maximum of characters of a message taken from the page's URL. */
const BROUGHT_LIMIT = 500

/** Composes a message of the values typed so far; undefined if there is nothing worth carrying over. */
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

/** Returns the beginning of a text that fits into a link, with an ellipsis if it is cut. */
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

/** Stores the draft for this tab, so that a reload or another page does not lose it; undefined removes it. */
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
 * Reads the message from the page's query: lines of `message=`, in which `{name}` stands for another parameter. Leaves
 * out a line if one of its parameters is empty.
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

/** Returns the draft with the message of the page's query (`?message=`) below its own. */
export function draftWith(search: string, draft: Draft): Draft {
  const brought = messageIn(search)
  if (!brought || draft.message?.includes(brought)) return draft
  return { ...draft, message: [draft.message?.trim(), brought].filter(Boolean).join('\n\n') }
}
