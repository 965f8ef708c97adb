const scrolledPast = 50
const hiddenFor = 500
const leaveDelay = 160
/** Sent to the header when the menus may open again. */
const SHOWN_AGAIN = 'menus-shown'

const menusOf = (header: HTMLElement) => [...header.querySelectorAll<HTMLDetailsElement>('details[data-menu]')]

export function closeMenus(header: HTMLElement): void {
  for (const menu of menusOf(header)) menu.open = false
}

/**
 * Hides an open menu for 500 ms, so that it does not cover the section it has just led to. Then the one whose name
 * the mouse rests on opens.
 */
export function hideMenus(inside: Element): void {
  const header = inside.closest<HTMLElement>('[data-header]')
  if (!header) return
  closeMenus(header)
  header.dataset['hidden'] = ''
  setTimeout(() => {
    delete header.dataset['hidden']
    header.dispatchEvent(new Event(SHOWN_AGAIN))
  }, hiddenFor)
}

/**
 * What the bar and its menus do beyond what `<details>` does without script: open on hover, close on Escape,
 * on leaving and on a press elsewhere, and change style once the page is scrolled. Returns the undoing.
 * `onOpen` is told of every menu that opens, or was open before.
 */
export function runHeader(header: HTMLElement, onOpen: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let leaving: ReturnType<typeof setTimeout> | undefined

  const showScrolled = () => {
    header.toggleAttribute('data-scrolled', scrollY > scrolledPast)
  }
  showScrolled()
  addEventListener('scroll', showScrolled, { passive: true, signal })

  for (const menu of menusOf(header)) {
    const hovers = (event: PointerEvent) => event.pointerType === 'mouse' && menu.dataset['menu'] !== 'small'
    let hovered = false
    if (menu.open) onOpen()
    menu.addEventListener('toggle', () => menu.open && onOpen(), { signal })
    const openByHover = () => {
      if (header.hasAttribute('data-hidden')) return
      hovered = !menu.open
      closeOthers(menu)
      menu.open = true
    }
    let rests = false
    menu.addEventListener(
      'pointerenter',
      (event) => {
        if (!hovers(event)) return
        rests = true
        clearTimeout(leaving)
        openByHover()
      },
      { signal },
    )
    menu.addEventListener(
      'pointerleave',
      (event) => {
        if (!hovers(event)) return
        rests = false
        leaving = setTimeout(() => {
          menu.open = false
        }, leaveDelay)
      },
      { signal },
    )
    // Not from `rests` alone: the sheet that was hidden under a resting mouse reports no leave.
    header.addEventListener(SHOWN_AGAIN, () => rests && menu.querySelector('summary:hover') && openByHover(), {
      signal,
    })
    // The press that follows a hover must not close what the hover has just opened.
    menu.querySelector('summary')?.addEventListener(
      'click',
      (event) => {
        if (hovered && menu.open && event.detail > 0) event.preventDefault()
        hovered = false
      },
      { signal },
    )
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
      },
      { signal },
    )
    menu.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !menu.open) return
        menu.open = false
        menu.querySelector('summary')?.focus()
      },
      { signal },
    )
  }

  function closeOthers(kept: HTMLDetailsElement): void {
    for (const menu of menusOf(header)) if (menu !== kept) menu.open = false
  }

  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !header.contains(target)) closeMenus(header)
    },
    { signal },
  )
  return () => {
    clearTimeout(leaving)
    stop.abort()
  }
}
