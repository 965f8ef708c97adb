import { layOutAll } from '../lib/lay-out.ts'

const storageKey = 'scroll'

let positions: Record<string, number> | undefined

function remembered(): Record<string, number> {
  if (positions) return positions
  try {
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    positions = {}
  }
  return positions
}

/** Keeps where a history entry is scrolled to, until the returned function is called. */
export function watchScroll(key: string): () => void {
  history.scrollRestoration = 'manual'
  const keep = () => {
    remembered()[key] = scrollY
  }
  const store = () => {
    keep()
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(remembered()))
    } catch {
      // Storage may be refused; then a reload starts at the top.
    }
  }
  // What was scrolled before the script came.
  keep()
  addEventListener('scroll', keep, { passive: true })
  addEventListener('pagehide', store)
  return () => {
    removeEventListener('scroll', keep)
    removeEventListener('pagehide', store)
  }
}

/** Scrolls back to where the history entry was left. A document opened afresh starts where its address says. */
export function restoreScroll(key: string, opened: boolean): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened && arrival?.type === 'navigate') return
  const top = remembered()[key]
  if (top === undefined) return
  layOutAll()
  scrollTo({ top, behavior: 'instant' })
}
