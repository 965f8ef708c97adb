import type { Proof } from '../../content/proof.ts'
import { classNames } from '../../lib/class-names.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { CaseLink } from '../../sections/proof/case-link.tsx'
import css from './result.module.css'

/** A case in one line: figure, label and client; on large windows also the sentence. */
export function Result({ result, className }: { result: Proof | undefined; className?: string | undefined }) {
  if (!result) return null
  const { slug, brand, metric, line } = result
  return (
    <div className={classNames(css.result, className)}>
      <b className={css.value}>{formatMetric(metric)}</b>
      <p>
        <b>{metric.label}</b> <span className={css.line}>{line}</span>
      </p>
      <CaseLink slug={slug} brand={brand} className={css.case} />
    </div>
  )
}
