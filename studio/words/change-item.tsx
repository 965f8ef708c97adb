import type { ReactNode } from 'react'
import type { DocumentChange } from '#shared/studio/documents.ts'
import css from './sides.module.css'

type Props = {
  change: DocumentChange
  /** It is on the site already, or was. */
  isPast?: boolean
  children?: ReactNode
}

/** One changed field: what visitors read now, and what they will read. */
export function ChangeItem({ change: { title, before, after }, isPast, children }: Props) {
  return (
    <li className={css.change}>
      <h3>{title}</h3>
      <dl className={css.sides}>
        <Side label={isPast ? 'Before' : 'Now'} text={before} />
        <Side label={isPast ? 'Then' : 'New'} text={after} isNew />
      </dl>
      {children}
    </li>
  )
}

function Side({ label, text, isNew }: { label: string; text: string | null; isNew?: boolean }) {
  return (
    <div className={css.side} data-new={isNew || undefined}>
      <dt>{label}</dt>
      <dd>{text === null || text === '' ? <em>Nothing</em> : text}</dd>
    </div>
  )
}
