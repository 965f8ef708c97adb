import { renderWhenIdle, skipOffscreen } from '../lib/content-visibility.ts'

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]'

/** Opens the dialog as a modal, unless it is open; base.css locks scrolling. */
export function showDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  const root = document.documentElement
  root.dataset['modal'] = innerWidth > root.clientWidth ? 'scrollbar' : ''
  skipOffscreen(dialog)
  dialog.addEventListener(
    'close',
    () => {
      delete root.dataset['modal']
      renderWhenIdle()
    },
    { once: true },
  )
  dialog.showModal()
}

/**
 * Closes the dialog on `[data-close]` and on clicks on the backdrop, and traps Tab. Ignores the second click of a
 * double click that opened the dialog, because it would press what has appeared below the pointer. Returns the
 * cleanup.
 */
export function mountDialog(dialog: HTMLDialogElement): () => void {
  let wasClicked = false
  const onClickCapture = (event: MouseEvent): void => {
    if (wasClicked || event.detail < 2) wasClicked = true
    else {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  const onClose = (): void => {
    wasClicked = false
  }
  const onClick = ({ target }: MouseEvent): void => {
    // The sheet fills the dialog, so only a click on the backdrop has the dialog itself as its target.
    if (target === dialog || (target instanceof Element && target.closest('[data-close]'))) dialog.close()
  }
  const keepFocusInside = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return
    const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)]
    const [first, last] = [stops[0], stops.at(-1)]
    const leaving = event.shiftKey ? first : last
    if (document.activeElement !== leaving && stops.some((stop) => stop === document.activeElement)) return
    event.preventDefault()
    ;(event.shiftKey ? last : first)?.focus()
  }
  dialog.addEventListener('close', onClose)
  dialog.addEventListener('click', onClickCapture, true)
  dialog.addEventListener('click', onClick)
  dialog.addEventListener('keydown', keepFocusInside)
  return () => {
    dialog.close()
    dialog.removeEventListener('close', onClose)
    dialog.removeEventListener('click', onClickCapture, true)
    dialog.removeEventListener('click', onClick)
    dialog.removeEventListener('keydown', keepFocusInside)
  }
}
