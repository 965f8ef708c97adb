import type { Insertable, Kysely } from 'kysely'
import type { NoticeChannel, NoticeKind, Trouble } from '#shared/studio/notices.ts'
import type { Database, Schema } from '../../db/schema.ts'
import { CLAIM_LEASE_MS } from '../../leads/lead-store.ts'
import type { Job } from '../../leads/delivery-job.ts'
import type { OutboxStore } from '../../leads/outbox.ts'

/** A notice to one receiver. */
export type Notice = {
  id: number
  channel: NoticeChannel
  kind: NoticeKind
  account: number | null
  push: number | null
  lead: number | null
  detail: string
}

export type NoticeJob = Job<Notice>
type NewNotice = Pick<Insertable<Schema['studio_notices']>, 'channel' | 'kind' | 'state'> &
  Partial<Omit<Notice, 'id' | 'channel' | 'kind'>>

const COLUMNS = ['id', 'channel', 'kind', 'account', 'push', 'lead', 'detail', 'attempts', 'waited_ms'] as const
const KEPT_MS = 30 * 86_400_000
const MAX_SHOWN = 50
const BATCH_SIZE = 200

export type NoticeStore = ReturnType<typeof createNoticeStore>

/** Outbox of notices: the waiting, the given-up, and those sent in the last 30 days. */
export function createNoticeStore({ kysely, dialect }: Pick<Database, 'kysely' | 'dialect'>) {
  const waiting = (channel: NoticeChannel, now: number) =>
    kysely
      .selectFrom('studio_notices')
      .where('channel', '=', channel)
      .where('state', '=', 'waiting')
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .orderBy('id')
      .limit(1)

  /** Claims the first notice. On PostgreSQL, where other servers claim too, it is due again only after the lease. */
  function take(channel: NoticeChannel, now: number) {
    if (dialect === 'sqlite') return waiting(channel, now).select(COLUMNS).executeTakeFirst()
    return kysely
      .updateTable('studio_notices')
      .set({ next_at: now + CLAIM_LEASE_MS })
      .where('id', '=', waiting(channel, now).select('id').forUpdate().skipLocked())
      .returning(COLUMNS)
      .executeTakeFirst()
  }

  const update = ({ item }: NoticeJob) => kysely.updateTable('studio_notices').where('id', '=', item.id)

  const outbox: OutboxStore<Notice, NoticeChannel> = {
    async claim(channel, now) {
      const row = await take(channel, now)
      if (!row) return null
      const { attempts, waited_ms: waitedMs, ...item } = row
      return { item, attempts, waitedMs }
    },
    async delivered(job, now) {
      await update(job)
        .set({ state: 'sent', attempts: job.attempts + 1, sent_at: now, last_error: null })
        .execute()
    },
    async failed(job, { error, nextAt, waitMs, dead }) {
      await update(job)
        .where('state', '=', 'waiting')
        .set({
          state: dead ? 'dead' : 'waiting',
          attempts: job.attempts + 1,
          waited_ms: job.waitedMs + waitMs,
          next_at: nextAt,
          last_error: error,
        })
        .execute()
      await holdBack(job.item, nextAt, waitMs)
    },
    async release(job, now) {
      await update(job).where('state', '=', 'waiting').set({ next_at: now }).execute()
    },
  }

  /** Postpones the other notices of a failing receiver, so that it is not flooded and does not delay others. */
  async function holdBack({ channel, account, push }: Notice, until: number, waitMs: number) {
    if (channel === 'visitor') return
    let others = kysely
      .updateTable('studio_notices')
      .set((eb) => ({ next_at: until, waited_ms: eb('waited_ms', '+', waitMs) }))
      .where('channel', '=', channel)
      .where('state', '=', 'waiting')
      .where('next_at', '<', until)
    if (account !== null) others = others.where('account', '=', account)
    if (push !== null) others = others.where('push', '=', push)
    await others.execute()
  }

  return {
    outbox,

    /** Adds notices in the caller's transaction. */
    async add(db: Kysely<Schema>, notices: NewNotice[], now: number) {
      for (let at = 0; at < notices.length; at += BATCH_SIZE) {
        const rows = notices.slice(at, at + BATCH_SIZE).map((notice) => ({ ...notice, created_at: now, next_at: now }))
        await db.insertInto('studio_notices').values(rows).execute()
      }
    },

    /** Lists the notices that failed at least once and were not delivered, newest first. */
    async troubles(): Promise<Trouble[]> {
      const rows = await kysely
        .selectFrom('studio_notices')
        .leftJoin('studio_accounts', 'studio_accounts.id', 'studio_notices.account')
        .select(['studio_notices.id', 'channel', 'kind', 'studio_accounts.name as who', 'lead', 'state', 'attempts'])
        .select(['studio_notices.created_at as createdAt', 'next_at as nextAt', 'last_error'])
        .where('state', 'in', ['waiting', 'dead'])
        .where('last_error', 'is not', null)
        .orderBy('studio_notices.id', 'desc')
        .limit(MAX_SHOWN)
        .execute()
      return rows.map(({ state, last_error, ...row }) => ({
        ...row,
        isDead: state === 'dead',
        error: last_error ?? '',
      }))
    },

    async countSkipped(since: number) {
      const row = await kysely
        .selectFrom('studio_notices')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('state', '=', 'skipped')
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow()
      return Number(row.n)
    },

    /** Counts the notices that have failed for `overdueMs` or were given up. */
    async countOverdue(overdueMs: number) {
      const row = await kysely
        .selectFrom('studio_notices')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        // Excluded, because a visitor's mistyped address is not a fault of this server.
        .where('channel', '!=', 'visitor')
        .where((eb) =>
          eb.or([eb('state', '=', 'dead'), eb.and([eb('state', '=', 'waiting'), eb('waited_ms', '>=', overdueMs)])]),
        )
        .executeTakeFirstOrThrow()
      return Number(row.n)
    },

    async resendDead(now: number) {
      await kysely
        .updateTable('studio_notices')
        .set({ state: 'waiting', attempts: 0, waited_ms: 0, next_at: now })
        .where('state', '=', 'dead')
        .execute()
    },

    async dropDead() {
      await kysely.deleteFrom('studio_notices').where('state', '=', 'dead').execute()
    },

    /** Deletes old notices that were sent or given up. */
    async tidy(now: number) {
      await kysely
        .deleteFrom('studio_notices')
        .where('state', '!=', 'waiting')
        .where('created_at', '<', now - KEPT_MS)
        .execute()
    },
  }
}
