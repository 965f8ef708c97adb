import { CONTACT_FIELDS, type ContactValues } from '#shared/contact.ts'
import type { Outcome, Submission } from './send-post.ts'
import { STORAGE_KEY } from './send-storage-key.ts'

type Unsent = Submission & { attempts: number }

export type OutboxParts = {
  post: (submission: Submission) => Promise<Outcome>
  sendLast: (submission: Submission) => boolean
  /** Lasts as long as the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  newKey: () => string
  log: (message: string) => void
  /** 0 to 1; spreads the retries of many visitors. */
  random: () => number
}

export type Outbox = ReturnType<typeof createOutbox>

export const FIRST_WAIT_MS = 2000
export const LONGEST_WAIT_MS = 60_000

/** How long to wait before attempt number `attempts` + 1. */
export const backoff = (attempts: number, random: number, asked = 0): number =>
  Math.max(asked, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1)) * (0.75 + random / 2))

/**
 * Keeps each submission until it has got through. One person's newer submission replaces the older unsent one;
 * the same values keep their key, so neither a second click nor a retry makes a second lead.
 */
export function createOutbox({ post, sendLast, storage, newKey, log, random }: OutboxParts) {
  let unsent: Unsent[] = load()
  const flights = new Map<string, Promise<Outcome>>()
  const listeners = new Set<(values: ContactValues) => void>()
  let delivered: ContactValues | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function load(): Unsent[] {
    try {
      return JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]') as Unsent[]
    } catch {
      return []
    }
  }

  function save(): void {
    try {
      if (unsent.length > 0)
        storage.setItem(STORAGE_KEY, JSON.stringify(unsent.map((entry) => ({ ...entry, visit: undefined }))))
      else storage.removeItem(STORAGE_KEY)
    } catch {
      // Storage may be refused or full; what is unsent then lasts as long as the page.
    }
  }

  function attempt(entry: Unsent): Promise<Outcome> {
    const flying = flights.get(entry.key)
    if (flying) return flying
    const flight = post(entry).then((outcome) => {
      flights.delete(entry.key)
      entry.attempts++
      if (outcome.kind !== 'accepted' && entry.attempts === 1) log(`The contact form was not sent: ${outcome.reason}`)
      if (outcome.kind === 'unsent') plan(backoff(entry.attempts, random(), outcome.wait))
      else unsent = unsent.filter((other) => other !== entry)
      save()
      return outcome
    })
    flights.set(entry.key, flight)
    return flight
  }

  function plan(wait: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void retry(), wait)
  }

  async function retry(): Promise<void> {
    clearTimeout(timer)
    for (const entry of unsent) {
      if (flights.has(entry.key)) continue
      const outcome = await attempt(entry)
      if (outcome.kind !== 'accepted') continue
      if (listeners.size === 0) delivered = entry.values
      for (const listener of listeners) listener(entry.values)
    }
  }

  return {
    /** Sends now. What could not be sent is kept and sent again later. */
    submit(submission: Omit<Submission, 'key'>): Promise<Outcome> {
      const { values } = submission
      const known = unsent.find((entry) => CONTACT_FIELDS.every((field) => entry.values[field] === values[field]))
      const entry = known ?? { ...submission, key: newKey(), attempts: 0 }
      if (!known) {
        const samePerson = (other: Unsent): boolean =>
          !flights.has(other.key) && other.values.email === values.email && other.values.mobile === values.mobile
        unsent = [...unsent.filter((other) => !samePerson(other)), entry]
        save()
      }
      return attempt(entry)
    },
    /** Tries everything unsent at once, e.g. when the network is back. */
    retry,
    /** Hands everything unsent to the browser when the page goes away. Kept all the same: the key stops doubles. */
    flush(): void {
      for (const entry of unsent) sendLast(entry)
    },
    /** Called when a retry has got through. One that got through while nobody listened is told at once. */
    onDelivered(listener: (values: ContactValues) => void): () => void {
      listeners.add(listener)
      if (delivered) listener(delivered)
      delivered = undefined
      return () => void listeners.delete(listener)
    },
    waiting: (): number => unsent.length,
  }
}
