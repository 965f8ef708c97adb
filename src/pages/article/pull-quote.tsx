import type { ReactNode } from 'react'
import { reveal } from '../../motion/reveal.tsx'
import css from './prose.module.css'

/** Repeats a sentence of the article; hidden from assistive technology. */
export function PullQuote({ children }: { children: ReactNode }) {
  return (
    <div className={css.quote} aria-hidden="true" {...reveal}>
      <p>{children}</p>
    </div>
  )
}
