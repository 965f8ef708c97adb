import { caseList, slugOf } from '../../content/case-list.ts'
import type { CaseStudy } from '../../content/cases.ts'
import { site } from '../../content/site.ts'
import { Brand } from '../../sections/site-header/brand.tsx'
import css from './print-summary.module.css'

const { detail } = caseList

/** Summary below the figures that is only printed, so that a case fits on one sheet. */
export function PrintSummary({ caseStudy }: { caseStudy: CaseStudy }) {
  const { brand, challenges, solutions, outcome } = caseStudy
  const { email } = site.contact
  return (
    <div className={css.lines}>
      <div className={css.columns}>
        <Titles heading={detail.challenges} items={challenges} />
        <Titles heading={detail.solutions} items={solutions} />
      </div>
      <p>{outcome}</p>
      <div className={css.contact}>
        <Brand />
        <p>
          {site.offices.map(({ city, phoneShown }) => `${city} ${phoneShown}`).join(' · ')}
          <br />
          {email}
          <br />
          {site.url}
          {import.meta.env.BASE_URL}case-study/{slugOf(brand)}/
        </p>
      </div>
    </div>
  )
}

function Titles({ heading, items }: { heading: string; items: { title: string }[] }) {
  return (
    <div>
      <b>{heading}</b>
      {items.map(({ title }) => (
        <p key={title}>{title}</p>
      ))}
    </div>
  )
}
