import type { about } from '../../content/about.ts'
import { Marquee } from '../../motion/marquee.tsx'
import css from './marquees.module.css'

type MarqueesProps = typeof about.marquees

/** Two bands of cloth drawn past each other. */
export function Marquees({ label, principlesLabel, principles, sayingsLabel, sayings }: MarqueesProps) {
  return (
    <section className={css.bands} aria-label={label}>
      <div className={css.band} data-ground="ink">
        <Marquee label={principlesLabel} pace="slow">
          {principles.map((principle) => (
            <li key={principle} className={css.words}>
              {principle}
            </li>
          ))}
        </Marquee>
      </div>
      <div className={css.band} data-ground="saffron">
        <Marquee label={sayingsLabel} reverse>
          {sayings.map((saying) => (
            <li key={saying} className={css.words}>
              {saying}
            </li>
          ))}
        </Marquee>
      </div>
    </section>
  )
}
