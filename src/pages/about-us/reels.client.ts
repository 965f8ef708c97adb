import { mount as mountRail } from '../../ui/rail.client.ts'

const MOVES = '(prefers-reduced-motion: no-preference)'

/**
 * Appends to each column the copy that closes its loop, hidden from assistive technology, unless the visitor prefers
 * reduced motion.
 */
export function mount(columns: HTMLElement): () => void {
  const copies: HTMLElement[] = []
  const query = matchMedia(MOVES)
  const addCopies = (): void => {
    if (copies.length > 0 || !query.matches) return
    for (const column of [...columns.children]) {
      const copy = column.firstElementChild?.cloneNode(true)
      if (!(copy instanceof HTMLElement)) continue
      copy.ariaHidden = 'true'
      for (const image of copy.querySelectorAll('img')) image.alt = ''
      column.append(copy)
      copies.push(copy)
    }
  }
  addCopies()
  query.addEventListener('change', addCopies)
  const unmountRail = mountRail(columns)
  return () => {
    query.removeEventListener('change', addCopies)
    unmountRail()
    for (const copy of copies) copy.remove()
  }
}
