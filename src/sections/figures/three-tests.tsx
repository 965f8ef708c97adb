import { useId } from 'react'
import type { FigureOf } from '../../content/services.ts'
import css from './three-tests.module.css'

/** Three questions to tick; the style sheet counts them and shows the verdict, on large screens beside them. */
export function ThreeTests({ question, tests, verdicts }: FigureOf<'three-tests'>) {
  const name = useId()
  return (
    <div className={css.tests} data-drawing="three-tests">
      <fieldset className={css.choice}>
        <legend className={css.question}>{question}</legend>
        <div className={css.list}>
          {tests.flatMap(({ label, text }, at) => [
            <input key={label} id={`${name}${at}`} type="checkbox" defaultChecked className={css.ring} />,
            <label key={text} htmlFor={`${name}${at}`} className={css.test}>
              <b>{label}</b> <span>{text}</span>
            </label>,
          ])}
        </div>
      </fieldset>
      <div className={css.verdicts} aria-live="polite">
        {verdicts.map(({ label, text }) => (
          <p key={label} className={css.verdict}>
            <strong className={css.word}>{label}</strong> <span>{text}</span>
          </p>
        ))}
      </div>
    </div>
  )
}
