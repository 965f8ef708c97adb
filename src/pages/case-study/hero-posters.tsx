import { caseList } from '../../content/case-list.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { groundBetween } from '../../sections/proof/ground-between.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './hero-posters.module.css'

/** Number of posters in a row; the last of them extend down beside the words. */
const COUNT = 7
const LONG = 3

const SIZES = '(min-width: 60em) 13vw, 30vw'
const HEIGHTS = { long: '(min-width: 60em) 56svh, 40svh', short: '(min-width: 60em) 22svh, 30svh' }

/**
 * Posters that hang from the top of the banner, one for each case, with its other picture and its first result.
 * Tablets show the last five, phones the long ones.
 */
export function HeroPosters() {
  const shown = caseList.order.slice(0, COUNT)
  return (
    <ul role="list" className={css.posters}>
      {shown.map(({ slug, brand, ground, detailPicture, metric }, index) => (
        <li key={slug} className={css.item} data-from-end={shown.length - index}>
          <Link to={`/case-study/${slug}`} className={css.poster} data-ground={groundBetween(ground, ['ink'])}>
            <span className={css.words}>
              <span className={css.value}>{formatMetric(metric)}</span>{' '}
              <span className={css.label}>{metric.label}</span>{' '}
              <span className={css.brand}>
                {brand}
                <Icon name="arrow-right" />
              </span>
            </span>
            <Image
              picture={detailPicture}
              sizes={SIZES}
              heights={HEIGHTS[index < shown.length - LONG ? 'short' : 'long']}
              priority={index >= shown.length - LONG}
              cover
              alt=""
              className={css.picture}
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
