import { afterPaint } from '../lib/after-paint.ts'

/** Returns the index that an arrow, Home or End key moves to from `now`; undefined for other keys. */
export function tabForKey(key: string, now: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (now + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (now + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

export function markTab(root: HTMLElement, index: number): void {
  for (const [at, tab] of tabsOf(root).entries()) tab.setAttribute('aria-selected', String(at === index))
}

/** Shows one panel and marks its tab, following the ARIA practices. */
export function selectTab(root: HTMLElement, index: number): void {
  const section = root.closest<HTMLElement>('section[data-ground]')
  markTab(root, index)
  for (const [at, tab] of tabsOf(root).entries()) {
    const isSelected = at === index
    const panel = panelOf(tab)
    if (panel) panel.dataset['active'] = String(isSelected)
    const ground = tab.dataset['chosenGround']
    if (section && isSelected && ground) section.dataset['ground'] = ground
  }
  // Setting tabIndex on the focused tab makes the browser recalculate styles, so it comes last.
  for (const [at, tab] of tabsOf(root).entries()) tab.tabIndex = at === index ? 0 : -1
}

const panelOf = (tab: HTMLElement): HTMLElement | null =>
  document.getElementById(tab.getAttribute('aria-controls') ?? '')

export const mount = (root: HTMLElement): (() => void) =>
  mountTabs(root, (index) => {
    markTab(root, index)
    // The tab is marked before its panel is rendered. Another tab may have been chosen by then.
    afterPaint(() => tabsOf(root)[index]?.getAttribute('aria-selected') === 'true' && selectTab(root, index))
  })

/**
 * Handles pointer and keyboard of the tabs in `root`; calls `select` with the index of the chosen one. Returns the
 * cleanup.
 */
export function mountTabs(root: HTMLElement, select: (index: number) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  for (const [index, tab] of tabsOf(root).entries()) {
    tab.addEventListener('click', () => select(index), { signal })
    tab.addEventListener(
      'keydown',
      (event) => {
        const tabs = tabsOf(root)
        const next = tabForKey(event.key, index, tabs.length)
        if (next === undefined) return
        event.preventDefault()
        select(next)
        tabs[next]?.focus()
      },
      { signal },
    )
  }
  return () => stop.abort()
}

/** Returns the tabs of this list only: a panel may have tabs of its own. */
export const tabsOf = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]'),
]
