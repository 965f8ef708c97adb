import { CONTACT_FIELDS, SUBMISSION_KEY_PARAM } from '#shared/contact.ts'
import type { Settings } from '../settings.ts'
import { escapeFormula } from './escape-formula.ts'
import { DeliveryError } from './outbox.ts'
import type { OutboxChannel } from './outbox.ts'
import type { Lead } from './store.ts'

const ANSWER_HOST = 'script.googleusercontent.com'
const ANSWER_LIMIT = 64 * 1024
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Sends a lead to the spreadsheet script. A script host runs the script first and then answers
 * the POST with a redirect to where the script's answer can be read, so a redirect to the answer
 * host means "arrived", and one to anywhere else (a login page) means "did not run".
 */
export function createSpreadsheet(
  settings: Pick<Settings, 'spreadsheetUrl' | 'spreadsheetHosts'>,
  send: typeof fetch,
): OutboxChannel {
  const answerHosts = [ANSWER_HOST, ...settings.spreadsheetHosts]

  function answerUrl(response: Response, target: URL) {
    const location = response.headers.get('location')
    const url = location ? URL.parse(location, target) : null
    if (!url) throw new DeliveryError(`answered ${response.status} without a usable address`)
    if (!answerHosts.includes(url.hostname) || /login|signin/i.test(url.pathname)) {
      throw new DeliveryError(
        `redirected to ${url.hostname}: the script did not run. Deploy it with access for "Anyone".`,
      )
    }
    return url
  }

  return {
    name: 'spreadsheet',
    async send(lead, signal) {
      const target = new URL(settings.spreadsheetUrl)
      target.searchParams.set(SUBMISSION_KEY_PARAM, lead.submission)
      const posted = await request(send, target, { method: 'POST', body: formOf(lead), signal })

      if (REDIRECTS.has(posted.status)) {
        const where = answerUrl(posted, target)
        await posted.body?.cancel()
        // The lead has arrived; only the script itself can still say that it has not.
        let text: string | null = null
        try {
          const answer = await request(send, where, { method: 'GET', signal })
          text = answer.ok ? await readText(answer) : null
        } catch {
          signal.throwIfAborted()
        }
        if (text !== null && verdict(text) === false) throw new DeliveryError('the script reported a failure')
        return
      }

      const text = await readText(posted)
      if (posted.ok && verdict(text) === true) return
      if (posted.ok) throw new DeliveryError('answered 200, but not with the script\'s {"ok":true}')
      throw new DeliveryError(`answered ${posted.status}`, retryAfter(posted))
    },
  }
}

function formOf(lead: Lead) {
  const form = new FormData()
  for (const field of CONTACT_FIELDS) form.set(field, escapeFormula(lead[field]))
  return form
}

async function request(send: typeof fetch, url: URL, init: RequestInit) {
  try {
    return await send(url, { ...init, redirect: 'manual' })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const { code, name } = cause as { code?: unknown; name?: string }
    const why = typeof code === 'string' ? code : (name ?? 'unknown')
    throw new DeliveryError(`no answer from ${url.hostname} (${why})`)
  }
}

/** True: the script said it worked. False: it said it did not. Null: it said something else. */
function verdict(text: string): boolean | null {
  try {
    const answer = JSON.parse(text) as { ok?: unknown; result?: unknown } | null
    if (answer?.ok === true || answer?.result === 'success') return true
    if (answer?.ok === false || answer?.result === 'error') return false
  } catch {
    // Not JSON: an error page, or another script's plain words.
  }
  return null
}

async function readText(response: Response) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size > ANSWER_LIMIT) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** `Retry-After` in milliseconds, given in seconds or as a date. */
function retryAfter(response: Response): number | null {
  const header = response.headers.get('retry-after')
  if (!header) return null
  if (/^\d+$/.test(header)) return Number(header) * 1_000
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now())
}
