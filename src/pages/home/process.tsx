import type { home } from '../../content/home.ts'
import { classNames } from '../../lib/class-names.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import rail from '../../ui/rail.module.css'
import { railKeys } from '../../ui/rail.ts'
import css from './process.module.css'
import { RouteIllustration } from './route-illustration.tsx'

export function Process({ heading, text, from, to, steps }: typeof home.process) {
  return (
    <Section ground="sand" padding="small" labelledBy="process" className={css.process}>
      <header className={css.head}>
        <Heading id="process">{heading}</Heading>
        <p className="lead">{text}</p>
      </header>
      <div className={css.flight}>
        <RouteIllustration from={from} to={to} />
        <ol className={classNames(rail.rail, css.steps)} {...railKeys}>
          {steps.map((step, index) => (
            <li key={step.heading} className={css.step} {...reveal}>
              <span className={css.number} aria-hidden="true">
                {`0${index + 1}`}
              </span>
              <h3 className={css.title}>{step.heading}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
