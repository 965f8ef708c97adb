import type { technology } from '../../content/technology.ts'
import { classNames } from '../../lib/class-names.ts'
import rail from '../../ui/rail.module.css'
import { railKeys } from '../../ui/rail.ts'
import css from './example.module.css'
import { TrialScreen } from './trial-screen.tsx'

type ExampleProps = NonNullable<(typeof technology.sections)[number]['example']>

/**
 * A piece of the work as rows: requirements and the devices they are built for, requests with their verdicts, the
 * months of a year, a page in its editor, a document being read, or a screen before and after a test with people.
 */
export function Example({ kind, heading, rows }: ExampleProps) {
  const isYear = kind === 'year'
  return (
    <figure
      className={css.example}
      data-figure=""
      data-kind={kind}
      data-ground={kind === 'editor' || kind === 'reading' ? 'bone' : undefined}
    >
      <figcaption className={css.heading}>{heading}</figcaption>
      <dl className={classNames(css.rows, isYear && rail.rail)} {...(isYear && railKeys)}>
        {rows.map(({ label, text, waits }) => (
          <div key={label} className={css.row} data-waits={waits && ''}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.text}>{kind === 'trial' ? <Trial text={text} isMended={waits === true} /> : text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

/** Colours the two sentences like the dots: the first is about those who arrived, the second about the others. */
function Trial({ text, isMended }: { text: string; isMended: boolean }) {
  return (
    <>
      <TrialScreen isMended={isMended} />
      {text.split(/(?<=\.) /).map((sentence) => (
        <span key={sentence} className={css.tried}>
          {sentence}
        </span>
      ))}
    </>
  )
}
