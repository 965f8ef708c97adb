import type { home } from '../../content/home.ts'
import { Counter } from '../../motion/counter.tsx'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './counters.module.css'

/** The figures in a grid, each with its unit and what it counts; amounts of money have a bar each, on one scale. */
export function Counters({ heading, text, entries }: typeof home.counters) {
  if (entries.length === 0) return null
  const amounts = entries.flatMap(({ metric }) => (metric.prefix ? [metric.value] : []))
  const scale = Math.max(...amounts)
  return (
    <Section ground="ink" divider="top" labelledBy="counters">
      <header className={css.head}>
        <Heading id="counters">{heading}</Heading>
        <p className="lead">{text}</p>
      </header>
      <ul className={css.ledger}>
        {entries.map((entry) => (
          <li key={entry.metric.label} className={css.line} {...reveal}>
            <p className={css.figure}>
              <Counter metric={entry.metric} className={css.value} />{' '}
              <span className={css.label}>{entry.metric.label}</span>
            </p>
            <p className={css.text}>{entry.text}</p>
            {amounts.length > 1 && entry.metric.prefix && (
              <svg viewBox={`0 0 ${scale} 1`} preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0h${entry.metric.value}v1H0z`} />
              </svg>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
