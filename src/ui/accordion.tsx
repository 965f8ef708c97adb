import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import css from './accordion.module.css'
import type { Ground } from './ground.ts'

export type AccordionItem = {
  id: string
  title: ReactNode
  body: ReactNode
  ground?: Ground
  className?: string | undefined
}

type AccordionProps = {
  /** Name shared by the panels, of which one is open at a time. */
  name: string
  items: readonly AccordionItem[]
  /** Index of the panel that is open at first; all are closed when left out. */
  initial?: number
  level?: 2 | 3 | 4
  className?: string | undefined
}

/** Accordion of native details: closed panels are in the HTML, found by searching, and open without script. */
export function Accordion({ name, items, initial, level = 3, className }: AccordionProps) {
  const Title = `h${level}` as const
  return (
    <div className={classNames(css.accordion, className)} data-enhance="accordion">
      {items.map((item, index) => (
        <details
          key={item.id}
          id={item.id}
          name={name}
          open={index === initial}
          data-ground={item.ground}
          className={classNames(css.item, item.className)}
        >
          <summary className={css.summary}>
            <Title className={css.title}>{item.title}</Title>
          </summary>
          <div className={css.body}>{item.body}</div>
        </details>
      ))}
    </div>
  )
}
