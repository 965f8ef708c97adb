import type { ChangedDocument } from '#shared/studio/publish.ts'
import { ChangeItem } from './change-item.tsx'
import type { SideLabels } from './change-sides.tsx'
import css from './publish.module.css'

const KIND_WORDS = { new: 'New', removed: 'Deleted', changed: null }

type Props = {
  documents: ChangedDocument[]
  labels: SideLabels
  /** Whether a heading above already names the only document. */
  isNamed?: boolean
}

export const ChangedDocuments = ({ documents, labels, isNamed = false }: Props) => (
  <div className={css.documents}>
    {documents.map(({ file, title, kind, changes }) => (
      <section key={file} className={css.changed}>
        <h3 className={isNamed && kind === 'changed' ? 'visually-hidden' : undefined}>
          {title}
          {KIND_WORDS[kind] && <span className={css.kind}>{KIND_WORDS[kind]}</span>}
        </h3>
        {kind !== 'removed' && (
          <ul className={css.changes}>
            {changes.map((change) => (
              <ChangeItem key={change.path} change={change} labels={labels} isBare={change.title === title} />
            ))}
          </ul>
        )}
      </section>
    ))}
  </div>
)
