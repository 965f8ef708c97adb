import { createOutbox, type Outbox } from './outbox.ts'
import { post, sendBeacon } from './request.ts'
import { contactEndpoint } from './endpoint.ts'

let outbox: Outbox | undefined

/** Creates a key of 128 random bits. randomUUID is missing where the site is tried out over plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns this tab's outbox, a singleton that survives navigation and keeps retrying. */
export function contactOutbox(): Outbox {
  if (outbox) return outbox
  const endpoint: unknown = import.meta.env['VITE_CONTACT_ENDPOINT']
  const target = contactEndpoint(
    typeof endpoint === 'string' ? endpoint : undefined,
    import.meta.env.BASE_URL,
    location.origin,
  )
  const created = createOutbox({
    post: (submission) => post(submission, target),
    sendBeacon: (submission) => sendBeacon(submission, target),
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
