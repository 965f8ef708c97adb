import type { Browser, Page } from '@playwright/test'
import { devices, idle, slowDown } from './browser.ts'
import { hydrated } from '../tests/hydrated.ts'
import { eventsSince, recordEvents, slowest, type EventDuration } from './event-timing.ts'
import type { Interaction } from './interaction-list.ts'
import { pagePath } from './page-path.ts'
import { workOf, type Work } from './work.ts'

/** Waits until a page is interactive. */
export type Ready = typeof hydrated

/** Returns the longest event of one interaction on a new page, with the processor slowed to a quarter. */
export const measureInteraction = (
  browser: Browser,
  origin: string,
  interaction: Interaction,
  ready: Ready = hydrated,
): Promise<EventDuration> => act(browser, origin, interaction, ready, 4, async (events) => slowest(await events()))

/** Returns the work of the page's main thread for one interaction, unthrottled. */
export const interactionWork = (
  browser: Browser,
  origin: string,
  interaction: Interaction,
  ready: Ready = hydrated,
): Promise<Work> => act(browser, origin, interaction, ready, 1, (events, page) => workOf(browser, page, events))

async function act<Result>(
  browser: Browser,
  origin: string,
  { route, device, before, act: input, after }: Interaction,
  ready: Ready,
  slowness: number,
  measure: (events: () => Promise<EventDuration[]>, page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage(devices[device ?? 'desktop'])
  try {
    page.setDefaultTimeout(10_000)
    await recordEvents(page)
    await page.goto(origin + pagePath(route))
    await ready(page)
    await idle(page)
    const at = await before(page)
    await idle(page)
    await slowDown(page, slowness)
    await eventsSince(page)
    const result = await measure(async () => {
      await input(page, at)
      // Read before any query, because a search by role would itself delay the frame.
      return eventsSince(page)
    }, page)
    await after(page)
    return result
  } finally {
    await page.close()
  }
}
