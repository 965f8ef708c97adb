import { useLayoutEffect, useRef, useState } from 'react'
import { layOutAll, layOutInTurn } from '../lib/lay-out.ts'
import { scrollBehavior } from '../motion/scroll.ts'
import { useArrival, useLocation } from '../router/route-view.tsx'
import { restoreScroll, watchScroll } from './scroll-memory.ts'

/** A part that gets its true height on the way must not move the end of the way: no scroll anchoring until it is there. */
function glideToTop(): void {
  const { style } = document.documentElement
  if (scrollY > 0) {
    style.setProperty('overflow-anchor', 'none')
    addEventListener('scrollend', () => style.removeProperty('overflow-anchor'), { once: true })
  }
  scrollTo({ top: 0, behavior: scrollBehavior() })
}

/** What follows a change of page: title and meta, focus, the announcement, and where the page is scrolled to. */
export function RouteEffects() {
  const { pathname, hash, key } = useLocation()
  const arrival = useArrival()
  const [announced, announce] = useState('')
  const shown = useRef<string>(undefined)

  // Before the browser paints or reports a scroll: the new page's position must not be taken for the old one's.
  useLayoutEffect(() => {
    const opened = shown.current === undefined
    const moved = shown.current !== pathname
    shown.current = pathname
    if (hash) layOutAll()
    else if (moved && !opened) layOutInTurn()
    if (arrival === 'POP') restoreScroll(key, opened)
    else if (moved) glideToTop()
    if (hash && (opened || arrival !== 'POP'))
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    if (opened || !moved) return
    document.getElementById('main')?.focus({ preventScroll: true })
    let current = true
    const sync = import('./head-sync.ts').then(({ showHead }) => {
      if (current) announce(showHead(pathname))
    })
    // Without a connection the title stays as it was; the page itself was there already.
    sync.catch(() => undefined)
    return () => {
      current = false
    }
  }, [pathname, hash, key, arrival])

  useLayoutEffect(() => watchScroll(key), [key])

  return (
    <div role="status" className="visually-hidden" data-live>
      {announced}
    </div>
  )
}
