import { sql } from 'kysely'
import type { ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import { LEAD_FIELDS } from '#shared/contact.ts'
import type { LeadSummary, View } from '#shared/studio/leads.ts'
import { LEAD_COLUMNS } from '../db/schema.ts'
import type { Database, Schema } from '../db/schema.ts'

const EXCERPT_LENGTH = 160
const MAX_WORDS = 8
const PHONE = /^[+\d\s().-]+$/
const MIN_PHONE_DIGITS = 4

type Builder = ExpressionBuilder<Schema, 'leads'>

/**
 * Conditions of the desk's lists. They are text and not parameters, because a partial index serves only queries with
 * exactly its condition.
 */
const INBOX = sql<SqlBool>`leads.held IS NULL AND leads.spam = 0`
const OPEN = sql<SqlBool>`leads.held IS NULL AND leads.spam = 0 AND leads.stage IN ('new', 'contacted', 'qualified', 'proposal')`
const CLOSED = sql<SqlBool>`leads.held IS NULL AND leads.spam = 0 AND leads.stage IN ('won', 'lost')`
const HELD = sql<SqlBool>`leads.held IS NOT NULL AND leads.spam = 0`

/** Returns the condition of a view. `today`: the office's calendar day, for follow-ups. */
export function inView(view: View, account: number, today: string) {
  return (eb: Builder) => {
    switch (view) {
      case 'open':
        return OPEN
      case 'closed':
        return CLOSED
      case 'held':
        return HELD
      case 'unread':
        return eb.and([INBOX, isAmongUnread(account)])
      case 'mine':
        return eb.and([OPEN, eb('leads.assignee', '=', account)])
      case 'due':
        return eb.and([OPEN, eb('leads.follow_up', 'is not', null), eb('leads.follow_up', '<=', today)])
      default:
        return sql<SqlBool>`1 = 1`
    }
  }
}

/** Leads up to `read_up_to` count as read unless the person has marked them unread. */
function isUnread(account: number) {
  return sql<SqlBool>`(
    leads.id > (SELECT read_up_to FROM studio_accounts WHERE id = ${account})
      AND NOT EXISTS (SELECT 1 FROM lead_reads WHERE lead = leads.id AND account = ${account} AND is_read = 1)
    OR leads.id IN (SELECT lead FROM lead_reads WHERE account = ${account} AND is_read = 0)
  )`
}

/** Same condition for a list: it finds the few ids by the primary key instead of checking every lead. */
function isAmongUnread(account: number) {
  return sql<SqlBool>`leads.id IN (
    SELECT id FROM leads AS newer
      WHERE id > (SELECT read_up_to FROM studio_accounts WHERE id = ${account})
        AND NOT EXISTS (SELECT 1 FROM lead_reads WHERE lead = newer.id AND account = ${account} AND is_read = 1)
    UNION SELECT lead FROM lead_reads WHERE account = ${account} AND is_read = 0
  )`
}

/** Matches leads with every word in a field or a note, or with a phone number in any notation. */
export function matchesSearch(dialect: Database['dialect'], search: string) {
  const like = sql.raw(dialect === 'sqlite' ? 'LIKE' : 'ILIKE')
  const contains = (column: string, text: string) =>
    sql<SqlBool>`${sql.ref(column)} ${like} ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`
  return (eb: Builder) => {
    const digits = search.replace(/\D/g, '')
    if (PHONE.test(search) && digits.length >= MIN_PHONE_DIGITS) {
      return contains('leads.mobile', digits.replace(/^(?:0091|91|0)(?=\d{10}$)/, ''))
    }
    return eb.and(
      search
        .split(/\s+/)
        .slice(0, MAX_WORDS)
        .map((word) =>
          eb.or([
            ...LEAD_FIELDS.map((field) => contains(`leads.${field}`, word)),
            // A subquery that runs once, not for each lead.
            eb(
              'leads.id',
              'in',
              eb.selectFrom('lead_events').select('lead_events.lead').where(contains('lead_events.note', word)),
            ),
          ]),
        ),
    )
  }
}

const SUMMARY_COLUMNS = [
  'leads.id',
  'leads.version',
  'leads.received_at',
  'leads.answered_at',
  'leads.held',
  'leads.spam',
  'leads.stage',
  'leads.lost_reason',
  'leads.assignee',
  'leads.follow_up',
  'leads.value_amount',
  'leads.value_currency',
  'leads.name',
  'leads.companyName',
  'leads.heardFrom',
  'leads.campaign',
  'leads.referrer',
] as const

/** Selects leads as one account sees them in a list. */
export function selectSummaries(db: Kysely<Schema>, account: number) {
  return db
    .selectFrom('leads')
    .select([
      ...SUMMARY_COLUMNS,
      sql<string>`substr(leads.message, 1, ${sql.lit(EXCERPT_LENGTH)})`.as('excerpt'),
      sql<number>`CASE WHEN ${isUnread(account)} THEN 1 ELSE 0 END`.as('unread'),
    ])
}

/** Selects one lead with all fields of the form. */
export const selectLead = (db: Kysely<Schema>, account: number, id: number) =>
  selectSummaries(db, account).select(LEAD_COLUMNS).where('leads.id', '=', id)

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number]

export function toSummary(row: SummaryRow): LeadSummary {
  return {
    id: row.id,
    version: row.version,
    receivedAt: row.received_at,
    answeredAt: row.answered_at,
    held: row.held,
    isSpam: row.spam === 1,
    isUnread: row.unread === 1,
    stage: row.stage,
    lostReason: row.lost_reason,
    assignee: row.assignee,
    followUp: row.follow_up,
    value:
      row.value_amount === null || row.value_currency === null
        ? null
        : { amount: row.value_amount, currency: row.value_currency },
    name: row.name,
    companyName: row.companyName,
    source: row.heardFrom || row.campaign || row.referrer,
    excerpt: row.excerpt.replace(/\s+/g, ' ').trim(),
  }
}
