import type { Insertable, Transaction } from 'kysely'

import type { Desk, ReplyChannel, Stage } from '#shared/studio/leads.ts'
import type { Database, Schema } from '../db/schema.ts'
import { releaseLeads } from '../leads/lead-admin.ts'
import { writeAudit } from './audit.ts'
import type { AuditAction } from '#shared/studio/log.ts'
import { notFound, Problem } from './problem.ts'

type Tx = Transaction<Schema>
type Row = Awaited<ReturnType<typeof readDesk>>
type Event = Pick<Insertable<Schema['lead_events']>, 'kind' | 'note' | 'before' | 'after'>

const DESK_COLUMNS = [
  'stage',
  'lost_reason',
  'assignee',
  'follow_up',
  'value_amount',
  'value_currency',
  'answered_at',
  'version',
] as const

async function readDesk(tx: Tx, id: number) {
  const row = await tx.selectFrom('leads').select(DESK_COLUMNS).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This enquiry')
  return row
}

/** Thrown when `version` is not the newest; the caller adds the current lead. */
export class StaleError extends Error {}

/** Changes of leads by people. A change and its line in the timeline share a transaction. */
export function createLeadChanges({ kysely }: Pick<Database, 'kysely'>, now: () => number) {
  async function addEvents(tx: Tx, lead: number, account: number, events: Event[], key: string | null = null) {
    if (!events.length) return
    await tx
      .insertInto('lead_events')
      .values(events.map((event) => ({ ...event, lead, account, at: now(), key })))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  }

  /** Updates a row only in the version that was read, so that the second of two simultaneous changes conflicts. */
  async function update(tx: Tx, id: number, version: number, values: Partial<Row>) {
    const { numUpdatedRows } = await tx
      .updateTable('leads')
      .set({ ...values, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new StaleError()
  }

  async function answeredAt(tx: Tx, id: number, stage: Stage, known: number | null) {
    if (stage === 'lost') return known
    if (stage !== 'new') return known ?? now()
    // A lead moved back to `new` waits for an answer again, unless somebody has replied.
    const reply = await tx
      .selectFrom('lead_events')
      .select((eb) => eb.fn.min<number | null>('at').as('first'))
      .where('lead', '=', id)
      .where('kind', '=', 'reply')
      .executeTakeFirst()
    return reply?.first ?? null
  }

  async function nameOf(tx: Tx, account: number | null) {
    if (account === null) return null
    const row = await tx
      .selectFrom('studio_accounts')
      .select(['name', 'revoked_at', 'role'])
      .where('id', '=', account)
      .executeTakeFirst()
    return row ?? null
  }

  /** Returns the columns to write for these changes and the events for the timeline. */
  async function plan(tx: Tx, id: number, row: Row, changes: Partial<Desk>) {
    const values: Partial<Row> = {}
    const events: Event[] = []
    const stage = changes.stage ?? row.stage
    const reason = stage === 'lost' ? (changes.lostReason === undefined ? row.lost_reason : changes.lostReason) : null
    if (stage !== row.stage || reason !== row.lost_reason) {
      Object.assign(values, {
        stage,
        lost_reason: reason,
        answered_at: await answeredAt(tx, id, stage, row.answered_at),
      })
      events.push({ kind: 'stage', note: reason ?? '', before: row.stage, after: stage })
    }
    if (changes.assignee !== undefined && changes.assignee !== row.assignee) {
      const next = await nameOf(tx, changes.assignee)
      if (changes.assignee !== null && (!next || next.revoked_at !== null || next.role === 'editor')) {
        throw new Problem(400, 'invalid', 'This colleague cannot take enquiries.')
      }
      const before = await nameOf(tx, row.assignee)
      values.assignee = changes.assignee
      events.push({ kind: 'assignee', note: '', before: before?.name ?? null, after: next?.name ?? null })
    }
    if (changes.followUp !== undefined && changes.followUp !== row.follow_up) {
      values.follow_up = changes.followUp
      events.push({ kind: 'follow-up', note: '', before: row.follow_up, after: changes.followUp })
    }
    if (changes.value !== undefined) {
      const before = describeValue(row.value_amount, row.value_currency)
      const after = changes.value && describeValue(changes.value.amount, changes.value.currency)
      if (before !== after) {
        values.value_amount = changes.value?.amount ?? null
        values.value_currency = changes.value?.currency ?? null
        events.push({ kind: 'value', note: '', before, after })
      }
    }
    return { values, events }
  }

  async function decide(id: number, account: number, action: AuditAction, work: (tx: Tx) => Promise<Event | null>) {
    await kysely.transaction().execute(async (tx) => {
      await readDesk(tx, id)
      const event = await work(tx)
      if (!event) return
      await addEvents(tx, id, account, [event])
      await writeAudit(tx, { at: now(), account, action, target: `enquiry ${id}` })
    })
  }

  return {
    /** Changes a lead. Throws StaleError when somebody else has changed it since `version`. */
    async change(id: number, account: number, version: number, changes: Partial<Desk>) {
      await kysely.transaction().execute(async (tx) => {
        const row = await readDesk(tx, id)
        if (row.version !== version) throw new StaleError()
        const { values, events } = await plan(tx, id, row, changes)
        if (!events.length) return
        await update(tx, id, version, values)
        await addEvents(tx, id, account, events)
      })
    },

    /** Adds a note, once for each key however often it is sent. */
    async addNote(id: number, account: number, text: string, key: string) {
      await kysely.transaction().execute(async (tx) => {
        await readDesk(tx, id)
        await addEvents(tx, id, account, [{ kind: 'note', note: text, before: null, after: null }], key)
      })
    },

    async recordReply(id: number, account: number, channel: ReplyChannel, markContacted: boolean) {
      await kysely.transaction().execute(async (tx) => {
        const row = await readDesk(tx, id)
        const events: Event[] = [{ kind: 'reply', note: '', before: null, after: channel }]
        const moves = markContacted && row.stage === 'new'
        if (moves) events.push({ kind: 'stage', note: '', before: 'new', after: 'contacted' })
        if (moves || row.answered_at === null) {
          await update(tx, id, row.version, {
            answered_at: row.answered_at ?? now(),
            ...(moves && { stage: 'contacted' }),
          })
        }
        await addEvents(tx, id, account, events)
      })
    },

    async release(id: number, account: number) {
      await decide(id, account, 'lead released', async (tx) => {
        const row = await tx
          .updateTable('leads')
          .set({ spam: 0 })
          .where('id', '=', id)
          .returning('held')
          .executeTakeFirst()
        if (!row || row.held === null) return null
        await releaseLeads(tx, [id], now())
        return { kind: 'released', note: row.held, before: null, after: null }
      })
    },

    async confirmSpam(id: number, account: number) {
      await decide(id, account, 'spam confirmed', async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('leads')
          .set({ spam: 1 })
          .where('id', '=', id)
          .where('held', 'is not', null)
          .where('spam', '=', 0)
          .executeTakeFirst()
        return numUpdatedRows ? { kind: 'spam', note: '', before: null, after: null } : null
      })
    },

    /** Makes the deliveries that were given up due again. */
    async resend(id: number, account: number) {
      await decide(id, account, 'lead sent again', async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('deliveries')
          .set({ state: 'waiting', attempts: 0, waited_ms: 0, next_at: now() })
          .where('lead', '=', id)
          .where('state', '=', 'dead')
          .executeTakeFirst()
        const { numUpdatedRows: notices } = await tx
          .updateTable('studio_notices')
          .set({ state: 'waiting', attempts: 0, waited_ms: 0, next_at: now() })
          .where('lead', '=', id)
          .where('state', '=', 'dead')
          .executeTakeFirst()
        return numUpdatedRows || notices ? { kind: 'resent', note: '', before: null, after: null } : null
      })
    },
  }
}

function describeValue(amount: number | null, currency: string | null) {
  return amount === null || currency === null ? null : `${currency} ${amount}`
}
