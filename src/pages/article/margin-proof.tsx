import type { Proof } from '../../content/proof.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './margin-proof.module.css'

type MarginProofProps = Proof & {
  /**
   * Place of the case: in the margin beside the beginning, in the margin beside its place in the text, or in a row
   * that closes a part.
   */
  place: 'beginning' | 'margin' | 'row'
}

/** A case of a service that the article names. Without a margin it stands within the text. */
export function MarginProof({ slug, brand, picture, metric, line, place }: MarginProofProps) {
  return (
    <aside
      className={place === 'row' ? css.row : css.margin}
      data-margin={place === 'margin' || undefined}
      data-figure
      aria-label={`Case study: ${brand}`}
    >
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
