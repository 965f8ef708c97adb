import { sql } from 'kysely'
import type { Kysely, SqlBool, Transaction } from 'kysely'
import { officeDay, officeOffset } from '#shared/studio/office-time.ts'
import type { Alert } from '../../alerts/monitor.ts'
import type { Database, Schema } from '../../db/schema.ts'
import type { createSettingsStore } from '../settings-store.ts'
import type { NoticeStore } from './store.ts'

type Options = {
  database: Pick<Database, 'kysely' | 'dialect'>
  store: NoticeStore
  settings: ReturnType<typeof createSettingsStore>
  now: () => number
  canMail: boolean
}

type NewNotices = Parameters<NoticeStore['add']>[1]
type UnplannedLead = { id: number; email: string; received_at: number }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BATCH_SIZE = 100
/** Text and not parameters, because the partial index serves only queries with exactly its condition. */
const UNPLANNED = sql<SqlBool>`leads.told = 0 AND leads.held IS NULL`
/** Maximum number of unsent notices per receiver. In a flood the list of leads is more useful. */
const MAX_WAITING = 50
/** Limits of all confirmations together, so that the form cannot be used to mail strangers. */
export const MAX_CONFIRMATIONS_PER_HOUR = 20
export const MAX_CONFIRMATIONS_PER_DAY = 100
/** Age of a lead after which a confirmation would only confuse. */
const CONFIRM_WITHIN_MS = 6 * HOUR_MS

/** Plans who is notified of what. Each decision is one transaction, whichever server makes it. */
export function createNoticePlanner({ database, store, settings, now, canMail }: Options) {
  const { kysely, dialect } = database

  /** Accounts that work on enquiries. */
  const colleagues = (db: Kysely<Schema>) =>
    db.selectFrom('studio_accounts').where('revoked_at', 'is', null).where('role', 'in', ['owner', 'sales'])

  const browsers = (db: Kysely<Schema>) =>
    db
      .selectFrom('studio_push')
      .innerJoin('studio_accounts', 'studio_accounts.id', 'studio_push.account')
      .select(['studio_push.id', 'studio_push.account', 'tell_alarms'])
      .where('revoked_at', 'is', null)
      .where('role', 'in', ['owner', 'sales'])
      .execute()

  const mailed = async (db: Kysely<Schema>, what: 'tell_leads' | 'tell_alarms') =>
    canMail ? colleagues(db).select('id').where(what, '=', 1).execute() : []

  /** Returns the number of unsent notices of each receiver. */
  async function backlog(db: Kysely<Schema>) {
    const rows = await db
      .selectFrom('studio_notices')
      .select(['account', 'push', (eb) => eb.fn.countAll<number>().as('n')])
      .where('state', '=', 'waiting')
      .where('account', 'is not', null)
      .groupBy(['account', 'push'])
      .execute()
    const counts = new Map(rows.map(({ account, push, n }) => [`${account}/${push}`, Number(n)]))
    return (account: number, push: number | null) => {
      const key = `${account}/${push}`
      const count = counts.get(key) ?? 0
      counts.set(key, count + 1)
      return count < MAX_WAITING
    }
  }

  /** Returns the addresses that got a confirmation within a day, and how many were sent within an hour. */
  async function confirmations(db: Kysely<Schema>) {
    const rows = await db
      .selectFrom('studio_notices')
      .leftJoin('leads', 'leads.id', 'studio_notices.lead')
      .select(['studio_notices.created_at as at', 'leads.email'])
      .where('channel', '=', 'visitor')
      .where('state', '!=', 'skipped')
      .where('studio_notices.created_at', '>', now() - DAY_MS)
      .execute()
    const known = new Set(rows.flatMap(({ email }) => (email === null ? [] : [mailboxOf(email)])))
    let day = rows.length
    let hour = rows.filter(({ at }) => at > now() - HOUR_MS).length
    return (email: string): 'known' | 'skipped' | 'waiting' => {
      const mailbox = mailboxOf(email)
      if (known.has(mailbox)) return 'known'
      if (hour >= MAX_CONFIRMATIONS_PER_HOUR || day >= MAX_CONFIRMATIONS_PER_DAY) return 'skipped'
      known.add(mailbox)
      hour += 1
      day += 1
      return 'waiting'
    }
  }

  async function takeUnplanned(tx: Transaction<Schema>): Promise<UnplannedLead[]> {
    const leads = await tx
      .selectFrom('leads')
      .select(['id', 'email', 'received_at'])
      .where(UNPLANNED)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute()
    if (leads.length) {
      const ids = leads.map(({ id }) => id)
      await tx.updateTable('leads').set({ told: 1 }).where('id', 'in', ids).execute()
    }
    return leads
  }

  async function planFor(tx: Transaction<Schema>, leads: UnplannedLead[]) {
    const { webhook, confirmation } = await settings.read(tx)
    const notices: NewNotices = []
    const [people, devices, hasRoom] = [await mailed(tx, 'tell_leads'), await browsers(tx), await backlog(tx)]
    const confirm = canMail && confirmation.value.isOn ? await confirmations(tx) : null
    for (const { id: lead, email, received_at } of leads) {
      for (const { id: account } of people) {
        if (hasRoom(account, null)) notices.push({ channel: 'mail', kind: 'lead', lead, account })
      }
      for (const { id: push, account } of devices) {
        if (hasRoom(account, push)) notices.push({ channel: 'push', kind: 'lead', lead, account, push })
      }
      if (webhook.value.isOn) notices.push({ channel: 'webhook', kind: 'lead', lead })
      if (!confirm || now() - received_at > CONFIRM_WITHIN_MS) continue
      const decision = confirm(email)
      if (decision !== 'known') notices.push({ channel: 'visitor', kind: 'lead', lead, state: decision })
    }
    await store.add(tx, notices, now())
  }

  return {
    /** Plans notices for all leads without any. Returns whether there was such a lead. */
    async planLeads(): Promise<boolean> {
      // Checked without a transaction first, because a transaction waits for the disk.
      const first = await kysely.selectFrom('leads').select('id').where(UNPLANNED).limit(1).executeTakeFirst()
      if (!first) return false
      for (;;) {
        const count = await kysely.transaction().execute(async (tx) => {
          const leads = await takeUnplanned(tx)
          if (leads.length) await planFor(tx, leads)
          return leads.length
        })
        if (count < BATCH_SIZE) return true
      }
    },

    /** Plans the digest on each day the office is open, once its opening time has come. */
    async planDigests(): Promise<boolean> {
      if (!canMail) return false
      const hours = (await settings.read())['office-hours'].value
      const local = new Date(now() + officeOffset(hours))
      if (!hours.days.includes(local.getUTCDay()) || local.toISOString().slice(11, 16) < hours.from) return false
      const today = officeDay(now(), hours)
      return kysely.transaction().execute(async (tx) => {
        const people = await tx
          .updateTable('studio_accounts')
          .set({ digest_day: today })
          .where('tell_digest', '=', 1)
          .where('digest_day', '<', today)
          .where('revoked_at', 'is', null)
          .where('role', 'in', ['owner', 'sales'])
          .returning('id')
          .execute()
        await store.add(
          tx,
          people.map(({ id: account }) => ({ channel: 'mail', kind: 'digest', account })),
          now(),
        )
        return people.length > 0
      })
    },

    async planAlarm(alert: Alert) {
      await kysely.transaction().execute(async (tx) => {
        const { webhook } = await settings.read(tx)
        const detail = JSON.stringify(alert)
        const people = await mailed(tx, 'tell_alarms')
        const devices = (await browsers(tx)).filter(({ tell_alarms }) => tell_alarms === 1)
        const notices: NewNotices = [
          ...people.map(({ id: account }) => ({ channel: 'mail', kind: 'alarm', account, detail }) as const),
          ...devices.map(
            ({ id: push, account }) => ({ channel: 'push', kind: 'alarm', account, push, detail }) as const,
          ),
        ]
        if (webhook.value.isOn && webhook.value.alarms) notices.push({ channel: 'webhook', kind: 'alarm', detail })
        await store.add(tx, notices, now())
      })
    },
  }
}

/** Returns the same text for all spellings of one mailbox, ignoring a tag after a plus. */
function mailboxOf(email: string) {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return `${local.replace(/\+.*/, '')}@${domain}`
}
