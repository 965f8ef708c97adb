import type { home } from '../../content/home.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Horizon } from './horizon.tsx'
import css from './process.module.css'
import { RouteIllustration } from './route-illustration.tsx'

/** The three steps and the first days after them, under one sky and along one line. */
export function Process({ heading, text, from, to, steps, horizon }: typeof home.process) {
  return (
    <div className={css.both}>
      <section className={css.process} data-ground="sand" aria-labelledby="process">
        <header className={css.head}>
          <Heading id="process">{heading}</Heading>
          <p className="lead">{text}</p>
        </header>
        <div className={css.flight}>
          <RouteIllustration from={from} to={to} />
          <ol className={css.steps}>
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
      </section>
      <Horizon {...horizon} />
    </div>
  )
}
