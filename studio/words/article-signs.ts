import { useSyncExternalStore } from 'react'

const KEY = 'article-signs'

const listeners = new Set<() => void>()
let isShown = readChoice()

/**
 * Whether articles are shown with their Markdown syntax, which is chosen in the menu of any article and applies to all.
 */
export const useSigns = (): boolean => useSyncExternalStore(listen, () => isShown)

export function showSigns(next: boolean) {
  isShown = next
  try {
    localStorage.setItem(KEY, next ? 'yes' : 'no')
  } catch {
    // Storage is not allowed: the choice lasts until the page is left.
  }
  for (const tell of listeners) tell()
}

function listen(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}
