import type { ReactNode } from 'react'
import { reveal } from '../../motion/reveal.tsx'
import css from './prose.module.css'

/** Replaces quotation marks by single ones, because the style sheet adds the outer ones. */
const inner = (words: string): string => words.replaceAll('“', '‘').replaceAll('”', '’')

/** Repeats a sentence of the article; hidden from assistive technology. */
export function PullQuote({ children }: { children: ReactNode }) {
  return (
    <div className={css.quote} aria-hidden="true" data-figure {...reveal}>
      <p>{typeof children === 'string' ? inner(children) : children}</p>
    </div>
  )
}
