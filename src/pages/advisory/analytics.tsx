import type { advisory } from '../../content/advisory.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './analytics.module.css'
import { Reading } from './readings.tsx'

/** Questions of an owner, each with the analysis that answers it. */
export function Analytics({ heading, lead, questions }: typeof advisory.analytics) {
  return (
    <Section ground="sand">
      <div className={css.top}>
        <Heading>{heading}</Heading>
        <p className="lead">{lead}</p>
      </div>
      <dl className={css.list}>
        {questions.map(({ question, answer, reading }) => (
          <div key={question} className={css.row}>
            <dt className={css.question}>
              {reading && <Reading name={reading} />}
              {question}
            </dt>
            <dd className={css.answer}>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
