import type { Locator, Page } from '@playwright/test'
import { inViewSideways, overflows, place, topOf } from './scroll.ts'
import { expect, restingScroll } from './test.ts'

type Tabbed = { id: string; tab: string }

/** Defines tests for the sticky tabs of a page and their sections, in the order of the content. */
export function stickyTabs(sections: readonly Tabbed[]) {
  const bar = (page: Page) => page.locator('nav[data-sticky-tabs]')
  const tabs = (page: Page) => bar(page).getByRole('link')
  const current = (page: Page) => bar(page).locator('[aria-current]')
  const section = (page: Page, index: number): Locator => page.locator(`#${sections[index]?.id}`)
  const tabName = (index: number) => sections[index]?.tab ?? ''

  /**
   * Expects on a phone that a tap leads to its section, and that the bar shows the active tab and covers nothing while
   * the page is scrolled in `order`.
   */
  async function expectBarToFollow(page: Page, order: readonly number[]): Promise<void> {
    expect(await overflows(page)).toBe(false)
    await place(section(page, 0), 100)
    await tabs(page).nth(1).tap()
    await restingScroll(page)
    expect(await topOf(section(page, 1))).toBe(100)
    for (const index of order) {
      await place(section(page, index), 100)
      await expect(current(page)).toHaveText(tabName(index))
      await expect.poll(() => inViewSideways(current(page))).toBe(true)
      const foot = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom)
      expect(await topOf(section(page, index).locator('img, h2').first())).toBeGreaterThanOrEqual(foot)
    }
    const height = await tabs(page)
      .first()
      .evaluate((element) => element.getBoundingClientRect().height)
    expect(height).toBeGreaterThanOrEqual(44)
  }

  return { bar, tabs, current, section, tabName, expectBarToFollow }
}
