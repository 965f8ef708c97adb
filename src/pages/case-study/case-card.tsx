import { caseList, type CaseSummary } from '../../content/case-list.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './case-card.module.css'

const { readMore } = caseList.wall

/** Whose picture is square on a phone. */
const SQUARE_PLACES = [1, 4]

/** A case in the grid; the link covers the whole card. */
export function CaseCard({ entry, number, isLast }: { entry: CaseSummary; number: number; isLast: boolean }) {
  const { slug, brand, sector, subtitle, ground, picture, metrics: metric } = entry
  const place = ((number - 1) % 6) + 1
  return (
    <li className={css.item} data-place={place} data-alone={(isLast && number % 2 === 1) || undefined} {...reveal}>
      <div className={css.card} data-ground={ground}>
        <p className={css.label}>
          <span className="tabular">{String(number).padStart(2, '0')}</span> {sector}
        </p>
        <h3 className={css.brand} data-short={brand.length < 9 || undefined}>
          <Link to={`/case-study/${slug}`} className={css.link}>
            {brand}
          </Link>
        </h3>
        <div className={css.media}>
          <Image
            picture={picture}
            sizes="(min-width: 60em) 55vw, 92vw"
            heights={`(min-width: 60em) 0vw, ${SQUARE_PLACES.includes(place) ? 92 : 62}vw`}
            alt=""
            cover
            className={css.picture}
          />
          <p className={css.metric}>
            <span className={css.value}>{formatMetric(metric)}</span> {metric.label}
          </p>
        </div>
        <p className={css.subtitle}>{subtitle}</p>
        <span className={css.more} aria-hidden="true">
          {readMore}
          <Icon name="arrow-right" />
        </span>
      </div>
    </li>
  )
}
