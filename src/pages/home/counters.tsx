import type { home } from '../../content/home.ts'
import { Counter } from '../../motion/counter.tsx'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './counters.module.css'

/** The figures in a list. The largest amount of money comes first, over a bar that marks the other amounts. */
export function Counters({ heading, text, entries }: typeof home.counters) {
  if (entries.length === 0) return null
  const amounts = entries.flatMap(({ metric }) => (metric.prefix ? [metric.value] : []))
  const scale = Math.max(...amounts)
  return (
    <Section ground="ink" divider="top" labelledBy="counters">
      <header className={css.head}>
        <Heading id="counters" size="h3">
          {heading}
        </Heading>
        <p className="lead">{text}</p>
      </header>
      <ul className={css.ledger}>
        {entries.map(({ metric, text: what }) => (
          <li key={metric.label} className={css.line} data-amount={metric.prefix} {...reveal}>
            <p className={css.figure}>
              <Counter metric={metric} className={css.value} /> <span className={css.label}>{metric.label}</span>
            </p>
            <p className={css.text}>{what}</p>
            {amounts.length > 1 && metric.prefix && metric.value === scale && (
              <svg viewBox={`0 0 ${scale} 1`} preserveAspectRatio="none" aria-hidden="true">
                {amounts
                  .toSorted((one, other) => other - one)
                  .map((amount) => (
                    <path key={amount} d={`M0 0h${amount}v1H0z`} />
                  ))}
              </svg>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
