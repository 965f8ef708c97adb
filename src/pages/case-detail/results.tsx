import { caseList } from '../../content/case-list.ts'
import type { CaseStudy } from '../../content/cases.ts'
import { Counter } from '../../motion/counter.tsx'
import { Section } from '../../ui/section.tsx'
import css from './results.module.css'

const { detail } = caseList

export function Results({ caseStudy }: { caseStudy: CaseStudy }) {
  const { ground, metrics, claims, outcome } = caseStudy
  const notes = claims.flatMap((claim) => ('note' in claim ? claim.note : []))
  return (
    <Section ground={ground === 'ink' ? 'laterite' : ground} labelledBy="results-title">
      <h2 id="results-title" className={css.heading}>
        {detail.results}
      </h2>
      <dl className={css.figures}>
        {metrics.map((metric) => (
          <div key={metric.id} className={css.metric} data-spent={metric.spent} data-reveal="">
            <dt className={css.label}>{metric.label}</dt>
            <dd className={css.value}>
              <Counter metric={metric} />
            </dd>
            <dd className={css.explanation}>{metric.explanation}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && (
        <details className={css.notes}>
          <summary>{detail.claimTitle}</summary>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </details>
      )}
      <div className={css.outcome}>
        <p className={css.closing}>{outcome}</p>
      </div>
    </Section>
  )
}
