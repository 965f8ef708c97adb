import type { Proof } from '../../content/proof.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './margin-proof.module.css'

type MarginProofProps = Proof & {
  /** In the margin beside the place in the text where it stands; beside the beginning when left out. */
  within?: true
}

/** A case of a service that the article names, in the margin; without a margin, within the text. */
export function MarginProof({ slug, brand, picture, metric, line, within }: MarginProofProps) {
  return (
    <aside className={css.margin} data-margin={within} aria-label={`Case study: ${brand}`}>
      <Image picture={picture} sizes="15.5rem" heights="11rem" cover alt="" className={css.picture} />
      <p className={css.metric}>
        <span className={css.value}>{formatMetric(metric)}</span> {metric.label}
      </p>
      <p>{line}</p>
      <Link to={`/case-study/${slug}`} className={css.link}>
        {brand}
        <Icon name="arrow-right" />
      </Link>
    </aside>
  )
}
