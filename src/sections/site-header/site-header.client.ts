import { subscribe } from '../../router/hash-router.ts'
import { closeMenus, hideMenus, mountHeader } from './header-behaviour.ts'

/** Mounts the bar and its menus: see header-behaviour.ts. */
export function mount(header: HTMLElement): () => void {
  const unmount = mountHeader(header)
  const unsubscribe = subscribe(() => closeMenus(header))
  const hide = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a[data-state]')) hideMenus(target)
  }
  header.addEventListener('click', hide)
  return () => {
    header.removeEventListener('click', hide)
    unmount()
    unsubscribe()
  }
}
