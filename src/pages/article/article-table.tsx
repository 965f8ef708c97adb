import type { ComponentProps } from 'react'
import { blog } from '../../content/blog.ts'
import css from './prose.module.css'

/**
 * Attributes of the scroller: Safari scrolls by keyboard only what can be focused. article-table.client.ts removes the
 * tab stop if nothing scrolls.
 */
const keys = { tabIndex: 0, 'data-enhance': 'article-table' } as const

/** A table that scrolls sideways if it is wider than the text, by touch or by the arrow keys once focused. */
export function ArticleTable({ children }: ComponentProps<'table'>) {
  return (
    <div className={css.scroller} data-figure {...keys} role="group" aria-label={blog.article.table}>
      <table className={css.table}>{children}</table>
    </div>
  )
}
