import type { ComponentProps } from 'react'
import { blog } from '../../content/blog.ts'
import css from './prose.module.css'

/** A table wider than the text is scrolled sideways, by touch or, once focused, by the arrow keys; see article-table.client.ts. */
export function ArticleTable({ children }: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls by keyboard only what can be focused
    <div
      className={css.scroller}
      data-figure
      data-enhance="article-table"
      tabIndex={0}
      role="group"
      aria-label={blog.article.table}
    >
      <table className={css.table}>{children}</table>
    </div>
  )
}
