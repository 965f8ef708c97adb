import { mountBars } from '../../motion/bars.ts'

/** Comes and goes: bars.ts. The dock changes with the page; other chat links, which stay, take over its message. */
export function mount(dock: HTMLElement): () => void {
  const stop = mountBars()
  const own = dock.querySelector('a[data-chat]')?.getAttribute('href')
  for (const link of document.querySelectorAll('a[data-chat]')) if (own) link.setAttribute('href', own)
  return stop
}
