import { caseList } from '../../content/case-list.ts'
import type { CaseStudy, Chart as ChartData, Metrics } from '../../content/cases.ts'
import { Counter } from '../../motion/counter.tsx'
import { Section } from '../../ui/section.tsx'
import summary from '../../ui/summary.module.css'
import { Beans } from './charts/beans.tsx'
import { Chart } from './charts/chart.tsx'
import { People } from './charts/people.tsx'
import { PrintSummary } from './print-summary.tsx'
import css from './results.module.css'

const { detail } = caseList

/** Three figures and their chart; the layout depends on the kind of chart. */
export function Results({ caseStudy }: { caseStudy: CaseStudy }) {
  const { metrics, claims, chart } = caseStudy
  const notes = claims.flatMap((claim) => ('note' in claim ? claim.note : []))
  return (
    <Section ground={chart.ground} labelledBy="results-title" className={css.section}>
      <h2 id="results-title" className={css.heading}>
        {detail.results}
      </h2>
      <div className={css.frame} data-kind={chart.kind}>
        <dl className={css.figures}>
          {metrics.map((metric) => (
            <div key={metric.id} className={css.metric} data-spent={metric.spent}>
              <dt className={css.label}>{metric.label}</dt>
              <dd className={css.value}>
                <Counter metric={metric} />
              </dd>
              <dd className={css.explanation}>
                <span>{metric.explanation}</span>
                {drawingOf(chart, metric)}
              </dd>
            </div>
          ))}
        </dl>
        <Chart chart={chart} metrics={metrics} />
      </div>
      <PrintSummary caseStudy={caseStudy} />
      {notes.length > 0 && (
        <details className={css.notes}>
          <summary className={summary.summary}>{detail.claimTitle}</summary>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </details>
      )}
    </Section>
  )
}

/** Returns a small drawing that a figure may have in addition to the chart. */
function drawingOf(chart: ChartData, { id, value }: Metrics[number]) {
  if (chart.kind === 'cups' && chart.ratio === id)
    return <Beans ratio={value} inLabel={chart.inLabel} backLabel={chart.backLabel} />
  if (chart.kind === 'trace' && chart.increase === id) return <People percent={value} />
  return null
}
