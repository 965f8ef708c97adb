import type { ComponentProps } from 'react'
import css from './prose.module.css'

/** `## 3. Title`: the number becomes a drop figure. Headings without one stay as they are. */
export function NumberedHeading({ id, children }: ComponentProps<'h2'>) {
  const [, number, text] = (typeof children === 'string' && /^(\d+)\. (.+)$/.exec(children)) || []
  return (
    <h2 id={id} className={css.heading} data-numbered={number ? '' : undefined}>
      {number && (
        <span className={css.figure}>
          {number}
          <span className="visually-hidden">. </span>
        </span>
      )}
      {text ?? children}
    </h2>
  )
}
