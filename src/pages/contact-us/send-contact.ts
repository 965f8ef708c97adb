import { createOutbox, type Outbox } from './send-outbox.ts'
import { post, sendLast } from './send-post.ts'
import { contactTarget } from './send-target.ts'

let outbox: Outbox | undefined

/** 128 random bits. Not randomUUID: that is missing where the site is tried out over plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The tab's one outbox. It lives on over page changes and goes on trying there. */
export function contactOutbox(): Outbox {
  if (outbox) return outbox
  const endpoint: unknown = import.meta.env['VITE_CONTACT_ENDPOINT']
  const target = contactTarget(
    typeof endpoint === 'string' ? endpoint : undefined,
    import.meta.env.BASE_URL,
    location.origin,
  )
  const created = createOutbox({
    post: (submission) => post(submission, target),
    sendLast: (submission) => sendLast(submission, target),
    storage: sessionStorage,
    newKey,
    log: (message) => console.error(message),
    random: Math.random,
  })
  addEventListener('online', () => void created.retry())
  addEventListener('pagehide', () => created.flush())
  addEventListener('pageshow', (event) => void (event.persisted && created.retry()))
  if (created.waiting() > 0) void created.retry()
  outbox = created
  return created
}
