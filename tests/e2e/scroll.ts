import type { Locator, Page } from '@playwright/test'

/** Resolves after a number of animation frames, by which scroll events and observers have been handled. */
export const waitForFrames = (page: Page, frames = 2): Promise<void> =>
  page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame)
  }, frames)

/** Scrolls instantly so that the element's top is `top` px below the top of the window. */
export async function place(target: Locator, top: number): Promise<void> {
  await target.evaluate((element, wanted) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - wanted, behavior: 'instant' })
  }, top)
}

/** Returns the distance in px from the top of the window. */
export const topOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Tells whether the page scrolls sideways. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Tells whether an element is within the visible part of its sideways scroller. */
export const inViewSideways = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const box = element.closest('ul')?.getBoundingClientRect()
    const own = element.getBoundingClientRect()
    return box !== undefined && own.left >= box.left - 1 && own.right <= box.right + 1
  })
