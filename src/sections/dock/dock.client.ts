import { mountBars } from '../../motion/bars.ts'

/** Comes and goes: bars.ts. The dock changes with the page; other chat links, which stay, take over its message. */
export function mount(dock: HTMLElement): () => void {
  const stop = mountBars()
  const own = dock.querySelector('a[data-chat]')?.getAttribute('href') ?? ''
  const nameThisPage = ({ target }: Event): void => {
    if (target instanceof Element) target.closest('a[data-chat]')?.setAttribute('href', own)
  }
  const types = ['pointerdown', 'click'] as const
  for (const type of types) document.addEventListener(type, nameThisPage, true)
  return () => {
    stop()
    for (const type of types) document.removeEventListener(type, nameThisPage, true)
  }
}
