import { subscribe } from '../../router/hash-router.ts'
import { closeMenus, hideMenus, mountHeader } from './header-behaviour.ts'

/** The bar and its menus: see header-behaviour.ts. Pictures come with the first menu that opens. */
export function mount(header: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const unmount = mountHeader(header)
  const unsubscribe = subscribe(() => closeMenus(header))
  const hide = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a[data-state]')) hideMenus(target)
  }
  header.addEventListener('click', hide, { signal })

  let hasPictures = false
  const onOpen = (): void => {
    if (hasPictures || !header.querySelector('details[open]')) return
    hasPictures = true
    void import('./menu-pictures.ts').then(({ showMenuPictures }) => showMenuPictures(header))
  }
  for (const menu of header.querySelectorAll('details')) menu.addEventListener('toggle', onOpen, { signal })
  onOpen()

  for (const tab of header.querySelectorAll<HTMLElement>('[data-tab]')) {
    const head = tab.firstElementChild
    const activate = (): void => activateTab(tab)
    const activateByMouse = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType === 'mouse') activate()
    }
    head?.addEventListener('pointerenter', activateByMouse, { signal })
    head?.querySelector('a')?.addEventListener('focus', activate, { signal })
    head?.querySelector('button')?.addEventListener('click', activate, { signal })
  }
  return () => {
    stop.abort()
    unmount()
    unsubscribe()
  }
}

function activateTab(tab: HTMLElement): void {
  for (const other of tab.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-tab]') ?? []) {
    other.toggleAttribute('data-active', other === tab)
    other.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(other === tab))
  }
}
