import { mountBars } from '../../motion/bars.ts'

/**
 * Shows and hides the dock (bars.ts), and gives its message to the other chat links: the dock is replaced with the
 * page, they are not.
 */
export function mount(dock: HTMLElement): () => void {
  const stop = mountBars()
  const own = dock.querySelector('a[data-chat]')?.getAttribute('href')
  for (const link of document.querySelectorAll('a[data-chat]')) if (own) link.setAttribute('href', own)
  return stop
}
