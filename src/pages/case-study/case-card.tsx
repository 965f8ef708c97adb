import { caseList, type CaseSummary } from '../../content/case-list.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './case-card.module.css'

const { readMore } = caseList.wall

/** Tells whether a card spans both columns on tablets: the first does, and a last one without a partner. */
const isWide = (number: number, isLast: boolean): boolean => number === 1 || (isLast && number % 2 === 0)
/**
 * Tells whether a card's picture spans a phone: every fourth one does, but not a last card. The other cards are rows.
 */
const isLarge = (number: number, isLast: boolean): boolean => number % 4 === 1 && !(isLast && number > 1)
const hasArch = (number: number): boolean => number % 4 === 3 || number % 4 === 0

const FRAMES = {
  large: { sizes: '(min-width: 60em) 55vw, 92vw', heights: '(min-width: 60em) 0vw, 72vw' },
  small: { sizes: '(min-width: 60em) 55vw, 45vw', heights: '(min-width: 60em) 0vw, 66vw' },
}

/** A case in the grid; the link covers the whole card. */
export function CaseCard({ entry, number, isLast }: { entry: CaseSummary; number: number; isLast: boolean }) {
  const { slug, brand, sector, subtitle, ground, picture, metric, other } = entry
  const place = ((number - 1) % 6) + 1
  const wide = isWide(number, isLast)
  const large = isLarge(number, isLast)
  return (
    <li
      className={css.item}
      data-place={place}
      data-wide={wide || undefined}
      data-large={large || undefined}
      data-arch={hasArch(number) || undefined}
      data-alone={(isLast && number % 2 === 1) || undefined}
      {...reveal}
    >
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
            {...FRAMES[wide || large ? 'large' : 'small']}
            alt=""
            cover
            className={css.picture}
          />
          <p className={css.metric}>
            <span className={css.value}>{formatMetric(metric)}</span> {metric.label}
            {other !== metric && (
              <span className={css.also}>
                <b>{formatMetric(other)}</b> {other.label}
              </span>
            )}
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
