import { renderAll } from '../lib/content-visibility.ts'

const STORAGE_KEY = 'scroll'

let positions: Record<string, number> | undefined

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
  } catch {
    return {}
  }
}

function loadPositions(): Record<string, number> {
  positions ??= readPositions()
  return positions
}

/** Saves the scroll position of a history entry. Returns the cleanup. */
export function trackScroll(key: string): () => void {
  history.scrollRestoration = 'manual'
  const save = () => {
    loadPositions()[key] = scrollY
  }
  const persist = () => {
    save()
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(loadPositions()))
    } catch {
      // Storage may be refused; then a reload starts at the top.
    }
  }
  // The visitor may have scrolled before the script ran.
  save()
  addEventListener('scroll', save, { passive: true })
  addEventListener('pagehide', persist)
  return () => {
    removeEventListener('scroll', save)
    removeEventListener('pagehide', persist)
  }
}

/** Restores the position of a history entry, except on a fresh load of the document. */
export function restoreScroll(key: string, opened: boolean): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened && navigation?.type === 'navigate') return
  const top = loadPositions()[key]
  if (top === undefined) return
  renderAll()
  scrollTo({ top, behavior: 'instant' })
}
