import type { about } from '../../content/about.ts'
import { Marquee } from '../../motion/marquee.tsx'
import type { Ground } from '../../ui/ground.ts'
import css from './marquees.module.css'

type MarqueesProps = typeof about.marquees

/** Two marquees running in opposite directions. */
export function Marquees({ label, principlesLabel, principles, sayingsLabel, sayings }: MarqueesProps) {
  if (principles.length + sayings.length === 0) return null
  return (
    <section className={css.bands} aria-label={label}>
      <MarqueeRow ground="ink" label={principlesLabel} pace="slow" lines={principles} />
      <MarqueeRow ground="saffron" label={sayingsLabel} reverse lines={sayings} />
    </section>
  )
}

type MarqueeRowProps = { ground: Ground; label: string; pace?: 'slow'; reverse?: boolean; lines: readonly string[] }

function MarqueeRow({ ground, lines, ...marquee }: MarqueeRowProps) {
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
