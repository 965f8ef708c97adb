import { useState } from 'react'
import type { DocumentChange } from '#shared/studio/documents.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog, Foot } from '../ui/dialog.tsx'
import { ChangeItem } from './change-item.tsx'
import css from './sides.module.css'

type Props = {
  changes: DocumentChange[]
  isOpen: boolean
  onClose: () => void
  /** Undefined where it cannot be published from here now. */
  onPublish: (() => void) | undefined
  onRestore: (path: string) => void
  onDiscard: () => void
}

/** Old and new of every field that differs from the site. */
export function ChangesDialog({ changes, isOpen, onClose, onPublish, onRestore, onDiscard }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => {
    setIsAsking(false)
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title="What changes">
      <p>“Now” is what visitors see, “New” what they will see once this is published.</p>
      <ul className={css.changes}>
        {changes.map((change) => (
          <ChangeItem key={change.path} change={change}>
            <div>
              <Button size="small" onClick={() => onRestore(change.path)}>
                Take this back<span className="visually-hidden">: {change.title}</span>
              </Button>
            </div>
          </ChangeItem>
        ))}
      </ul>
      {isAsking ? (
        <Foot>
          <p role="alert">
            <strong>
              {changes.length === 1 ? 'Take back this change?' : `Take back all ${changes.length} changes?`}
            </strong>{' '}
            What you typed here will be lost.
          </p>
          <Actions>
            <Button onClick={() => setIsAsking(false)}>Keep them</Button>
            <Button
              variant="danger"
              onClick={() => {
                onDiscard()
                close()
              }}
            >
              Take all back
            </Button>
          </Actions>
        </Foot>
      ) : (
        <Actions>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            Take all back…
          </Button>
          <Button onClick={close}>Go back</Button>
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
