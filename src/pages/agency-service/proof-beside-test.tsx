import type { Proof } from '../../content/proof.ts'
import type { SectionOf } from '../../content/services.ts'
import { site } from '../../content/site.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { CaseLink } from '../../sections/proof/case-link.tsx'
import { groundBetween } from '../../sections/proof/ground-between.ts'
import type { Ground } from '../../ui/ground.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import css from './proof-beside-test.module.css'

export type SelfTest = NonNullable<SectionOf<'proof'>['test']>

/** Limit for the size of a document. The build replaces it with this page's size. */
const MAX_KILOBYTES = 15

type ProofBesideTestProps = { proof: Proof; test: SelfTest; path: string; between: readonly Ground[] }

/** What this page weighs and how fast it came, as the page's own proof; below it a case, in one line. */
export function ProofBesideTest({ proof, test, path, between }: ProofBesideTestProps) {
  const { slug, brand, ground, metric, line, nearest } = proof
  return (
    <section className={css.section} data-ground={groundBetween(ground, between)} data-proof={slug}>
      <Measured {...test} path={path} />
      <div className={css.case} role="group" aria-label={`Case study: ${brand}`}>
        <p className={css.metric}>
          <span className={css.value}>{formatMetric(metric)}</span> {metric.label}
        </p>
        <p>
          {line} {nearest}
        </p>
        <CaseLink slug={slug} brand={brand} className={css.link} />
      </div>
    </section>
  )
}

/** The test's numbers. Without script, `before` is shown instead of the seconds. */
function Measured({ heading, weight, before, reached, cached, link, path }: SelfTest & { path: string }) {
  const address = encodeURIComponent(`${site.url}${path}/`)
  return (
    <div className={css.test} data-enhance="page-speed" data-reached={reached} data-cached={cached}>
      <Heading size="h4">{heading}</Heading>
      <p className={css.weight}>
        <span className={css.kilobytes}>
          <span data-own-weight>{MAX_KILOBYTES}</span> KB
        </span>{' '}
        <span>{weight}</span>
      </p>
      <div className={css.side}>
        <p className={css.time} data-live>
          <b className={css.seconds}>{before.value}</b> <span>{before.label}</span>
        </p>
        <Button
          href={`https://pagespeed.web.dev/analysis?url=${address}`}
          variant="ink"
          icon="arrow-up-right"
          className={css.testLink}
        >
          {link}
        </Button>
      </div>
    </div>
  )
}
