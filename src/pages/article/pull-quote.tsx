import type { ReactNode } from 'react'
import css from './prose.module.css'

/** Repeats a sentence of the article, so that it is hidden from readers who hear it. */
export function PullQuote({ children }: { children: ReactNode }) {
  return (
    <div className={css.quote} aria-hidden="true" data-reveal="">
      <p>{children}</p>
    </div>
  )
}
