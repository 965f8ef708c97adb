import type { CaseStudy } from '../../content/cases.ts'
import { reveal } from '../../motion/reveal.tsx'
import css from './moments.module.css'

type Moments = NonNullable<CaseStudy['moments']>

/** Adverts for the hours at which the product is wanted. */
export function Moments({ moments, brand }: { moments: Moments; brand: string }) {
  return (
    <ul role="list" className={css.moments} {...reveal}>
      {moments.map(({ scene, text }) => (
        <li key={scene} className={css.advert} data-scene={scene}>
          <p className={css.text}>{text}</p>
          <div className={css.scene} />
          <p className={css.brand}>{brand}</p>
        </li>
      ))}
    </ul>
  )
}
