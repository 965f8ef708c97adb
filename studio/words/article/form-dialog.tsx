import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Actions, Dialog } from '../../ui/dialog.tsx'
import css from './form-dialog.module.css'

type Props = {
  title: string
  /** Label of the button that submits. */
  submit: string
  /** Element before the submit button; Cancel by default, nothing if null. */
  other?: ReactNode
  /** Called on each submit; the fields show their errors themselves. */
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** Dialog with a single form. */
export function FormDialog({ title, submit, onClose, onSubmit, other, children }: Props) {
  return (
    <Dialog isOpen isTyped onClose={onClose} title={title}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        <Actions>
          {other === undefined ? <Button onClick={onClose}>Cancel</Button> : other}
          <Button type="submit" variant="primary">
            {submit}
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}
