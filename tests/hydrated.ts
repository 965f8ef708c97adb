import type { Page } from '@playwright/test'

/** Waits until the page is hydrated, which begins with the first intent, has all of its style, and all of it is rendered. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isHydrated = 'hydrated' in document.documentElement.dataset && document.querySelector('#main') !== null
    if (!isHydrated) {
      dispatchEvent(new Event('touchstart'))
      // Otherwise the rest is rendered when the page is idle.
      dispatchEvent(new Event('beforeprint'))
    }
    // The deferred sheet is asked for last: on a busy machine it comes after the scripts.
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
    return isHydrated && [...sheets].every(({ sheet }) => sheet !== null)
  })
}
