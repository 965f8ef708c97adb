/**
 * Keeps a pressed heading where it is: the panel above it that closes for it does so at once, and the page is scrolled
 * by as much. The browser keeps no place of its own here, since what it would hold on to is in that panel.
 */
export function mount(accordion: HTMLElement): () => void {
  const close = ({ target }: Event): void => {
    const pressed = target instanceof Element ? target.closest('summary') : null
    const panel = pressed?.parentElement
    const open = accordion.querySelector<HTMLDetailsElement>(':scope > details[open]')
    if (!pressed || !panel || !open || !(open.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING)) return
    const { top } = pressed.getBoundingClientRect()
    open.dataset['instant'] = ''
    open.open = false
    scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' })
    open.addEventListener('toggle', () => delete open.dataset['instant'], { once: true })
  }
  accordion.addEventListener('click', close)
  return () => accordion.removeEventListener('click', close)
}
