import { caseList } from '../../content/case-list.ts'
import type { CaseStudy } from '../../content/cases.ts'
import { Counter } from '../../motion/counter.tsx'
import { Button } from '../../ui/button.tsx'
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
      <dl>
        {metrics.map((metric) => (
          <div key={metric.id} className={css.metric} data-reveal="">
            <dt className={css.label}>{metric.label}</dt>
            <dd className={css.value}>
              <Counter metric={metric} />
            </dd>
            <dd className={css.explanation}>{metric.explanation}</dd>
          </div>
        ))}
      </dl>
      <div className={css.outcome}>
        <p className={css.closing}>{outcome}</p>
        <Button to="/contact-us" size="large">
          {detail.action}
        </Button>
      </div>
      {notes.map((note) => (
        <p key={note} className={css.note}>
          <strong>{detail.claimTitle}.</strong> {note}
        </p>
      ))}
    </Section>
  )
}
