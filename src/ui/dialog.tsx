import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { mountDialog, showDialog } from './dialog-behaviour.ts'
import css from './dialog.module.css'
import { Icon } from './icon.tsx'

type DialogProps = {
  /** Whether the dialog is open, for islands; dialog-behaviour.ts opens those in static markup. */
  open?: boolean
  /** Called after every close: by button, Escape or a click outside. */
  onClose?: () => void
  labelledBy?: string
  label?: string
  describedBy?: string
  /** Label of the cross in the corner; leave out if the content has a close button. */
  closeLabel?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Native modal dialog: the rest of the page is inert, and focus returns to where it was; base.css locks scrolling. */
export function Dialog({
  open = false,
  onClose,
  labelledBy,
  label,
  describedBy,
  closeLabel,
  className,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => (dialog.current ? mountDialog(dialog.current) : undefined), [])
  useEffect(() => {
    if (open && dialog.current) showDialog(dialog.current)
    else dialog.current?.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={classNames(css.dialog, className)}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      // The event comes late: in development React mounts twice, and by then the dialog is open again.
      onClose={() => {
        if (!dialog.current?.open) onClose?.()
      }}
    >
      <div className={css.sheet}>
        {children}
        {closeLabel && (
          <button type="button" className={css.close} data-close="">
            <Icon name="close" />
            <span className="visually-hidden">{closeLabel}</span>
          </button>
        )}
      </div>
    </dialog>
  )
}
