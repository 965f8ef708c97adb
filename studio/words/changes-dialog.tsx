import { useState } from 'react'
import type { DocumentChange } from '#shared/studio/documents.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog, Foot } from '../ui/dialog.tsx'
import { ChangeItem } from './change-item.tsx'
import { Direction } from './change-sides.tsx'
import css from './sides.module.css'

type Props = {
  changes: DocumentChange[]
  isOpen: boolean
  onClose: () => void
  /** Undefined if the document cannot be published from here now. */
  onPublish: (() => void) | undefined
  onRestore: (path: string) => void
  onDiscard: () => void
}

/** Old and new value of every field that differs from the site. */
export function ChangesDialog({ changes, isOpen, onClose, onPublish, onRestore, onDiscard }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const isOne = changes.length === 1
  const close = () => {
    setIsAsking(false)
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title="What changes">
      <Direction before="Now on the site" after="New, after publishing" />
      <ul className={css.changes}>
        {changes.map((change) => (
          <ChangeItem key={change.path} change={change}>
            <div>
              <Button size="small" onClick={() => onRestore(change.path)}>
                Undo this change<span className="visually-hidden">: {change.title}</span>
              </Button>
            </div>
          </ChangeItem>
        ))}
      </ul>
      {isAsking ? (
        <Foot>
          <p role="alert">
            <strong>{isOne ? 'Discard this change?' : `Discard all ${changes.length} changes?`}</strong> What you typed
            here will be lost; the site stays as it is.
          </p>
          <Actions>
            <Button onClick={() => setIsAsking(false)}>{isOne ? 'Keep it' : 'Keep them'}</Button>
            <Button
              variant="danger"
              onClick={() => {
                onDiscard()
                close()
              }}
            >
              Discard the draft
            </Button>
          </Actions>
        </Foot>
      ) : (
        <Actions>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            Discard the draft…
          </Button>
          <Button onClick={close}>Close</Button>
          {onPublish && (
            <Button variant="primary" onClick={onPublish}>
              Publish…
            </Button>
          )}
        </Actions>
      )}
    </Dialog>
  )
}
