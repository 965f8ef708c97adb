import type { ReactNode } from 'react'
import { blog } from '../../content/blog.ts'
import css from './prose.module.css'

/** Something that the reader can try at once, set apart from the text. */
export function Exercise({ children }: { children: ReactNode }) {
  return (
    <div className={css.exercise} data-ground="sand">
      <h3 className={css.exerciseTitle}>{blog.article.exercise}</h3>
      {children}
    </div>
  )
}
