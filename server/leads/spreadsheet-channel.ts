import { LEAD_FIELDS, SUBMISSION_KEY_PARAM } from '#shared/contact.ts'
import type { Settings } from '../settings.ts'
import { escapeFormula } from './escape-formula.ts'
import { DeliveryError } from './outbox.ts'
import type { OutboxChannel } from './outbox.ts'
import type { Lead } from './lead-store.ts'
import { errorField } from '../error-message.ts'

const GOOGLE_RESULT_HOST = 'script.googleusercontent.com'
const MAX_RESULT_BYTES = 64 * 1024
const MAX_DETAIL_CHARACTERS = 200
// Statuses after which the script has run and its result is elsewhere. 301, 307 and 308 ask for the POST to be repeated
// elsewhere.
const RESULT_REDIRECTS = new Set([302, 303])

/**
 * Sends leads to the spreadsheet script. Google runs the script first and then answers the POST with a redirect to its
 * result. A lead counts as delivered only when the script's own JSON says so, in the first response or after that one
 * redirect. Throws DeliveryError.
 */
export function createSpreadsheetChannel(
  settings: Pick<Settings, 'spreadsheetUrl' | 'spreadsheetHosts'>,
  send: typeof fetch,
): OutboxChannel {
  const resultHosts = [GOOGLE_RESULT_HOST, ...settings.spreadsheetHosts]

  function resultUrl(response: Response, target: URL) {
    const location = response.headers.get('location')
    const url = location ? URL.parse(location, target) : null
    if (!url) throw new DeliveryError(`answered ${response.status} without a usable address`)
    const isSecure = url.protocol === 'https:' && url.port === ''
    if (!resultHosts.includes(url.hostname) || /login|signin/i.test(url.pathname)) {
      throw new DeliveryError(
        `redirected to ${url.hostname}: the script did not run. Deploy it with access for "Anyone".`,
      )
    }
    if (!isSecure && url.origin !== target.origin) {
      throw new DeliveryError(`redirected to ${url.origin}, which is neither https nor where it was sent`)
    }
    return url
  }

  return {
    name: 'spreadsheet',
    async send(lead, signal) {
      const target = new URL(settings.spreadsheetUrl)
      target.searchParams.set(SUBMISSION_KEY_PARAM, lead.submission)
      const posted = await sendRequest(send, target, { method: 'POST', body: createForm(lead), signal })
      if (!RESULT_REDIRECTS.has(posted.status)) return readResult(posted)
      const url = resultUrl(posted, target)
      await posted.body?.cancel()
      await readResult(await sendRequest(send, url, { method: 'GET', signal }), 'the result of the script: ')
    },
  }
}

/** Resolves when the response is the script's success; otherwise throws DeliveryError. */
async function readResult(response: Response, what = '') {
  if (!response.ok) {
    await response.body?.cancel()
    throw new DeliveryError(`${what}answered ${response.status}`, { retryAfterMs: readRetryAfter(response) })
  }
  const result = parseScriptResult(await readText(response))
  if (result.ok) return
  if (result.ok === false) throw new DeliveryError('the script reported a failure', { detail: result.error })
  throw new DeliveryError(`${what}answered 200, but not with the script's {"ok":true}`)
}

function createForm(lead: Lead) {
  const form = new FormData()
  for (const field of LEAD_FIELDS) form.set(field, escapeFormula(lead[field]))
  return form
}

async function sendRequest(send: typeof fetch, url: URL, init: RequestInit) {
  try {
    return await send(url, { ...init, redirect: 'manual' })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    // The `code` of a DOMException, such as a timeout, is a number.
    const code = errorField(cause, 'code')
    const why = typeof code === 'string' ? code : (errorField(cause, 'name') ?? 'unknown')
    throw new DeliveryError(`no answer from ${url.hostname} (${String(why)})`)
  }
}

/** Parses the script's result. `ok` is null for any other response, such as an error page. */
function parseScriptResult(text: string): { ok: boolean | null; error: string } {
  try {
    const answer: { ok?: unknown; result?: unknown; error?: unknown } | null = JSON.parse(text)
    const error = typeof answer?.error === 'string' ? answer.error.slice(0, MAX_DETAIL_CHARACTERS) : ''
    if (answer?.ok === true || answer?.result === 'success') return { ok: true, error }
    if (answer?.ok === false || answer?.result === 'error') return { ok: false, error }
  } catch {
    // Not JSON: an error page, or the plain text of another script.
  }
  return { ok: null, error: '' }
}

async function readText(response: Response) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size > MAX_RESULT_BYTES) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Returns `Retry-After`, given in seconds or as a date, in milliseconds. */
function readRetryAfter(response: Response): number | null {
  const header = response.headers.get('retry-after')
  if (!header) return null
  if (/^\d+$/.test(header)) return Number(header) * 1_000
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now())
}
