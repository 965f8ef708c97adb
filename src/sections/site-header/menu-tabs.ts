/**
 * Handles the tabs of both menus. On large screens one tab of a menu shows its content beside the names, by hover,
 * focus or its button; on small ones each opens and closes below its name. `isWide` tells which of the two applies.
 * Pictures are added with the first menu that opens on a large screen.
 */
export function mountTabs(header: HTMLElement, isWide: () => boolean, signal: AbortSignal): void {
  const tabs = [...header.querySelectorAll<HTMLElement>('[data-tab]')]
  const buttonOf = (tab: HTMLElement) => tab.querySelector('button[aria-expanded]')

  const activate = (tab: HTMLElement): void => {
    for (const other of tabs) {
      if (other.parentElement !== tab.parentElement) continue
      other.toggleAttribute('data-active', other === tab)
      buttonOf(other)?.setAttribute('aria-expanded', String(other === tab))
    }
  }
  const fold = (tab: HTMLElement, isOpen: boolean): void => {
    tab.toggleAttribute('data-open', isOpen)
    buttonOf(tab)?.setAttribute('aria-expanded', String(isOpen))
  }

  for (const tab of tabs) {
    const head = tab.firstElementChild
    head?.addEventListener(
      'pointerenter',
      (event) => {
        if (event instanceof PointerEvent && event.pointerType === 'mouse' && isWide()) activate(tab)
      },
      { signal },
    )
    head?.querySelector('a')?.addEventListener('focus', () => isWide() && activate(tab), { signal })
    buttonOf(tab)?.addEventListener(
      'click',
      () => {
        if (isWide()) activate(tab)
        else fold(tab, !tab.hasAttribute('data-open'))
      },
      { signal },
    )
  }

  let pictures: Promise<unknown> | undefined
  for (const menu of header.querySelectorAll('details[data-menu]')) {
    menu.addEventListener(
      'toggle',
      () => {
        if (!menu.hasAttribute('open')) return
        for (const tab of tabs) if (isWide() ? tab.hasAttribute('data-active') : true) show(tab)
        if (isWide())
          pictures ??= import('./menu-pictures.ts').then(({ mountPictures }) => mountPictures(header, signal))
      },
      { signal },
    )
  }

  function show(tab: HTMLElement): void {
    if (isWide()) activate(tab)
    else fold(tab, tab.hasAttribute('data-open'))
  }
}
