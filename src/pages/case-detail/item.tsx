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
  /** Sway of the line the pair stands on; straight when left out. */
  sway?: 'far' | 'near' | undefined
  /** Heading that unfolds the text on phones. */
  fold?: { label: string; open: boolean } | undefined
  /** Drawing beside or below the text. */
  drawing?: ReactNode
  /** Content before the title. */
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
