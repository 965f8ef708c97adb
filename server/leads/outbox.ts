import type { FastifyBaseLogger } from 'fastify'
import { messageOf } from '../error-message.ts'
import { MAX_RETRY_AFTER_MS } from './delivery-job.ts'
import type { Failure, Job } from './delivery-job.ts'
import type { Channel, Lead } from './lead-store.ts'

/** A receiver. `send` resolves once the item has arrived; otherwise it throws. */
export type OutboxChannel<Item = Lead, Name = Channel> = {
  name: Name
  send: (item: Item, signal: AbortSignal) => Promise<void>
}

/** Storage of jobs. A claimed job must be passed to one of the other functions. */
export type OutboxStore<Item, Name, J extends Job<Item> = Job<Item>> = {
  claim: (channel: Name, now: number) => Promise<J | null>
  delivered: (job: J, now: number) => Promise<void>
  failed: (job: J, outcome: Failure) => Promise<void>
  release: (job: J, now: number) => Promise<void>
}

export type DeliveryErrorOptions = {
  /** Value of the receiver's Retry-After, if any. */
  retryAfterMs?: number | null
  /** Message of the receiver, kept for the owner and never logged, because it may quote the lead. */
  detail?: string
  /** True when a retry would not help. */
  isFinal?: boolean
}

/** Thrown for a failed delivery. The message is logged, so it must not contain anything a visitor typed. */
export class DeliveryError extends Error {
  readonly retryAfterMs: number | null
  readonly detail: string
  readonly isFinal: boolean
  constructor(message: string, { retryAfterMs = null, detail = '', isFinal = false }: DeliveryErrorOptions = {}) {
    super(message)
    this.name = 'DeliveryError'
    this.retryAfterMs = retryAfterMs
    this.detail = detail
    this.isFinal = isFinal
  }
}

export type OutboxOptions<Item = Lead, Name extends string = Channel, J extends Job<Item> = Job<Item>> = {
  /** Word for an item in the log. */
  noun?: 'lead' | 'notice'
  store: OutboxStore<Item, Name, J>
  channels: readonly OutboxChannel<Item, Name>[]
  /** Milliseconds since 1970. */
  now: () => number
  /** Random number from 0 up to 1. */
  random: () => number
  /** Hours after which an item becomes a dead letter; only the pauses between attempts count. */
  retryHours: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  sendTimeoutMs?: number
}

export type Outbox = {
  start: () => void
  wake: () => void
  /** Waits for the delivery in flight. After four seconds it is aborted and stays due. */
  stop: () => Promise<void>
  /** Sends everything that is due, once, for tests and tools with their own clock. */
  runDue: () => Promise<void>
}

const HOUR_MS = 3_600_000
const MIN_BACKOFF_MS = 5_000
const MAX_BACKOFF_MS = HOUR_MS
const SEND_TIMEOUT_MS = 60_000
const DRAIN_TIMEOUT_MS = 4_000
// The command line and other servers use the same database. Leads they queue are found within this time.
const POLL_MS = 5_000
const GIVEN_UP = {
  lead: 'send it again with: npm run leads -- resend',
  notice: 'see the studio: Settings, Notifications',
}

/** Returns a random pause in milliseconds, between half and all of a maximum that doubles from 5 s to 1 h. */
export function backoffMs(attempts: number, random: () => number) {
  const max = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** Math.min(attempts, 20))
  return Math.round(max / 2 + (max / 2) * random())
}

/** Sends stored items, one at a time per channel, and records the outcomes. */
export function createOutbox<Item extends { id: number }, Name extends string, J extends Job<Item>>(
  options: OutboxOptions<Item, Name, J>,
): Outbox {
  const workers = options.channels.map((channel) => createWorker(channel, options))
  return {
    start: () => workers.forEach((worker) => worker.start()),
    wake: () => workers.forEach((worker) => worker.wake()),
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
    async runDue() {
      await Promise.all(workers.map((worker) => worker.runDue()))
    },
  }
}

function createWorker<Item extends { id: number }, Name extends string, J extends Job<Item>>(
  channel: OutboxChannel<Item, Name>,
  options: OutboxOptions<Item, Name, J>,
) {
  const { noun = 'lead', store, now, random, retryHours, log, sendTimeoutMs = SEND_TIMEOUT_MS } = options
  const draining = new AbortController()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let started = false
  let pausedUntil = 0
  // An outcome that the database has not stored yet. Until then nothing else is sent: a delivered lead would look due
  // and be sent again at every poll.
  let unsaved: (() => Promise<void>) | null = null

  async function attempt(delivery: J) {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(sendTimeoutMs)])
    try {
      await channel.send(delivery.item, signal)
    } catch (error) {
      // The attempt was aborted by the shutdown, so it does not count and is due again at the next start.
      if (stopping.signal.aborted) await store.release(delivery, now())
      else await fail(delivery, error)
      return
    }
    log.info({ channel: channel.name, [noun]: delivery.item.id }, `${noun} sent on`)
    const sentAt = now()
    await save(() => store.delivered(delivery, sentAt))
  }

  async function fail(delivery: J, error: unknown) {
    const why = messageOf(error)
    const { retryAfterMs = null, detail = '', isFinal = false } = error instanceof DeliveryError ? error : {}
    const pauseMs = Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS)
    const waitMs = Math.max(backoffMs(delivery.attempts, random), pauseMs)
    const nextAt = now() + waitMs
    if (retryAfterMs !== null) pausedUntil = now() + pauseMs
    const dead = isFinal || delivery.waitedMs >= retryHours * HOUR_MS
    const entry = { channel: channel.name, [noun]: delivery.item.id, attempts: delivery.attempts + 1, why }
    if (dead) log.error(entry, `${noun} given up; ${GIVEN_UP[noun]}`)
    else log.warn({ ...entry, nextAt: new Date(nextAt).toISOString() }, `${noun} not sent on, will retry`)
    await save(() => store.failed(delivery, { error: detail ? `${why}: ${detail}` : why, nextAt, waitMs, dead }))
  }

  /** Stores an outcome. If that fails, it is stored before anything else is sent. */
  async function save(outcome: () => Promise<void>) {
    unsaved = outcome
    try {
      await outcome()
      unsaved = null
    } catch (error) {
      const entry = { channel: channel.name, why: messageOf(error) }
      log.error(entry, `what became of a ${noun} could not be recorded, will retry`)
    }
  }

  // A pause longer than any receiver may request means that the clock was set back.
  const isPaused = () => now() < pausedUntil && pausedUntil <= now() + MAX_RETRY_AFTER_MS

  /** Sends everything that is due, one after the other. */
  async function runDue() {
    if (unsaved) await save(unsaved)
    while (!unsaved && !draining.signal.aborted && !isPaused()) {
      const delivery = await store.claim(channel.name, now())
      if (!delivery) return
      await attempt(delivery)
    }
  }

  function schedule() {
    if (!started) return
    clearTimeout(timer)
    timer = setTimeout(wake, POLL_MS)
  }

  function wake() {
    if (!started || running) return
    running = runDue()
      .catch((error: unknown) => log.error({ why: messageOf(error) }, 'the outbox could not read the database'))
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
      const timeout = setTimeout(() => stopping.abort(), DRAIN_TIMEOUT_MS)
      await running
      clearTimeout(timeout)
      if (unsaved) await save(unsaved)
    },
  }
}
