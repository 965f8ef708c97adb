import { afterPaint } from '../../lib/after-paint.ts'
import { openAfterPaint, stopOpening } from '../../lib/open-after-paint.ts'
import { mountTabs } from './menu-tabs.ts'

const SCROLLED_PAST_PX = 50
const HIDDEN_FOR_MS = 500
const LEAVE_DELAY_MS = 160
/** Below this width the menus are one sheet that fills the screen. The style sheets have the same value. */
const WIDE = '(min-width: 64em)'
/** Event sent to the header when the menus may open again. */
const SHOWN_AGAIN = 'menus-shown'

const menusOf = (header: HTMLElement) => [...header.querySelectorAll<HTMLDetailsElement>('details[data-menu]')]
const isWide = () => matchMedia(WIDE).matches

export function closeMenus(header: HTMLElement): void {
  for (const menu of menusOf(header)) close(menu)
}

function close(menu: HTMLDetailsElement): void {
  stopOpening(menu)
  menu.open = false
}

/**
 * Hides an open menu for 500 ms, so that it does not cover the section it has just led to. Then opens the menu that
 * the mouse rests on, if any.
 */
export function hideMenus(inside: Element): void {
  const header = inside.closest<HTMLElement>('[data-header]')
  if (!header) return
  closeMenus(header)
  header.dataset['hidden'] = ''
  setTimeout(() => {
    delete header.dataset['hidden']
    header.dispatchEvent(new Event(SHOWN_AGAIN))
  }, HIDDEN_FOR_MS)
}

/**
 * Enhances the `<details>` menus: open on hover, close on Escape, pointer leave and outside clicks, one tab at a time;
 * restyles the bar on a scrolled page. Returns the cleanup.
 */
export function mountHeader(header: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let leaving: ReturnType<typeof setTimeout> | undefined

  const showScrolled = () => {
    header.toggleAttribute('data-scrolled', scrollY > SCROLLED_PAST_PX)
  }
  showScrolled()
  addEventListener('scroll', showScrolled, { passive: true, signal })
  mountTabs(header, isWide, signal)

  for (const menu of menusOf(header)) {
    const summary = menu.querySelector('summary')
    menu.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !menu.open || !isWide()) return
        menu.open = false
        summary?.focus()
      },
      { signal },
    )
    if (menu.dataset['menu'] === 'small') continue
    const hovers = (event: PointerEvent) => event.pointerType === 'mouse' && isWide()
    let hovered = false
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
        // The summary's hover style is painted first.
        afterPaint(() => rests && openByHover())
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
        }, LEAVE_DELAY_MS)
      },
      { signal },
    )
    // `rests` alone is not enough: a sheet hidden under a resting mouse reports no leave.
    header.addEventListener(SHOWN_AGAIN, () => rests && menu.querySelector('summary:hover') && openByHover(), {
      signal,
    })
    // The click that follows a hover must not close the menu that the hover has just opened.
    summary?.addEventListener(
      'click',
      (event) => {
        if (!menu.open) openAfterPaint(menu, event)
        else if (hovered && event.detail > 0) event.preventDefault()
        hovered = false
      },
      { signal },
    )
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (isWide() && relatedTarget instanceof Node && !menu.contains(relatedTarget)) close(menu)
      },
      { signal },
    )
  }
  mountSmallMenu(header, signal)

  function closeOthers(kept: HTMLDetailsElement): void {
    for (const menu of menusOf(header)) if (menu !== kept) close(menu)
  }

  const closeFromOutside = ({ target }: PointerEvent): void => {
    if (target instanceof Node && !header.contains(target)) closeMenus(header)
  }
  // Only while a menu is open: every listener delays the response to a press.
  const listenOutside = (): void => {
    if (header.querySelector('[data-menu][open]'))
      document.addEventListener('pointerdown', closeFromOutside, { signal })
    else document.removeEventListener('pointerdown', closeFromOutside)
  }
  listenOutside()
  header.addEventListener('toggle', listenOutside, { capture: true, signal })
  return () => {
    clearTimeout(leaving)
    stop.abort()
  }
}

/**
 * Handles the one button that opens both menus on small screens. The menus close when the focus leaves for the page
 * they cover.
 */
function mountSmallMenu(header: HTMLElement, signal: AbortSignal): void {
  const small = header.querySelector<HTMLDetailsElement>('details[data-menu=small]')
  if (!small) return
  const showAll = () => {
    if (isWide()) return
    for (const menu of menusOf(header)) menu.open = small.open
  }
  showAll()
  small.addEventListener('toggle', showAll, { signal })
  // `toggle` fires in a later task, so a Tab right after Enter would find the menus closed.
  const openAll = () => {
    small.open = true
    showAll()
  }
  small
    .querySelector('summary')
    ?.addEventListener('click', (event) => small.open || openAfterPaint(small, event, openAll), { signal })
  matchMedia(WIDE).addEventListener('change', () => closeMenus(header), { signal })
  header.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!isWide() && relatedTarget instanceof Node && !header.contains(relatedTarget)) closeMenus(header)
    },
    { signal },
  )
  header.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !small.open || isWide()) return
      closeMenus(header)
      small.querySelector('summary')?.focus()
    },
    { signal },
  )
}
