import { Fragment, useId, type ReactNode } from 'react'
import { blog } from '../../content/blog.ts'
import { Button } from '../../ui/button.tsx'
import css from './tally.module.css'

type TallyProps = {
  title: string
  labels: readonly string[]
  /** List of three meanings: for fewer than three ticks, for fewer than seven, and for more. */
  children: ReactNode
}

/** A list to tick, with a contact link below it. The style sheet counts, so it works without script. */
export function Tally({ title, labels, children }: TallyProps) {
  const id = useId()
  return (
    <fieldset className={css.tally} data-ground="sand" data-figure>
      <legend className={css.title}>{title}</legend>
      {labels.map((label, at) => (
        <Fragment key={label}>
          <input type="checkbox" id={`${id}-${at}`} className={css.box} />
          <label htmlFor={`${id}-${at}`} className={css.label}>
            {label}
          </label>
        </Fragment>
      ))}
      <div className={css.result}>
        <p className={css.start}>{blog.article.tallyStart}</p>
        <p className={css.count}>{blog.article.tally.replace('{total}', String(labels.length))}</p>
        <div role="status" className={css.meaning}>
          {children}
        </div>
        <Button to="/contact-us" className={css.action}>
          {blog.article.ask.label}
        </Button>
      </div>
    </fieldset>
  )
}
