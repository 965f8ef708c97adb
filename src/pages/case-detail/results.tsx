import { caseList } from '../../content/case-list.ts'
import type { CaseStudy } from '../../content/cases.ts'
import { Counter } from '../../motion/counter.tsx'
import { Section } from '../../ui/section.tsx'
import { Chart } from './charts/chart.tsx'
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
              <dd className={css.explanation}>{metric.explanation}</dd>
            </div>
          ))}
        </dl>
        <Chart chart={chart} metrics={metrics} />
      </div>
      <PrintSummary caseStudy={caseStudy} />
      {notes.length > 0 && (
        <details className={css.notes}>
          <summary>{detail.claimTitle}</summary>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </details>
      )}
    </Section>
  )
}
