import type { technology } from '../../content/technology.ts'
import css from './example.module.css'
import { TrialScreen } from './trial-screen.tsx'

type ExampleProps = NonNullable<(typeof technology.sections)[number]['example']>

/**
 * A piece of the work as rows: what is needed and what is built for it, requests with a verdict each, a month along a line,
 * a page in its editor, a document that is read, or a screen before and after people tried it.
 */
export function Example({ kind, heading, rows }: ExampleProps) {
  return (
    <figure
      className={css.example}
      data-figure
      data-kind={kind}
      data-ground={kind === 'editor' || kind === 'reading' ? 'bone' : undefined}
    >
      <figcaption className={css.heading}>{heading}</figcaption>
      <dl className={css.rows}>
        {rows.map(({ label, text, waits }) => (
          <div key={label} className={css.row} data-waits={waits}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.text}>
              {kind === 'trial' && <TrialScreen isMended={waits === true} />}
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
