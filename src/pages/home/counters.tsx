import type { home } from '../../content/home.ts'
import { Counter } from '../../motion/counter.tsx'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './counters.module.css'

/** The figures in a grid, each with its unit and what it counts, and the sun coming up behind them. */
export function Counters({ heading, text, entries }: typeof home.counters) {
  if (entries.length === 0) return null
  return (
    <Section ground="ink" divider="top" labelledBy="counters" className={css.counters}>
      <div className={css.sun} aria-hidden="true" {...reveal} />
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
          </li>
        ))}
      </ul>
    </Section>
  )
}
