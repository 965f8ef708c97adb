const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]'

/** Opens it as a modal, unless it is open; base.css locks the scroll. */
export function showDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  const root = document.documentElement
  root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth)
  dialog.showModal()
}

/** Closing by the cross (`[data-close]`) and by a click outside, and Tab that stays inside. Returns what ends it. */
export function mountDialog(dialog: HTMLDialogElement): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    // The sheet fills the dialog, so only a click on the backdrop has the dialog itself as its target.
    if (target === dialog || (target instanceof Element && target.closest('[data-close]'))) dialog.close()
  }
  const keepFocusInside = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return
    const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)]
    const [first, last] = [stops[0], stops.at(-1)]
    const leaving = event.shiftKey ? first : last
    if (document.activeElement !== leaving && stops.includes(document.activeElement as HTMLElement)) return
    event.preventDefault()
    ;(event.shiftKey ? last : first)?.focus()
  }
  dialog.addEventListener('click', onClick)
  dialog.addEventListener('keydown', keepFocusInside)
  return () => {
    dialog.close()
    dialog.removeEventListener('click', onClick)
    dialog.removeEventListener('keydown', keepFocusInside)
  }
}
