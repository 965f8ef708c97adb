import {
  CONTACT_FIELDS,
  HONEYPOT_FIELD,
  MESSAGE_TOO_LONG,
  SOURCE_FIELDS,
  type ContactErrors,
  type ContactValues,
} from '#shared/contact.ts'
import type { VisitValues } from '../../../lib/visit.ts'
import { requestOptions, type Target } from './endpoint.ts'

export type Submission = {
  /** Idempotency key. */
  key: string
  values: ContactValues
  /** Time in ms from showing the form to sending it. */
  elapsed: number
  /** Value of the honeypot field. */
  honeypot?: string | undefined
  heardFrom?: string | undefined
  /** Values of the visit; never written to storage. */
  visit?: VisitValues | undefined
}

export type Outcome =
  | { kind: 'accepted' }
  /** To be retried after at least `wait` ms (Retry-After). */
  | { kind: 'unsent'; wait: number; reason: string }
  /** Not to be retried; `errors` has those fields that the server names. */
  | { kind: 'refused'; reason: string; errors: ContactErrors }

// The Fetch standard allows 64 KiB for all keepalive requests in flight.
const MAX_KEEPALIVE_BYTES = 48 * 1024

export function toFormData({ values, honeypot, heardFrom, visit }: Submission, target: Target): FormData {
  const body = new FormData()
  for (const field of CONTACT_FIELDS) body.set(field, values[field])
  if (!target.sameOrigin) return body
  if (honeypot) body.set(HONEYPOT_FIELD, honeypot)
  const source = { heardFrom, ...visit }
  for (const field of SOURCE_FIELDS) if (source[field]) body.set(field, source[field])
  return body
}

/** Sends once, without a timeout. Reads the response only if our service refuses fields. */
export async function post(submission: Submission, target: Target, send: typeof fetch = fetch): Promise<Outcome> {
  const { url, headers, mode } = requestOptions(target, submission)
  const size = JSON.stringify(submission.values).length * 3
  let answer: Response
  try {
    answer = await send(url, {
      method: 'POST',
      body: toFormData(submission, target),
      headers,
      mode,
      credentials: 'omit',
      keepalive: size < MAX_KEEPALIVE_BYTES,
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
  // The status may come from a proxy in front of our service, whose body is not ours.
  if (answer.status === 413) return { message: MESSAGE_TOO_LONG }
  try {
    const { fields = {} }: { fields?: Record<string, unknown> } = await answer.json()
    const refused = CONTACT_FIELDS.filter((field) => typeof fields[field] === 'string')
    return Object.fromEntries(refused.map((field) => [field, fields[field]]))
  } catch {
    return {}
  }
}

/** Sends by beacon while the page is being left; true if the browser has queued it. */
export function sendBeacon(submission: Submission, target: Target): boolean {
  return navigator.sendBeacon(requestOptions(target, submission, { beacon: true }).url, toFormData(submission, target))
}
