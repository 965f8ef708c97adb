import { useEffect, useRef, type MouseEvent } from 'react'
import { useLocation } from '../../router/route-view.tsx'
import { twinAddress } from '../../lib/twin-address.ts'
import { scrollBehavior, scrollToId } from '../../motion/scroll.ts'
import css from './sticky-tabs.module.css'

/** Where a chosen section comes to rest, in px below the top of the window. */
export const TAB_CLICK_OFFSET = 100

type StickyTabsProps = {
  label: string
  items: readonly { id: string; label: string }[]
  active: number
  /** `board` rests 60 px below the top, `quiet` 50 px, `index` beside the sections where there is room. */
  look: 'board' | 'quiet' | 'index'
  hidden?: boolean
}

/** Links to the sections below that follow the reader; the current one is kept in view where the bar scrolls sideways. */
export function StickyTabs({ label, items, active, look, hidden }: StickyTabsProps) {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const bar = list.current
    // While the keyboard is in the bar it shows what has the focus.
    if (bar && !bar.querySelector(':focus-visible')) bring(bar, bar.children[active])
  }, [active])

  const follow = (event: MouseEvent, id: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    if (scrollToId(id, { offset: TAB_CLICK_OFFSET })) event.preventDefault()
  }

  return (
    <nav aria-label={label} className={css.bar} data-look={look} data-hidden={hidden || undefined} data-sticky-tabs="">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the links inside get the focus, which the browser does not bring into view when an edge of them is */}
      <ul
        ref={list}
        className={css.list}
        onFocus={({ currentTarget, target }) => bring(currentTarget, target.closest('li'))}
      >
        {items.map((item, index) => (
          <li key={item.id} className={css.item}>
            <a
              href={`${twinAddress(pathname, import.meta.env.BASE_URL)}#${item.id}`}
              aria-current={index === active ? 'location' : undefined}
              className={css.tab}
              onClick={(event) => follow(event, item.id)}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Puts an item in the middle of a bar that scrolls sideways. */
function bring(bar: HTMLElement, item: Element | null | undefined): void {
  if (!(item instanceof HTMLElement) || bar.scrollWidth <= bar.clientWidth) return
  bar.scrollTo({ left: item.offsetLeft - (bar.clientWidth - item.offsetWidth) / 2, behavior: scrollBehavior() })
}
