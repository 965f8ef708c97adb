import { CONTACT_ENDPOINT, ELAPSED_FIELD, SUBMISSION_KEY_HEADER, SUBMISSION_KEY_PARAM } from '#shared/contact.ts'

export type Target = {
  url: string
  /** Our own service: it may be told more than the seven fields, and its answer can be read. */
  own: boolean
}

/** Where the form goes: the address set at build time, or the service that serves the site. */
export function contactTarget(endpoint: string | undefined, base: string, origin: string): Target {
  const url = new URL(endpoint?.trim() || base + CONTACT_ENDPOINT.slice(1), origin)
  return { url: url.href, own: url.origin === origin }
}

/**
 * Another origin gets exactly the seven fields in the body; key and elapsed time travel beside it.
 * Another origin gets no header of ours: that would need its consent first, and a spreadsheet script gives none.
 */
export function requestFor(
  target: Target,
  submission: { key: string; elapsed: number },
  { beacon = false } = {},
): { url: string; headers: Record<string, string>; mode: RequestMode } {
  const url = new URL(target.url)
  if (target.own) url.searchParams.set(ELAPSED_FIELD, String(Math.round(submission.elapsed)))
  if (!target.own || beacon) url.searchParams.set(SUBMISSION_KEY_PARAM, submission.key)
  return {
    url: url.href,
    headers: target.own && !beacon ? { [SUBMISSION_KEY_HEADER]: submission.key } : {},
    mode: target.own ? 'same-origin' : 'no-cors',
  }
}
