import type { about } from '../../content/about.ts'
import { Marquee } from '../../motion/marquee.tsx'
import type { Ground } from '../../ui/ground.ts'
import css from './marquees.module.css'

type MarqueesProps = typeof about.marquees

/** Band of sayings about work, below the philosophy they come from. */
export function Sayings({ sayings, sayingsLabel }: MarqueesProps) {
  if (sayings.length === 0) return null
  return (
    <div className={css.bands}>
      <MarqueeRow ground="saffron" label={sayingsLabel} reverse lines={sayings} />
    </div>
  )
}

/** Band of short rules, which runs against the sayings above. */
export function Principles({ label, principles, principlesLabel }: MarqueesProps) {
  if (principles.length === 0) return null
  return (
    <section className={css.bands} aria-label={label}>
      <MarqueeRow ground="laterite" label={principlesLabel} pace="slow" lines={principles} />
    </section>
  )
}

type MarqueeRowProps = { ground: Ground; label: string; pace?: 'slow'; reverse?: boolean; lines: readonly string[] }

function MarqueeRow({ ground, lines, ...marquee }: MarqueeRowProps) {
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
