import type { caseList } from '../../content/case-list.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import css from './banner-figure.module.css'

/** The first result of one case, on the banner's picture. */
export function BannerFigure({ slug, brand, metrics: [metric] }: NonNullable<typeof caseList.banner.case>) {
  if (!metric) return null
  return (
    <Link to={`/case-study/${slug}`} className={css.figure}>
      <span className={css.value}>{formatMetric(metric)}</span> <span>{metric.label}</span>{' '}
      <span className={css.brand}>
        {brand}
        <Icon name="arrow-right" />
      </span>
    </Link>
  )
}
