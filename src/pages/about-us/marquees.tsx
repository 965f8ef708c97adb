import type { about } from '../../content/about.ts'
import { Marquee } from '../../motion/marquee.tsx'
import type { Ground } from '../../ui/ground.ts'
import css from './marquees.module.css'

type MarqueesProps = typeof about.marquees

/** Two bands of cloth drawn past each other. */
export function Marquees({ label, principlesLabel, principles, sayingsLabel, sayings }: MarqueesProps) {
  if (principles.length + sayings.length === 0) return null
  return (
    <section className={css.bands} aria-label={label}>
      <Band ground="ink" label={principlesLabel} pace="slow" lines={principles} />
      <Band ground="saffron" label={sayingsLabel} reverse lines={sayings} />
    </section>
  )
}

type BandProps = { ground: Ground; label: string; pace?: 'slow'; reverse?: boolean; lines: readonly string[] }

function Band({ ground, lines, ...marquee }: BandProps) {
  if (lines.length === 0) return null
  return (
    <div className={css.band} data-ground={ground}>
      <Marquee {...marquee}>
        {lines.map((line) => (
          <li key={line} className={css.words}>
            {line}
          </li>
        ))}
      </Marquee>
    </div>
  )
}
