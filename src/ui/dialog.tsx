import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import css from './dialog.module.css'
import { Icon } from './icon.tsx'

type DialogProps = {
  open: boolean
  /** Called however it was closed: button, Escape or a click outside. */
  onClose: () => void
  labelledBy?: string
  label?: string
  describedBy?: string
  /** The cross in the corner; leave out where the content has its own button. */
  closeLabel?: string | undefined
  className?: string | undefined
  children: ReactNode
}

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]'

/** Native modal: the rest of the page is inert, focus returns to where it was; base.css locks the scroll. */
export function Dialog({
  open,
  onClose,
  labelledBy,
  label,
  describedBy,
  closeLabel,
  className,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      const root = document.documentElement
      root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth)
      element.showModal()
    }
    if (!open && element.open) element.close()
  }, [open])

  useEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  const onClick = (event: MouseEvent): void => {
    // The sheet fills the dialog, so only a click on the backdrop has the dialog itself as its target.
    if (event.target === dialog.current) dialog.current.close()
  }

  const keepFocusInside = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
    const [first, last] = [stops[0], stops.at(-1)]
    const leaving = event.shiftKey ? first : last
    if (document.activeElement !== leaving && stops.includes(document.activeElement as HTMLElement)) return
    event.preventDefault()
    ;(event.shiftKey ? last : first)?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop and the focus round belong to the dialog itself
    <dialog
      ref={dialog}
      className={classNames(css.dialog, className)}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={keepFocusInside}
    >
      <div className={css.sheet}>
        {children}
        {closeLabel && (
          <button type="button" className={css.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
            <span className="visually-hidden">{closeLabel}</span>
          </button>
        )}
      </div>
    </dialog>
  )
}
