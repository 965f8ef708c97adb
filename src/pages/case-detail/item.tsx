import type { ReactNode } from 'react'
import css from './challenges-solutions.module.css'

type ItemProps = {
  title: string
  text: string
  state: 'active' | 'highlighted' | undefined
  side: 'challenge' | 'solution'
  id: string
  /** Ids of the challenges that a solution answers. */
  answers?: readonly string[]
  /** Before the title. */
  children: ReactNode
}

export function Item({ title, text, state, side, id, answers, children }: ItemProps) {
  return (
    <li className={css.item} data-state={state} data-side={side} data-id={id} data-answers={answers?.join(' ')}>
      {children}
      <h3 className={css.title}>
        <button type="button" className={css.button} aria-pressed={state === 'active'}>
          {title}
        </button>
      </h3>
      <p className={css.text}>{text}</p>
    </li>
  )
}
