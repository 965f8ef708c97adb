import type { Page } from '@playwright/test'

type Fiber = {
  child: Fiber | null
  sibling: Fiber | null
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null
  stateNode: { current: Fiber }
}

/**
 * Until React has taken over every section of the page and all of it is laid out. Elements are marked before the first
 * of these is true, so React's own tree is asked.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('#root')
    const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer'))
    if (!key || !document.querySelector('#main')) return false
    const top = (root as unknown as Record<string, Fiber>)[key]?.stateNode.current
    if (!top?.child || top.memoizedState?.isDehydrated) return false
    const rest = [top.child]
    for (let fiber = rest.pop(); fiber; fiber = rest.pop()) {
      if (fiber.memoizedState?.dehydrated) return false
      if (fiber.child) rest.push(fiber.child)
      if (fiber.sibling) rest.push(fiber.sibling)
    }
    const parts = [...document.querySelectorAll('main > *, footer')]
    return parts.every((part) => getComputedStyle(part).contentVisibility !== 'auto')
  })
}
