import { useSyncExternalStore } from 'react'

const KEY = 'article-signs'

const listeners = new Set<() => void>()
let isShown = readChoice()

/** Whether texts of articles are shown with the signs of Markdown: chosen once, in the menu of any article. */
export const useSigns = (): boolean => useSyncExternalStore(listen, () => isShown)

export function showSigns(next: boolean) {
  isShown = next
  try {
    localStorage.setItem(KEY, next ? 'yes' : 'no')
  } catch {
    // Asked again next time.
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
