import type { Page } from '@playwright/test'

/** Waits until the page is hydrated, which begins with the first intent, has its whole style, and is fully rendered. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isHydrated = 'hydrated' in document.documentElement.dataset && document.querySelector('#main') !== null
    if (!isHydrated) {
      dispatchEvent(new Event('touchstart'))
      // Renders everything at once instead of in idle time.
      dispatchEvent(new Event('beforeprint'))
    }
    // The deferred sheet is requested last: on a busy machine it arrives after the scripts.
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
    return isHydrated && [...sheets].every(({ sheet }) => sheet !== null)
  })
}
