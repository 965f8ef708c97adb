import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { STAGE_LABELS } from '#shared/studio/leads.ts'
import { PERIODS, periodSchema } from '#shared/studio/numbers.ts'
import type { Numbers, Period } from '#shared/studio/numbers.ts'
import { numbersQuery } from '../api/queries.ts'
import { formatValue } from '../desk/money.ts'
import { pageName } from '../desk/page-name.ts'
import { formatDuration, useNow } from '../desk/time.ts'
import { Empty, Loading, Notice } from '../ui/notice.tsx'
import { BarList, Columns } from './charts.tsx'
import { Figure } from './figure.tsx'
import css from './numbers-page.module.css'

const WEEK_MS = 7 * 24 * 3_600_000

const PERIOD_LABELS: Record<Period, string> = { quarter: 'Last 3 months', year: 'Last 12 months' }

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const formatWeek = (start: string) => dayFormat.format(new Date(start))
const formatMonth = (month: string) => monthFormat.format(new Date(`${month}-01`))
const percent = (part: number, whole: number) => (whole ? `${Math.round((part / whole) * 100)} %` : '–')
const plural = (count: number, one: string, many: string) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`

export function NumbersPage() {
  const [params] = useSearchParams()
  const period = periodSchema.catch('quarter').parse(params.get('period'))
  const { data, error } = useQuery(numbersQuery(period))
  return (
    <div className={css.page}>
      <header className={css.header}>
        <h1>Numbers</h1>
        <nav aria-label="Period">
          <ul className={css.periods}>
            {PERIODS.map((each) => (
              <li key={each}>
                <Link to={`?period=${each}`} aria-current={each === period ? 'page' : undefined} className={css.period}>
                  {PERIOD_LABELS[each]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {error && (
        <Notice kind="danger">
          <p>{error.message}</p>
        </Notice>
      )}
      {!data && !error && <Loading label="Counting" lines={3} />}
      {data && <Figures numbers={data} />}
    </div>
  )
}

function Figures({ numbers }: { numbers: Numbers }) {
  const total = numbers.weeks.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) {
    return (
      <Empty icon="chart" title="Nothing to count yet">
        <p>As soon as enquiries come in, this page says how many, how fast you answer, and what they bring.</p>
      </Empty>
    )
  }
  return (
    <div className={css.figures}>
      <Weeks weeks={numbers.weeks} total={total} />
      <Answers answers={numbers.answers} />
      <Funnel numbers={numbers} total={total} />
      <Top title="What brought them" head="Source" rows={numbers.sources} total={total} />
      <Top title="The page they came to first" head="Page" rows={numbers.pages} total={total} nameOf={pageName} />
    </div>
  )
}

function Weeks({ weeks, total }: { weeks: Numbers['weeks']; total: number }) {
  const now = useNow()
  const isOver = (start: string) => Date.parse(start) + WEEK_MS <= now
  const rows = weeks.map(({ start, count }) => ({
    label: `Week of ${formatWeek(start)}${isOver(start) ? '' : ', so far'}`,
    short: formatWeek(start),
    value: count,
  }))
  const isLastOver = isOver(weeks.at(-1)?.start ?? '')
  const average = (total / weeks.length).toLocaleString('en', { maximumFractionDigits: 1 })
  return (
    <Figure
      title="Enquiries by week"
      summary={`${plural(total, 'enquiry', 'enquiries')}, ${average} a week.${isLastOver ? '' : ' The last week is not over yet.'}`}
      columns={['Week', 'Enquiries']}
      rows={rows.map(({ label, value }) => [label, String(value)])}
    >
      <Columns rows={rows} />
    </Figure>
  )
}

function Answers({ answers }: { answers: Numbers['answers'] }) {
  const { medianMs, inTime, answered, months } = answers
  const summary =
    medianMs === null
      ? 'Nobody was answered in this time.'
      : `Half were answered within ${formatDuration(Math.max(medianMs, 60_000))} of office time; ${percent(inTime, answered)} within the hour.`
  return (
    <Figure
      title="Time to the first answer"
      summary={summary}
      columns={['Month', 'Answered', 'Median']}
      rows={months.map(({ month, answered: count, medianMs: ms }) => [
        formatMonth(month),
        String(count),
        formatDuration(Math.max(ms, 60_000)),
      ])}
    >
      <BarList
        rows={months.map(({ month, medianMs: ms }) => ({
          label: formatMonth(month),
          value: ms,
          text: formatDuration(Math.max(ms, 60_000)),
        }))}
      />
    </Figure>
  )
}

type TopProps = {
  title: string
  head: string
  rows: Numbers['sources']
  total: number
  /** Returns a readable label; the name itself is then shown as detail. */
  nameOf?: (name: string) => string
}

function Top({ title, head, rows, total, nameOf }: TopProps) {
  const named = rows.map(({ name, count }) => ({
    id: name,
    label: name ? (nameOf?.(name) ?? name) : 'Others and not known',
    detail: nameOf && name ? name : undefined,
    count,
  }))
  const [first] = named
  const summary = first?.id
    ? `Most often: ${first.label}, ${percent(first.count, total)} of all.`
    : 'Nothing is known yet; new enquiries say it.'
  return (
    <Figure
      title={title}
      summary={summary}
      columns={[head, 'Enquiries', 'Of all']}
      rows={named.map(({ label, detail, count }) => [
        detail ? `${label} (${detail})` : label,
        String(count),
        percent(count, total),
      ])}
    >
      <BarList
        rows={named.map(({ label, detail, count }) => ({
          label,
          ...(detail && { detail }),
          value: count,
          text: `${count} · ${percent(count, total)}`,
        }))}
      />
    </Figure>
  )
}

function Funnel({ numbers: { funnel, lost, won, open }, total }: { numbers: Numbers; total: number }) {
  const worth = won.length ? won.map(formatValue).join(' and ') : 'nothing yet'
  const ahead = open.length ? ` Still open: ${open.map(formatValue).join(' and ')}.` : ''
  return (
    <Figure
      title="What became of them"
      summary={`Won: ${worth}.${ahead} ${plural(lost, 'enquiry was', 'enquiries were')} lost.`}
      columns={['Came at least to', 'Enquiries', 'Of all']}
      rows={funnel.map(({ stage, count }) => [STAGE_LABELS[stage], String(count), percent(count, total)])}
    >
      <BarList
        rows={funnel.map(({ stage, count }) => ({
          label: STAGE_LABELS[stage],
          value: count,
          text: `${count.toLocaleString('en')} · ${percent(count, total)}`,
          stage,
        }))}
      />
    </Figure>
  )
}
