import type { ReactNode } from 'react'
import css from './challenges-solutions.module.css'
import summary from '../../ui/summary.module.css'
import line from './story-line.module.css'

type ItemProps = {
  title: string
  text: string
  state: 'active' | 'highlighted' | undefined
  side: 'challenge' | 'solution'
  id: string
  /** Ids of the challenges that a solution answers. */
  answers?: readonly string[]
  /** Of the line on which the pair stands; straight when left out. */
  sway?: 'far' | 'near' | undefined
  /** On phones the text is folded below it. */
  fold?: { label: string; open: boolean } | undefined
  /** Drawn beside or below the text. */
  drawing?: ReactNode
  /** Before the title. */
  children: ReactNode
}

export function Item({ title, text, state, side, id, answers, sway, fold, drawing, children }: ItemProps) {
  const body = <p className={css.text}>{text}</p>
  return (
    <li
      className={css.item}
      data-state={state}
      data-side={side}
      data-id={id}
      data-answers={answers?.join(' ')}
      data-sway={sway}
      data-drawn={drawing ? '' : undefined}
    >
      {children}
      <h3 className={css.title}>
        <button type="button" className={css.button} aria-pressed={state === 'active'}>
          {title}
        </button>
      </h3>
      {fold ? (
        <details className={line.fold} open={fold.open}>
          <summary className={summary.summary}>{fold.label}</summary>
          {body}
        </details>
      ) : (
        body
      )}
      {drawing}
    </li>
  )
}
