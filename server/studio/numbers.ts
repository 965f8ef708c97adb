import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { Currency } from '#shared/studio/leads.ts'
import { FUNNEL_STAGES, PERIOD_WEEKS } from '#shared/studio/numbers.ts'
import type { Numbers, Period } from '#shared/studio/numbers.ts'
import { ANSWER_WITHIN_MS, officeOffset, officeTimeBetween } from '#shared/studio/office-time.ts'
import type { OfficeHours } from '#shared/studio/settings.ts'
import type { Database } from '../db/schema.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** Offset that makes weeks begin on Monday: 1 January 1970 was a Thursday. */
const MONDAY_MS = 3 * DAY_MS
/** Maximum number of leads, the newest, whose time to the first answer is computed. This bounds the memory. */
const MAX_ANSWERED = 5_000
/** Maximum number of sources that the chart shows well. */
const MAX_SOURCES = 8

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Returns the figures of a period that ends now. Held leads and spam are not counted. */
export async function readNumbers(
  { kysely }: Pick<Database, 'kysely'>,
  period: Period,
  now: number,
  hours: OfficeHours,
): Promise<Numbers> {
  const offset = officeOffset(hours)
  const weekOf = (at: number) => Math.floor((at + offset + MONDAY_MS) / WEEK_MS)
  const lastWeek = weekOf(now)
  const firstWeek = lastWeek - PERIOD_WEEKS[period] + 1
  const since = firstWeek * WEEK_MS - MONDAY_MS - offset
  const counted = sql<SqlBool>`leads.held IS NULL AND leads.spam = 0 AND leads.received_at >= ${since}`

  async function readWeeks(): Promise<Numbers['weeks']> {
    const rows = await kysely
      .selectFrom('leads')
      .select((eb) => [
        sql<number>`(received_at + ${sql.lit(offset + MONDAY_MS)}) / ${sql.lit(WEEK_MS)}`.as('week'),
        eb.fn.countAll<number>().as('count'),
      ])
      .where(counted)
      .groupBy('week')
      .execute()
    const counts = new Map(rows.map(({ week, count }) => [Number(week), Number(count)]))
    return Array.from({ length: PERIOD_WEEKS[period] }, (_, index) => ({
      start: toDay((firstWeek + index) * WEEK_MS - MONDAY_MS),
      count: counts.get(firstWeek + index) ?? 0,
    }))
  }

  async function readAnswers(): Promise<Numbers['answers']> {
    const rows = await kysely
      .selectFrom('leads')
      .select(['received_at', 'answered_at'])
      .where(counted)
      .where('answered_at', 'is not', null)
      .orderBy('id', 'desc')
      .limit(MAX_ANSWERED)
      .execute()
    const times = rows.map(({ received_at, answered_at }) => ({
      month: toDay(received_at + offset).slice(0, 7),
      ms: officeTimeBetween(received_at, answered_at ?? received_at, hours),
    }))
    const months = [...Map.groupBy(times, ({ month }) => month)].map(([month, group]) => ({
      month,
      answered: group.length,
      medianMs: median(group.map(({ ms }) => ms)) ?? 0,
    }))
    return {
      answered: times.length,
      inTime: times.filter(({ ms }) => ms <= ANSWER_WITHIN_MS).length,
      medianMs: median(times.map(({ ms }) => ms)),
      months: months.toSorted((a, b) => a.month.localeCompare(b.month)),
    }
  }

  async function readFunnel(): Promise<Numbers['funnel']> {
    const rank = (column: string) =>
      sql<number>`CASE ${sql.ref(column)} ${sql.join(
        FUNNEL_STAGES.map((stage, index) => sql`WHEN ${sql.lit(stage)} THEN ${sql.lit(index)}`),
        sql` `,
      )} ELSE 0 END`
    // A lost lead counts for the furthest stage it ever had.
    const furthest = kysely
      .selectFrom('leads')
      .leftJoin('lead_events', (join) =>
        join.onRef('lead_events.lead', '=', 'leads.id').on('lead_events.kind', '=', 'stage'),
      )
      .select((eb) => [
        eb.fn.max(rank('leads.stage')).as('now'),
        eb.fn.max(rank('lead_events.before')).as('was'),
        eb.fn.max(rank('lead_events.after')).as('became'),
      ])
      .where(counted)
      .groupBy('leads.id')
      .as('furthest')
    const rows = await kysely
      .selectFrom(furthest)
      .select((eb) => ['now', 'was', 'became', eb.fn.countAll<number>().as('count')])
      .groupBy(['now', 'was', 'became'])
      .execute()
    return FUNNEL_STAGES.map((stage, index) => ({
      stage,
      count: rows
        .filter((row) => Math.max(row.now, row.was, row.became) >= index)
        .reduce((sum, row) => sum + Number(row.count), 0),
    }))
  }

  async function readWorth(condition: Expression<SqlBool>) {
    const rows = await kysely
      .selectFrom('leads')
      .select((eb) => ['value_currency as currency', eb.fn.sum<number>('value_amount').as('amount')])
      .where(counted)
      .where(condition)
      .where('value_currency', 'is not', null)
      .groupBy('value_currency')
      .orderBy('value_currency', 'desc')
      .execute()
    // Safe to cast: the condition above excludes null, and the contract checks stored values.
    return rows.map(({ currency, amount }) => ({ currency: currency as Currency, amount: Number(amount) }))
  }

  /** Returns the most frequent values, and the sum of the rest under an empty name. */
  async function readTop(name: RawBuilder<string>) {
    const rows = await kysely
      .selectFrom('leads')
      .select((eb) => [name.as('name'), eb.fn.countAll<number>().as('count')])
      .where(counted)
      .groupBy(name)
      .orderBy('count', 'desc')
      .orderBy(name)
      .execute()
    const known = rows.filter((row) => row.name !== '')
    const top = known.slice(0, MAX_SOURCES).map((row) => ({ name: row.name, count: Number(row.count) }))
    const rest = rows.reduce((sum, row) => sum + Number(row.count), 0) - top.reduce((sum, row) => sum + row.count, 0)
    return rest > 0 ? [...top, { name: '', count: rest }] : top
  }

  async function countLost() {
    const row = await kysely
      .selectFrom('leads')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(counted)
      .where('stage', '=', 'lost')
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }

  const [weeks, answers, funnel, sources, pages, lost, won, open] = await Promise.all([
    readWeeks(),
    readAnswers(),
    readFunnel(),
    readTop(sql<string>`coalesce(nullif(${sql.ref('heardFrom')}, ''), nullif(campaign, ''), referrer)`),
    readTop(sql<string>`${sql.ref('landingPage')}`),
    countLost(),
    readWorth(sql<SqlBool>`leads.stage = 'won'`),
    readWorth(sql<SqlBool>`leads.stage NOT IN ('won', 'lost')`),
  ])
  return { weeks, answers, funnel, sources, pages, lost, won, open }
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  if (!sorted.length) return null
  return sorted.length % 2 ? (sorted[middle] ?? null) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
