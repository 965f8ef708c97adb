import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import { PAGE_SIZE } from '#shared/studio/leads.ts'
import type { Lead, LeadSummary, Stage, View } from '#shared/studio/leads.ts'
import type { Database } from '../db/schema.ts'
import { inView, matchesSearch, selectLead, selectSummaries, toSummary } from './lead-query.ts'
import { notFound } from './problem.ts'

const MAX_DUPLICATES = 10
const MAX_EVENTS = 500
/** The navigation shows “99+” from this number on. */
const MAX_COUNT = 100

export type DeskQuery = {
  view: View
  search?: string | undefined
  stage?: Stage | undefined
  assignee?: number | undefined
  before?: number | undefined
}

/** Reads leads for the desk. `account` is the person who looks at them; `today` is the office's calendar day. */
export function createDesk({ kysely, dialect }: Pick<Database, 'kysely' | 'dialect'>) {
  async function duplicatesOf(lead: { id: number; mobile: string; email: string }) {
    const sameEmail =
      dialect === 'sqlite'
        ? sql<SqlBool>`leads.email = ${lead.email} COLLATE NOCASE`
        : sql<SqlBool>`lower(leads.email) = lower(${lead.email})`
    // Two queries, each with its own index: with "or" SQLite would read every lead.
    const find = (condition: Expression<SqlBool>) =>
      kysely
        .selectFrom('leads')
        .select(['id', 'name', 'received_at as receivedAt', 'stage', 'mobile'])
        .where(condition)
        .where('id', '!=', lead.id)
        .orderBy('received_at', 'desc')
        .limit(MAX_DUPLICATES)
        .execute()
    const found = [...(await find(sql<SqlBool>`leads.mobile = ${lead.mobile}`)), ...(await find(sameEmail))]
    const rows = [...new Map(found.map((row) => [row.id, row])).values()]
      .toSorted((a, b) => b.id - a.id)
      .slice(0, MAX_DUPLICATES)
    return rows.map(({ mobile, ...row }) => ({
      ...row,
      same: mobile === lead.mobile ? 'the same number' : 'the same e-mail',
    }))
  }

  async function eventsOf(id: number) {
    return kysely
      .selectFrom('lead_events')
      .leftJoin('studio_accounts', 'studio_accounts.id', 'lead_events.account')
      .select([
        'lead_events.id',
        'lead_events.at',
        'studio_accounts.name as who',
        'lead_events.kind',
        'lead_events.note as text',
        'lead_events.before as from',
        'lead_events.after as to',
      ])
      .where('lead_events.lead', '=', id)
      .orderBy('lead_events.id', 'desc')
      .limit(MAX_EVENTS)
      .execute()
  }

  async function deliveriesOf(id: number) {
    const rows = await kysely.selectFrom('deliveries').selectAll().where('lead', '=', id).orderBy('channel').execute()
    const sent = rows.map(({ channel, state, attempts, next_at, delivered_at, last_error }) => ({
      channel: channel as string,
      state,
      attempts,
      at: state === 'delivered' ? delivered_at : state === 'waiting' ? next_at : null,
      error: last_error,
    }))
    const notices = await kysely
      .selectFrom('studio_notices')
      .selectAll()
      .where('lead', '=', id)
      .where('channel', 'in', ['webhook', 'visitor'])
      .where('state', '!=', 'skipped')
      .orderBy('id')
      .execute()
    const delivered = notices.map(({ channel, state, attempts, next_at, sent_at, last_error }) => ({
      channel: channel as string,
      state: state === 'waiting' || state === 'dead' ? state : ('delivered' as const),
      attempts,
      at: state === 'sent' ? sent_at : state === 'waiting' ? next_at : null,
      error: last_error,
    }))
    return [...sent, ...delivered]
  }

  async function count(condition: ReturnType<typeof inView>) {
    const some = kysely.selectFrom('leads').select('leads.id').where(condition).limit(MAX_COUNT).as('some')
    const row = await kysely
      .selectFrom(some)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return Number(row.n)
  }

  return {
    async list(
      query: DeskQuery,
      account: number,
      today: string,
    ): Promise<{ leads: LeadSummary[]; next: number | null }> {
      let select = selectSummaries(kysely, account)
        .where(inView(query.view, account, today))
        .orderBy('leads.id', 'desc')
        .limit(PAGE_SIZE + 1)
      if (query.search) select = select.where(matchesSearch(dialect, query.search))
      if (query.stage) select = select.where('leads.stage', '=', query.stage)
      if (query.assignee) select = select.where('leads.assignee', '=', query.assignee)
      if (query.before) select = select.where('leads.id', '<', query.before)
      const rows = await select.execute()
      const leads = rows.slice(0, PAGE_SIZE).map(toSummary)
      return { leads, next: rows.length > PAGE_SIZE ? (leads.at(-1)?.id ?? null) : null }
    },

    async find(id: number, account: number): Promise<Lead> {
      const row = await selectLead(kysely, account, id).executeTakeFirst()
      if (!row) throw notFound('This enquiry')
      const { mobile, email, budget, website, message, heardFrom, landingPage, pagesSeen, campaign, referrer } = row
      const [events, deliveries, duplicates] = await Promise.all([eventsOf(id), deliveriesOf(id), duplicatesOf(row)])
      return {
        ...toSummary(row),
        mobile,
        email,
        budget,
        website,
        message,
        origin: { heardFrom, landingPage, pagesSeen, campaign, referrer },
        // Safe to cast: only this server wrote these columns, as the contract says.
        events: events as Lead['events'],
        deliveries,
        duplicates,
      }
    },

    async counts(account: number, today: string) {
      const views = ['unread', 'mine', 'due', 'held'] as const
      const [unread = 0, mine = 0, due = 0, held = 0] = await Promise.all(
        views.map((view) => count(inView(view, account, today))),
      )
      return { unread, mine, due, held }
    },

    async setRead(id: number, account: number, isRead: boolean) {
      await kysely
        .insertInto('lead_reads')
        .columns(['account', 'lead', 'is_read'])
        // Selected from the table, so that a lead erased meanwhile causes no error.
        .expression((eb) =>
          eb
            .selectFrom('leads')
            .select([
              sql<number>`${sql.lit(account)}`.as('account'),
              'leads.id',
              sql<number>`${sql.lit(isRead ? 1 : 0)}`.as('is_read'),
            ])
            .where('leads.id', '=', id),
        )
        .onConflict((conflict) => conflict.columns(['account', 'lead']).doUpdateSet({ is_read: isRead ? 1 : 0 }))
        .execute()
    },

    async readAll(account: number) {
      await kysely.transaction().execute(async (tx) => {
        await tx
          .updateTable('studio_accounts')
          .set((eb) => ({
            read_up_to: eb
              .selectFrom('leads')
              .select((inner) => sql<number>`coalesce(${inner.fn.max('id')}, 0)`.as('last')),
          }))
          .where('id', '=', account)
          .execute()
        await tx.deleteFrom('lead_reads').where('account', '=', account).execute()
      })
    },

    async colleagues() {
      const rows = await kysely
        .selectFrom('studio_accounts')
        .select(['id', 'name', 'revoked_at'])
        .where((eb) =>
          eb.or([
            eb('role', '!=', 'editor'),
            eb(
              'id',
              'in',
              eb
                .selectFrom('leads')
                .select('assignee')
                .where('assignee', 'is not', null)
                .distinct()
                .$castTo<{ assignee: number }>(),
            ),
          ]),
        )
        .orderBy('name')
        .execute()
      return rows.map(({ id, name, revoked_at }) => ({ id, name, isActive: revoked_at === null }))
    },
  }
}
