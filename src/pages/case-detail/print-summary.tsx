import { caseList, slugOf } from '../../content/case-list.ts'
import type { CaseStudy } from '../../content/cases.ts'
import { site } from '../../content/site.ts'
import css from './print-summary.module.css'

const { detail } = caseList

/** Shown on paper only, below the figures, so that a case prints to one sheet. */
export function PrintSummary({ caseStudy }: { caseStudy: CaseStudy }) {
  const { brand, challenges, solutions, outcome } = caseStudy
  const { email, phone } = site.contact
  return (
    <div className={css.lines}>
      <p>
        <b>{detail.challenges}:</b> {titlesOf(challenges)}.
      </p>
      <p>
        <b>{detail.solutions}:</b> {titlesOf(solutions)}.
      </p>
      <p>{outcome}</p>
      <p className={css.contact}>
        <b>{site.brand}</b> · {phone} · {email} · {site.url}
        {import.meta.env.BASE_URL}case-study/{slugOf(brand)}/
      </p>
    </div>
  )
}

const titlesOf = (items: { title: string }[]): string => items.map(({ title }) => title).join('; ')
