import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Actions, Dialog } from '../../ui/dialog.tsx'
import css from './form-dialog.module.css'

type Props = {
  title: string
  /** Label of the button that submits. */
  submit: string
  /** Before that button; Cancel when left out, none when null. */
  other?: ReactNode
  /** The fields themselves say what is wrong with them. */
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that is one form. */
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
