import type { Locator, Page } from '@playwright/test'

/** Resolves after that many animation frames: scroll events and observers have been called by then. */
export const waitForFrames = (page: Page, frames = 2): Promise<void> =>
  page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame)
  }, frames)

/** Puts the page, at once, where the element's top stands `top` px below the top of the window. */
export async function place(target: Locator, top: number): Promise<void> {
  await target.evaluate((element, wanted) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - wanted, behavior: 'instant' })
  }, top)
}

/** Distance in px from the top of the window. */
export const topOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Whether the page can be moved sideways. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Whether an element lies within the visible part of the box that scrolls it sideways. */
export const inViewSideways = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const box = element.closest('ul')?.getBoundingClientRect()
    const own = element.getBoundingClientRect()
    return box !== undefined && own.left >= box.left - 1 && own.right <= box.right + 1
  })
