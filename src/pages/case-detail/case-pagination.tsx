import { caseList, adjacentCases } from '../../content/case-list.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { FOOTER_GROUND } from '../../sections/site-footer/footer-ground.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './case-pagination.module.css'

const { detail } = caseList

/** The next case as a full-width link; below it the previous case and the list. */
export function CasePagination({ brand }: { brand: string }) {
  const { previous, next } = adjacentCases(brand)
  // With only one case there is no next one.
  if (next.brand === brand) return null
  // With the footer's ground the band would merge into the footer.
  const ground = next.ground === FOOTER_GROUND ? 'ink' : next.ground
  return (
    <nav aria-label={detail.allCases}>
      <Link to={`/case-study/${next.slug}`} className={css.next} data-ground={ground}>
        <span className={`wrap ${css.words}`}>
          <span className={css.label}>
            {detail.next}
            <Icon name="arrow-right" />
          </span>
          <span className={css.brand}>{next.brand}</span>
          <span className={css.result}>
            <span className={css.value}>{formatMetric(next.metric)}</span> <span>{next.metric.label}</span>
          </span>
          <span className={css.subtitle}>{next.subtitle}</span>
        </span>
        <span className={css.picture}>
          <Image picture={next.picture} sizes="(min-width: 60em) 60vw, 100vw" alt="" cover />
        </span>
      </Link>
      <div className={css.others} data-ground="bone">
        <div className={`wrap ${css.row}`}>
          <Link to={`/case-study/${previous.slug}`} className={css.link}>
            <Icon name="arrow-left" />
            <span>
              {detail.previous}: {previous.brand}
            </span>
          </Link>
          <Link to="/case-study" className={css.link}>
            {detail.allCases}
          </Link>
        </div>
      </div>
    </nav>
  )
}
