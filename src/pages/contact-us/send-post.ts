import {
  CONTACT_FIELDS,
  HONEYPOT_FIELD,
  MESSAGE_TOO_LONG,
  SOURCE_FIELDS,
  type ContactErrors,
  type ContactValues,
} from '#shared/contact.ts'
import type { VisitValues } from '../../lib/visit.ts'
import { requestFor, type Target } from './send-target.ts'

export type Submission = {
  /** Stays the same over all attempts, so that the receiver can drop repeats. */
  key: string
  values: ContactValues
  /** Milliseconds from showing the form to sending it. */
  elapsed: number
  /** What a machine has written into the field that people do not see. */
  trap?: string | undefined
  heardFrom?: string | undefined
  /** Never written to storage. */
  visit?: VisitValues | undefined
}

export type Outcome =
  | { kind: 'accepted' }
  /** Worth another try, not before `wait` ms where the receiver says so. */
  | { kind: 'unsent'; wait: number; reason: string }
  /** The same body would be refused again; `errors` says why at the fields, where the receiver tells. */
  | { kind: 'refused'; reason: string; errors: ContactErrors }

// Browsers refuse keepalive above 64 KiB for all requests in flight together.
const KEEPALIVE_LIMIT = 48 * 1024

export function bodyOf({ values, trap, heardFrom, visit }: Submission, target: Target): FormData {
  const body = new FormData()
  for (const field of CONTACT_FIELDS) body.set(field, values[field])
  if (!target.own) return body
  if (trap) body.set(HONEYPOT_FIELD, trap)
  const source = { heardFrom, ...visit }
  for (const field of SOURCE_FIELDS) if (source[field]) body.set(field, source[field])
  return body
}

/** One attempt, without a time-out. The answer is read only where our own service refuses the fields. */
export async function post(submission: Submission, target: Target, send: typeof fetch = fetch): Promise<Outcome> {
  const { url, headers, mode } = requestFor(target, submission)
  const size = JSON.stringify(submission.values).length * 3
  let answer: Response
  try {
    answer = await send(url, {
      method: 'POST',
      body: bodyOf(submission, target),
      headers,
      mode,
      credentials: 'omit',
      keepalive: size < KEEPALIVE_LIMIT,
    })
  } catch (error) {
    return { kind: 'unsent', wait: 0, reason: String(error) }
  }
  if (answer.type === 'opaque' || answer.ok) return { kind: 'accepted' }
  const reason = `the receiver answered ${answer.status}`
  const again = answer.status >= 500 || answer.status === 429 || answer.status === 408
  if (!again) return { kind: 'refused', reason, errors: await errorsIn(answer) }
  const seconds = Number(answer.headers.get('retry-after'))
  return { kind: 'unsent', wait: seconds > 0 ? seconds * 1000 : 0, reason }
}

async function errorsIn(answer: Response): Promise<ContactErrors> {
  // Also from a proxy in front of our service, which answers in its own words.
  if (answer.status === 413) return { message: MESSAGE_TOO_LONG }
  try {
    const { fields = {} } = (await answer.json()) as { fields?: Record<string, unknown> }
    const told = CONTACT_FIELDS.filter((field) => typeof fields[field] === 'string')
    return Object.fromEntries(told.map((field) => [field, fields[field]]))
  } catch {
    return {}
  }
}

/** The last try when the page goes away; true when the browser has taken it on. */
export function sendLast(submission: Submission, target: Target): boolean {
  return navigator.sendBeacon(requestFor(target, submission, { beacon: true }).url, bodyOf(submission, target))
}
