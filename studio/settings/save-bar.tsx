import { Button } from '../ui/button.tsx'
import { Actions } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'

type Props = {
  /** Result of `useSetting`. */
  setting: {
    isChanged: boolean
    discard: () => void
    save: { isPending: boolean; error: Error | null }
    theirs: unknown
  }
  onSave: () => void
  /** Set when the form itself shows the error of saving. */
  hidesError?: boolean
}

/** Buttons to save and to discard, with the error of the last attempt. */
export function SaveBar({ setting, onSave, hidesError = false }: Props) {
  const { isPending, error } = setting.save
  const isConflict = setting.theirs !== null
  return (
    <>
      {error && !hidesError && (
        <Notice kind="danger">
          <p>
            {isConflict
              ? 'A colleague has saved this meanwhile. “Discard” shows what they saved; “Save mine” puts yours in its place.'
              : error.message}
          </p>
        </Notice>
      )}
      {setting.isChanged && (
        <Actions>
          <Button onClick={setting.discard}>Discard</Button>
          <Button variant="primary" icon="check" isBusy={isPending} onClick={onSave}>
            {isConflict ? 'Save mine' : 'Save'}
          </Button>
        </Actions>
      )}
    </>
  )
}
