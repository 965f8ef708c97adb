import type { FastifyBaseLogger } from 'fastify'
import { messageOf } from '../error-message.ts'
import { MAX_RETRY_AFTER_MS } from './delivery-job.ts'
import type { Failure, Job } from './delivery-job.ts'
import type { Channel, Lead } from './lead-store.ts'

/** One place something is sent to. `send` resolves once it has arrived; otherwise it throws. */
export type OutboxChannel<Item = Lead, Name = Channel> = {
  name: Name
  send: (item: Item, signal: AbortSignal) => Promise<void>
}

/** Where jobs are kept. What `claim` gives must be given back by one of the others. */
export type OutboxStore<Item, Name, J extends Job<Item> = Job<Item>> = {
  claim: (channel: Name, now: number) => Promise<J | null>
  delivered: (job: J, now: number) => Promise<void>
  failed: (job: J, outcome: Failure) => Promise<void>
  release: (job: J, now: number) => Promise<void>
}

export type DeliveryErrorOptions = {
  /** The receiver's Retry-After, if any. */
  retryAfterMs?: number | null
  /** The receiver's own words: kept for the owner, never logged, as they may quote the lead. */
  detail?: string
  /** Trying again would not help. */
  isFinal?: boolean
}

/** Delivery failed. The message is logged, so it holds nothing the visitor typed. */
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
  /** What is sent, as the log calls it. */
  noun?: 'lead' | 'notice'
  store: OutboxStore<Item, Name, J>
  channels: readonly OutboxChannel<Item, Name>[]
  /** Milliseconds since 1970. */
  now: () => number
  /** 0 up to 1. */
  random: () => number
  /** How long something is tried before it is kept as a dead letter; only pauses between attempts count. */
  retryHours: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  sendTimeoutMs?: number
}

export type Outbox = {
  start: () => void
  wake: () => void
  /** Waits for the delivery in flight; after four seconds it is aborted and stays due. */
  stop: () => Promise<void>
  /** Sends what is due now, once through; for tests and tools with a clock of their own. */
  runDue: () => Promise<void>
}

const HOUR_MS = 3_600_000
const MIN_BACKOFF_MS = 5_000
const MAX_BACKOFF_MS = HOUR_MS
const SEND_TIMEOUT_MS = 60_000
const DRAIN_TIMEOUT_MS = 4_000
// The owner's command line and other servers work on the same database; what they queue is found within this time.
const POLL_MS = 5_000
const GIVEN_UP = {
  lead: 'send it again with: npm run leads -- resend',
  notice: 'see the studio: Settings, Notifications',
}

/** Milliseconds to the next attempt: doubling from 5 s to 1 h, spread over the upper half. */
export function backoffMs(attempts: number, random: () => number) {
  const max = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** Math.min(attempts, 20))
  return Math.round(max / 2 + (max / 2) * random())
}

/** Sends what is stored, one at a time for each channel, and records what became of it. */
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
  // An outcome the database has not taken yet. Until it does nothing else is sent: a lead that
  // has arrived would otherwise look due and be sent again at every poll.
  let unsaved: (() => Promise<void>) | null = null

  async function attempt(delivery: J) {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(sendTimeoutMs)])
    try {
      await channel.send(delivery.item, signal)
    } catch (error) {
      // Not the receiver's fault: the same attempt is due again at the next start.
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

  /** Writes an outcome to the database; when that fails it is written before anything else is sent. */
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

  // A pause longer than any receiver may ask for: the clock was set back meanwhile.
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
