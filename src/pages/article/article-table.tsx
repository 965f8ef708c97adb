import type { ComponentProps } from 'react'
import { blog } from '../../content/blog.ts'
import css from './prose.module.css'

/** Safari scrolls by keyboard only what can be focused; article-table.client.ts takes it away where nothing scrolls. */
const keys = { tabIndex: 0, 'data-enhance': 'article-table' } as const

/** A table wider than the text is scrolled sideways, by touch or, once focused, by the arrow keys. */
export function ArticleTable({ children }: ComponentProps<'table'>) {
  return (
    <div className={css.scroller} data-figure {...keys} role="group" aria-label={blog.article.table}>
      <table className={css.table}>{children}</table>
    </div>
  )
}
