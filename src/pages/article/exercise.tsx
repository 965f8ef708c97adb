import type { ReactNode } from 'react'
import { blog } from '../../content/blog.ts'
import css from './prose.module.css'

/** An exercise for the reader, set apart from the text. */
export function Exercise({ title = blog.article.exercise, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={css.exercise} data-ground="sand" data-figure>
      <h3 className={css.exerciseTitle}>{title}</h3>
      {children}
    </div>
  )
}
