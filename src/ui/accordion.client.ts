import { openAfterPaint } from '../lib/open-after-paint.ts'

/**
 * Opens a pressed panel after the response to the press is painted, and keeps its heading in place: an open panel
 * above it closes without a transition, and the page is scrolled by the difference. Scroll anchoring cannot do this,
 * because the browser's anchor is in the panel that closes.
 */
export function mount(accordion: HTMLElement): () => void {
  const closeAbove = (pressed: HTMLElement, panel: HTMLDetailsElement): void => {
    const open = accordion.querySelector<HTMLDetailsElement>(':scope > details[open]')
    if (!open || !(open.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING)) return
    const { top } = pressed.getBoundingClientRect()
    open.dataset['instant'] = ''
    open.open = false
    scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' })
    open.addEventListener('toggle', () => delete open.dataset['instant'], { once: true })
  }
  const press = (event: Event): void => {
    const pressed = event.target instanceof Element ? event.target.closest('summary') : null
    const panel = pressed?.parentElement
    if (!pressed || !(panel instanceof HTMLDetailsElement) || panel.parentElement !== accordion || panel.open) return
    openAfterPaint(panel, event, () => {
      closeAbove(pressed, panel)
      panel.open = true
    })
  }
  accordion.addEventListener('click', press)
  return () => accordion.removeEventListener('click', press)
}
