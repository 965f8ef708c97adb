import { sql } from 'kysely'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { LEAD_FIELDS } from '#shared/contact.ts'
import type { Database, Schema } from '../db/schema.ts'

/** Conditions that a lead must all meet. */
export type Filter = {
  ids?: readonly number[]
  email?: string
  /** Number in its stored form: ten digits, or `+971…`. */
  mobile?: string
  /** Text in any field, case-insensitive. */
  search?: string
  /** Times in milliseconds: `since` is inclusive, `before` exclusive. */
  since?: number
  before?: number
  held?: boolean
  dead?: boolean
}

type Builder = ExpressionBuilder<Schema, 'leads'>

/** Creates a function that turns a filter into the condition of a query on `leads`. */
export function createMatches(dialect: Database['dialect']) {
  function conditions(eb: Builder, filter: Filter): Expression<SqlBool>[] {
    const parts: Expression<SqlBool>[] = []
    if (filter.ids) parts.push(eb('leads.id', 'in', filter.ids))
    if (filter.email !== undefined) parts.push(sameEmail(filter.email))
    if (filter.mobile !== undefined) parts.push(eb('leads.mobile', '=', filter.mobile))
    if (filter.search !== undefined) parts.push(contains(eb, filter.search))
    if (filter.since !== undefined) parts.push(eb('leads.received_at', '>=', filter.since))
    if (filter.before !== undefined) parts.push(eb('leads.received_at', '<', filter.before))
    if (filter.held) parts.push(eb('leads.held', 'is not', null))
    if (filter.dead) {
      parts.push(
        eb(
          'leads.id',
          'in',
          eb.selectFrom('deliveries').select('deliveries.lead').where('deliveries.state', '=', 'dead'),
        ),
      )
    }
    return parts
  }

  function sameEmail(email: string) {
    return dialect === 'sqlite'
      ? sql<SqlBool>`leads.email = ${email} COLLATE NOCASE`
      : sql<SqlBool>`lower(leads.email) = lower(${email})`
  }

  function contains(eb: Builder, text: string) {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
    return eb.or(
      LEAD_FIELDS.map((field) =>
        dialect === 'sqlite'
          ? sql<SqlBool>`${sql.ref(`leads.${field}`)} LIKE ${pattern} ESCAPE '\\'`
          : sql<SqlBool>`${sql.ref(`leads.${field}`)} ILIKE ${pattern} ESCAPE '\\'`,
      ),
    )
  }

  return (filter: Filter) => (eb: Builder) => eb.and(conditions(eb, filter))
}
