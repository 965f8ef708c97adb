import { CONTACT_ENDPOINT, ELAPSED_FIELD, SUBMISSION_KEY_HEADER, SUBMISSION_KEY_PARAM } from '#shared/contact.ts'

export type Target = {
  url: string
  /**
   * Whether the endpoint has this page's origin: it may then get more than the seven fields, and its response can be
   * read.
   */
  sameOrigin: boolean
}

/** Returns the endpoint set at build time, or this site's service. */
export function contactEndpoint(endpoint: string | undefined, base: string, origin: string): Target {
  const url = new URL(endpoint?.trim() || base + CONTACT_ENDPOINT.slice(1), origin)
  return { url: url.href, sameOrigin: url.origin === origin }
}

/**
 * Returns URL, headers and mode of a request. Another origin gets only the key in the query, and no custom header:
 * that would need a CORS preflight, which a spreadsheet script does not answer.
 */
export function requestOptions(
  target: Target,
  submission: { key: string; elapsed: number },
  { beacon = false } = {},
): { url: string; headers: Record<string, string>; mode: RequestMode } {
  const url = new URL(target.url)
  if (target.sameOrigin) url.searchParams.set(ELAPSED_FIELD, String(Math.round(submission.elapsed)))
  if (!target.sameOrigin || beacon) url.searchParams.set(SUBMISSION_KEY_PARAM, submission.key)
  return {
    url: url.href,
    headers: target.sameOrigin && !beacon ? { [SUBMISSION_KEY_HEADER]: submission.key } : {},
    mode: target.sameOrigin ? 'same-origin' : 'no-cors',
  }
}
