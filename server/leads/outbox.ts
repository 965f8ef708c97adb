import type { FastifyBaseLogger } from 'fastify'
import { MAX_RETRY_AFTER_MS } from './store.ts'
import type { Channel, Delivery, Lead, LeadStore } from './store.ts'

/** One place leads are sent on to. `send` resolves once the lead has arrived; otherwise it throws. */
export type OutboxChannel = {
  name: Channel
  send: (lead: Lead, signal: AbortSignal) => Promise<void>
}

/** The receiver refused; `retryAfter` is its own wish, in milliseconds. */
export class DeliveryError extends Error {
  readonly retryAfter: number | null
  constructor(message: string, retryAfter: number | null = null) {
    super(message)
    this.name = 'DeliveryError'
    this.retryAfter = retryAfter
  }
}

export type OutboxOptions = {
  store: LeadStore
  channels: readonly OutboxChannel[]
  now: () => number
  random: () => number
  /** How long a lead is tried before it is kept as a dead letter; only pauses between attempts count. */
  retryHours: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  sendTimeout?: number
}

export type Outbox = ReturnType<typeof createOutbox>

const HOUR = 3_600_000
const FIRST_RETRY = 5_000
const LONGEST_RETRY = HOUR
const SEND_TIMEOUT = 60_000
const STOP_PATIENCE = 4_000
// The owner's command line works on the same database; its releases are found within this time.
const POLL = 5_000

/** Milliseconds to the next attempt: doubling from 5 s to 1 h, spread over the upper half. */
export function backoff(attempts: number, random: () => number) {
  const full = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** Math.min(attempts, 20))
  return Math.round(full / 2 + (full / 2) * random())
}

export function createOutbox(options: OutboxOptions) {
  const { store, channels, now, random, retryHours, log } = options
  const lines = channels.map((channel) => createLine(channel))

  function createLine(channel: OutboxChannel) {
    let timer: NodeJS.Timeout | undefined
    let running: Promise<void> | null = null
    let pausedUntil = 0
    let started = false
    // An outcome the database has not taken yet. Until it does nothing else is sent: a lead that
    // has arrived would otherwise look due and be sent again at every poll.
    let unsaved: (() => Promise<void>) | null = null
    const draining = new AbortController()
    const stopping = new AbortController()

    async function attempt(delivery: Delivery) {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(options.sendTimeout ?? SEND_TIMEOUT)])
      try {
        await channel.send(delivery.lead, signal)
      } catch (error) {
        // Not the receiver's fault: the same attempt is due again at the next start.
        if (stopping.signal.aborted) return
        await fail(delivery, error)
        return
      }
      log.info({ channel: channel.name, lead: delivery.lead.id }, 'lead sent on')
      const sentAt = now()
      await save(() => store.delivered(delivery, sentAt))
    }

    async function fail(delivery: Delivery, error: unknown) {
      const why = error instanceof Error ? error.message : String(error)
      const retryAfter = error instanceof DeliveryError ? error.retryAfter : null
      const waitMs = Math.max(backoff(delivery.attempts, random), Math.min(retryAfter ?? 0, MAX_RETRY_AFTER_MS))
      const nextAt = now() + waitMs
      if (retryAfter !== null) pausedUntil = now() + Math.min(retryAfter, MAX_RETRY_AFTER_MS)
      const dead = delivery.waitedMs >= retryHours * HOUR
      const entry = { channel: channel.name, lead: delivery.lead.id, attempts: delivery.attempts + 1, why }
      if (dead) log.error(entry, 'lead given up; send it again with: npm run leads -- resend')
      else log.warn({ ...entry, nextAt: new Date(nextAt).toISOString() }, 'lead not sent on, will retry')
      await save(() => store.failed(delivery, { error: why, nextAt, waitMs, dead }))
    }

    /** Writes an outcome to the database; when that fails it is written before anything else is sent. */
    async function save(outcome: () => Promise<void>) {
      unsaved = outcome
      try {
        await outcome()
        unsaved = null
      } catch (error) {
        log.error({ channel: channel.name, err: error }, 'what became of a lead could not be recorded, will retry')
      }
    }

    // A pause longer than any receiver may ask for: the clock was set back meanwhile.
    const isPaused = () => now() < pausedUntil && pausedUntil <= now() + MAX_RETRY_AFTER_MS

    /** Sends everything that is due, one after the other. */
    async function runDue() {
      if (unsaved) await save(unsaved)
      while (!unsaved && !draining.signal.aborted && !isPaused()) {
        const delivery = await store.due(channel.name, now())
        if (!delivery) return
        await attempt(delivery)
      }
    }

    function schedule() {
      if (!started) return
      clearTimeout(timer)
      timer = setTimeout(wake, POLL)
    }

    function wake() {
      if (!started || running) return
      running = runDue()
        .catch((error: unknown) => log.error({ err: error }, 'the outbox could not read the database'))
        .finally(() => {
          running = null
          schedule()
        })
    }

    return {
      runDue,
      wake,
      start() {
        started = true
        wake()
      },
      async stop() {
        clearTimeout(timer)
        started = false
        draining.abort()
        const patience = setTimeout(() => stopping.abort(), STOP_PATIENCE)
        await running
        clearTimeout(patience)
        if (unsaved) await save(unsaved)
      },
    }
  }

  return {
    start: () => lines.forEach((line) => line.start()),
    wake: () => lines.forEach((line) => line.wake()),
    /** Waits for the delivery in flight; after four seconds it is broken off and stays due. */
    async stop() {
      await Promise.all(lines.map((line) => line.stop()))
    },
    /** Sends what is due now, once through; for tests and tools that keep their own time. */
    async runDue() {
      await Promise.all(lines.map((line) => line.runDue()))
    },
  }
}
