import { Button } from '../ui/button.tsx'
import { Actions } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'

type Props = {
  isChanged: boolean
  isBusy: boolean
  error: Error | null
  isConflict: boolean
  onSave: () => void
  onDiscard: () => void
}

/** Save and discard, and what stood in the way. */
export function SaveBar({ isChanged, isBusy, error, isConflict, onSave, onDiscard }: Props) {
  return (
    <>
      {error && (
        <Notice kind="danger">
          <p>
            {isConflict
              ? 'A colleague has saved this meanwhile. “Discard” shows what they saved; “Save mine” puts yours in its place.'
              : error.message}
          </p>
        </Notice>
      )}
      {isChanged && (
        <Actions>
          <Button onClick={onDiscard}>Discard</Button>
          <Button variant="primary" icon="check" isBusy={isBusy} onClick={onSave}>
            {isConflict ? 'Save mine' : 'Save'}
          </Button>
        </Actions>
      )}
    </>
  )
}
