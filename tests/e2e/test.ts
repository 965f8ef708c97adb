import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { hydrated } from '../hydrated.ts'
import { watchPolicy } from './policy.ts'

/** Complaints of the browser: console errors and warnings, failed requests, statuses from 400 on. */
export type Complaints = string[]

export function listen(page: Page): Complaints {
  const complaints: Complaints = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`console ${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // The browser aborts requests it no longer needs when a document is left or replaced.
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed (${reason}): ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  return complaints
}

type Fixtures = {
  /** Complaints so far. */
  complaints: Complaints
  /**
   * Allows complaints that this test causes. Each has to occur at least once, unless it depends on timing
   * (`optional`); any other complaint still fails the test.
   */
  allow: (pattern: RegExp, options?: { optional: boolean }) => void
  /** URLs on other origins that this test requests; any other cross-origin request is a complaint. */
  elsewhere: RegExp | null
}

type Allowed = { pattern: RegExp; optional: boolean }
const allowed = new WeakMap<Complaints, Allowed[]>()

const ours = /^(https?:\/\/(127\.0\.0\.1|localhost)[:/]|data:|blob:|about:)/

/** Adds every request to another origin, from any page of the context, whether answered or not. */
function watchOrigins(context: BrowserContext, complaints: Complaints, elsewhere: RegExp | null): void {
  context.on('request', (request) => {
    const url = request.url()
    if (!ours.test(url) && !elsewhere?.test(url)) complaints.push(`left for another origin: ${url}`)
  })
}

/**
 * A test whose page must not complain: any console error, failed request, bad status, breach of the policy or request
 * to another origin fails it.
 */
export const test = base.extend<Fixtures>({
  allow: async ({ complaints }, use) =>
    use((pattern, { optional } = { optional: false }) => void allowed.get(complaints)?.push({ pattern, optional })),
  elsewhere: [null, { option: true }],
  complaints: [
    async ({ page, context, javaScriptEnabled, elsewhere }, use) => {
      const complaints = listen(page)
      const expected: Allowed[] = []
      allowed.set(complaints, expected)
      watchOrigins(context, complaints, elsewhere)
      const settled = await watchPolicy(context, complaints, javaScriptEnabled)
      await use(complaints)
      await settled()
      // Without script the browser blocks the page's scripts by a policy of its own.
      const others = complaints.filter(
        (line) => javaScriptEnabled !== false || !line.startsWith('request failed (csp)'),
      )
      const unexpected = others.filter((line) => !expected.some(({ pattern }) => pattern.test(line)))
      expect(unexpected, 'the browser complained').toEqual([])
      const missing = expected.filter(
        ({ pattern, optional }) => !optional && !others.some((line) => pattern.test(line)),
      )
      expect(missing, 'complaints that were to come').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, hydrated }

/** Opens a URL and waits until the page is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** Returns the route that the hash router shows. */
export const routeShown = (page: Page) => page.evaluate(() => location.hash.slice(1))

/** Returns the scroll position of the page once it has come to rest. */
export async function restingScroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = -1
        let still = 0
        const check = () => {
          still = scrollY === last ? still + 1 : 0
          last = scrollY
          if (still > 8) resolve(scrollY)
          else requestAnimationFrame(check)
        }
        check()
      }),
  )
}

export const footer = (page: Page) => page.getByRole('contentinfo')

/** Returns the bar's navigation with its menus, as shown on large screens. */
export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/**
 * Returns the first visible motion toggle: in the bar of large screens, in the film’s corner, or in the footer of
 * small ones.
 */
export const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause motion' }).first()
