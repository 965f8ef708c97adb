import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { AlertChannel } from '../../alerts/monitor.ts'
import { SECRET_PREFIX } from '../../alerts/webhook-channel.ts'
import type { Database } from '../../db/schema.ts'
import { messageOf } from '../../error-message.ts'
import type { PostOutgoing } from '../../http/outgoing-request.ts'
import type { EmailTransport } from '../../leads/email-channel.ts'
import { createOutbox } from '../../leads/outbox.ts'
import type { Settings } from '../../settings.ts'
import { createSettingsStore } from '../settings-store.ts'
import { createNoticeSenders } from './channels.ts'
import { createNoticePlanner } from './planner.ts'
import { createNoticeStore } from './store.ts'
import { createWebPush } from './web-push.ts'

export type NotifierOptions = {
  settings: Settings
  database: Database
  now: () => number
  random: () => number
  mail: EmailTransport | null
  post: PostOutgoing
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Hours after which a notice is no longer useful. */
const RETRY_HOURS = 24
const SEND_TIMEOUT_MS = 20_000
/** Interval of checks for leads that another server or the command line released. */
const POLL_MS = 5_000
/** Interval of checks whether the daily digest is due. */
const DAILY_CHECK_MS = 60_000
const SECRET_BYTES = 32

export type Notifier = ReturnType<typeof createNotifier>

/** Notifies people and programs of new enquiries and alarms, with retries for a day. */
export function createNotifier({ settings, database, now, random, mail, post, log }: NotifierOptions) {
  const settingsStore = createSettingsStore(database, now)
  const store = createNoticeStore(database)
  const webPush = createWebPush(settings, settingsStore)
  const newSecret = () => `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`
  const planner = createNoticePlanner({ database, store, settings: settingsStore, now, canMail: mail !== null })
  const senders = createNoticeSenders({ database, settings, store: settingsStore, webPush, mail, post, now, newSecret })
  const outbox = createOutbox({
    noun: 'notice',
    store: store.outbox,
    channels: senders.channels,
    now,
    random,
    retryHours: RETRY_HOURS,
    log,
    sendTimeoutMs: SEND_TIMEOUT_MS,
  })
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isStale = false

  let lastDaily = -Infinity

  async function plan() {
    const hasLeads = await planner.planLeads()
    if (Math.abs(now() - lastDaily) < DAILY_CHECK_MS) return hasLeads
    lastDaily = now()
    await store.tidy(now())
    return (await planner.planDigests()) || hasLeads
  }

  function run() {
    if (running) {
      isStale = true
      return
    }
    running = plan()
      .then((hasNews) => void (hasNews && outbox.wake()))
      .catch((error: unknown) => log.error({ why: messageOf(error) }, 'who is to be told could not be read'))
      .finally(() => {
        running = null
        if (!isStale) return
        isStale = false
        run()
      })
  }

  /** Channel that sends the monitor's alarms through the same notices. */
  const alerts: AlertChannel = {
    name: 'studio',
    async send(alert) {
      await planner.planAlarm(alert)
      outbox.wake()
    },
  }

  return {
    store,
    senders,
    webPush,
    settings: settingsStore,
    alerts,
    canMail: mail !== null,
    privateHosts: settings.webhookPrivateHosts,
    secret: () => settingsStore.secret('webhook-secret', newSecret),
    renewSecret: (account: number) => settingsStore.renewSecret('webhook-secret', newSecret(), account),

    /** Plans notices at once, because a lead has arrived or was released. */
    wake() {
      if (timer) run()
    },
    /** Sends at once, because notices are due again. */
    resume: () => outbox.wake(),
    start() {
      timer = setInterval(run, POLL_MS)
      timer.unref()
      outbox.start()
      run()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      isStale = false
      await running
      await outbox.stop()
    },
    /** Plans and sends everything that is due, once; for tests. */
    async runDue() {
      await plan()
      await outbox.runDue()
    },
  }
}
