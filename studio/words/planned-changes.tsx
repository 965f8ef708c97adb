import type { DocumentChange } from '#shared/studio/documents.ts'
import { Fold } from '../ui/fold.tsx'
import { ChangeItem } from './change-item.tsx'
import type { SideLabels } from './change-sides.tsx'
import css from './publish.module.css'

type Props = {
  title: string
  changes: readonly DocumentChange[]
  labels?: SideLabels
  isOpen: boolean
}

/** Changes of one document in the list of a publication. */
export function PlannedChanges({ title, changes, labels, isOpen }: Props) {
  return (
    <Fold
      className={css.details}
      open={isOpen}
      summary={
        <>
          What changes<span className="visually-hidden">: {title}</span>
        </>
      }
    >
      <ul className={css.changes}>
        {changes.map((change) => (
          <ChangeItem key={change.path} change={change} {...(labels && { labels })} isBare={change.title === title} />
        ))}
      </ul>
    </Fold>
  )
}
