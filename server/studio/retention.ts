import type { FastifyInstance } from 'fastify'
import { createLeadAdmin } from '../leads/lead-admin.ts'
import type { Database } from '../db/schema.ts'
import { messageOf } from '../error-message.ts'
import { localDay } from '../local-day.ts'
import { countEnquiries, writeAudit } from './audit.ts'
import type { Eraser } from './erasure.ts'
import type { SettingsStore } from './settings-store.ts'

const CHECK_MS = 10 * 60_000
/** Local hour at night, after the backup. */
const START_HOUR = 4

/** Returns the same day of an earlier month, or that month's last day, in milliseconds since 1970. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.setUTCDate(Math.min(day, last))
}

type Options = {
  database: Database
  settings: SettingsStore
  eraser: Eraser
  now: () => number
  log: Pick<FastifyInstance['log'], 'info' | 'error'>
}

/** Erases leads every night that are older than the retention period. Does nothing until a period is set. */
export function createPurge({ database, settings, eraser, now, log }: Options) {
  const admin = createLeadAdmin(database)
  let timer: NodeJS.Timeout | undefined
  let lastDay = ''

  async function run() {
    const { months } = (await settings.read()).retention.value
    const before = months === null ? 0 : monthsBefore(now(), months)
    const count = await admin.count({ before })
    if (!count) {
      // An earlier erasure may not have overwritten everything, because another program was reading the database.
      if (eraser.isPending()) await eraser.erase({ ids: [] }, 'left to erase')
      return
    }
    const { isProven } = await eraser.erase({ before }, `older than ${months} months`)
    const target = `${countEnquiries(count)} older than ${months} months`
    await writeAudit(database.kysely, { at: now(), account: null, action: 'old leads erased', target })
    log.info({ leads: count, isProven }, 'what is older than the studio keeps was erased')
  }

  function check() {
    const today = localDay(new Date(now()))
    if (today === lastDay || new Date(now()).getHours() < START_HOUR) return
    lastDay = today
    run().catch((error: unknown) => {
      lastDay = ''
      log.error({ why: messageOf(error) }, 'what is too old could not be erased, will retry')
    })
  }

  return {
    /** Erases all leads that are too old now. */
    run,
    start() {
      check()
      timer = setInterval(check, CHECK_MS)
      timer.unref()
    },
    stop() {
      clearInterval(timer)
      eraser.stop()
    },
  }
}
