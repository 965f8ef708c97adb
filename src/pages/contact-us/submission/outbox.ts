import { CONTACT_FIELDS, type ContactValues } from '#shared/contact.ts'
import type { Outcome, Submission } from './request.ts'
import { STORAGE_KEY } from './storage-keys.ts'

type Pending = Submission & { attempts: number }

export type OutboxParts = {
  post: (submission: Submission) => Promise<Outcome>
  sendBeacon: (submission: Submission) => boolean
  /** Storage that lasts as long as the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  newKey: () => string
  log: (message: string) => void
  /** Returns a random number from 0 to 1, for the jitter. */
  random: () => number
}

export type Outbox = ReturnType<typeof createOutbox>

export const MIN_WAIT_MS = 2000
export const MAX_WAIT_MS = 60_000

/** Returns the delay in ms before attempt `attempts` + 1: exponential backoff with jitter, at least `minDelayMs` ms. */
export const retryDelay = (attempts: number, random: number, minDelayMs = 0): number =>
  Math.max(minDelayMs, Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** (attempts - 1)) * (0.75 + random / 2))

/**
 * Creates an outbox that retries submissions until they are delivered. A newer submission of the same person replaces
 * an older pending one; equal values keep their idempotency key, so that neither a second click nor a retry creates a
 * second lead.
 */
export function createOutbox({ post, sendBeacon, storage, newKey, log, random }: OutboxParts) {
  let queue: Pending[] = load()
  const inFlight = new Map<string, Promise<Outcome>>()
  const listeners = new Set<(values: ContactValues) => void>()
  let delivered: ContactValues | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function load(): Pending[] {
    try {
      return JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]')
    } catch {
      return []
    }
  }

  function save(): void {
    try {
      if (queue.length > 0)
        storage.setItem(STORAGE_KEY, JSON.stringify(queue.map((entry) => ({ ...entry, visit: undefined }))))
      else storage.removeItem(STORAGE_KEY)
    } catch {
      // Storage may be refused or full; the queue then lasts as long as the page.
    }
  }

  function attempt(entry: Pending): Promise<Outcome> {
    const running = inFlight.get(entry.key)
    if (running) return running
    const sending = post(entry).then((outcome) => {
      inFlight.delete(entry.key)
      entry.attempts++
      if (outcome.kind !== 'accepted' && entry.attempts === 1) log(`The contact form was not sent: ${outcome.reason}`)
      if (outcome.kind === 'unsent') scheduleRetry(retryDelay(entry.attempts, random(), outcome.wait))
      else queue = queue.filter((other) => other !== entry)
      save()
      return outcome
    })
    inFlight.set(entry.key, sending)
    return sending
  }

  function scheduleRetry(wait: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void retry(), wait)
  }

  async function retry(): Promise<void> {
    clearTimeout(timer)
    for (const entry of queue) {
      if (inFlight.has(entry.key)) continue
      const outcome = await attempt(entry)
      if (outcome.kind !== 'accepted') continue
      if (listeners.size === 0) delivered = entry.values
      for (const listener of listeners) listener(entry.values)
    }
  }

  return {
    /** Sends at once, and retries later on failure. */
    submit(submission: Omit<Submission, 'key'>): Promise<Outcome> {
      const { values } = submission
      const known = queue.find((entry) => CONTACT_FIELDS.every((field) => entry.values[field] === values[field]))
      const entry = known ?? { ...submission, key: newKey(), attempts: 0 }
      if (!known) {
        const samePerson = (other: Pending): boolean =>
          !inFlight.has(other.key) && other.values.email === values.email && other.values.mobile === values.mobile
        queue = [...queue.filter((other) => !samePerson(other)), entry]
        save()
      }
      return attempt(entry)
    },
    /** Retries everything pending at once, e.g. when back online. */
    retry,
    /** Sends everything pending by beacon when the page is left. It stays pending: the key prevents duplicates. */
    flush(): void {
      for (const entry of queue) sendBeacon(entry)
    },
    /**
     * Calls `listener` whenever a retry was delivered, and at once if that happened while there was no listener.
     * Returns the unsubscribe function.
     */
    onDelivered(listener: (values: ContactValues) => void): () => void {
      listeners.add(listener)
      if (delivered) listener(delivered)
      delivered = undefined
      return () => void listeners.delete(listener)
    },
    waiting: (): number => queue.length,
  }
}
