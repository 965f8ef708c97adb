import type { about } from '../../content/about.ts'
import { home } from '../../content/home.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { reveal, revealAfter } from '../../motion/reveal.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './purpose.module.css'

export function Purpose({ heading, statement, paragraphs, counters, picture }: typeof about.purpose) {
  const facts = counters.flatMap((label) => home.counters.entries.filter(({ metric }) => metric.label === label))
  return (
    <Section id="about_top_content" labelledBy="purpose" className={css.section}>
      <Eyebrow>{heading}</Eyebrow>
      <div className={css.purpose}>
        <h2 id="purpose" className={css.statement} {...reveal}>
          {statement}
        </h2>
        <Image
          picture={picture}
          sizes="(min-width: 48em) 48vw, 100vw"
          heights="(min-width: 48em) 48vw, 60vw"
          cover
          className={css.picture}
        />
        <div className={css.words} {...revealAfter(1)}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.slice(0, 24)}>{paragraph}</p>
          ))}
          <ul className={css.facts}>
            {facts.map(({ metric, text }) => (
              <li key={metric.label}>
                <b className={css.number}>{formatMetric(metric)}</b> <b>{metric.label}</b> {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
