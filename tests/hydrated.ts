import type { Page } from '@playwright/test'

/** Until the page's code, which comes when a visitor begins to act, has taken the page over and all of it is laid out. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isHydrated = 'hydrated' in document.documentElement.dataset && document.querySelector('#main') !== null
    if (!isHydrated) {
      dispatchEvent(new Event('touchstart'))
      // Else it is laid out to its end once the visitor rests.
      dispatchEvent(new Event('beforeprint'))
    }
    return isHydrated
  })
}
