import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { walksPort } from '../e2e/ports.ts'
import type { Browser, LaunchOptions } from './browser.ts'
import { engines } from './engines.ts'

export const site = `http://127.0.0.1:${walksPort}`

type Walk = (name: string, body: (browser: Browser) => Promise<void>) => void

/** Defines the same walks for each engine; the console has to be empty after each. */
export function inEachEngine(title: string, options: LaunchOptions, walks: (walk: Walk) => void): void {
  for (const { name, missing, start } of engines) {
    if (missing !== undefined) {
      console.log(`${title}: left out in ${name}. To walk there: ${missing}`)
      test.skip(`${name}: ${title}`, () => {})
      continue
    }
    describe(`${name}: ${title}`, () => {
      let browser: Browser
      beforeAll(async () => {
        browser = await start(options)
      })
      afterAll(() => browser.close())
      beforeEach(async () => {
        await browser.open(`${site}/robots.txt`)
        if (options.javaScript !== false) await browser.run(() => (sessionStorage.clear(), localStorage.clear()))
        await browser.resize(1440, 900)
        await browser.moveTo(2, 890)
      })
      afterEach(async () => {
        const seen = await browser.run(() => sessionStorage.getItem('complaints')).catch(() => null)
        expect(JSON.parse(seen ?? '[]'), 'the browser complained').toEqual([])
      })
      walks((what, body) => test(what, () => body(browser)))
    })
  }
}

/** Opens a URL of the site and waits until the page is hydrated and fully laid out. */
export async function open(browser: Browser, path: string): Promise<void> {
  await browser.open(site + path)
  await ready(browser)
}

export async function ready(browser: Browser): Promise<void> {
  await until(browser, true, () => {
    const isHydrated = 'hydrated' in document.documentElement.dataset && document.querySelector('#main') !== null
    // Behaviours are loaded on the first intent.
    if (!isHydrated) {
      dispatchEvent(new Event('touchstart'))
      dispatchEvent(new Event('beforeprint'))
    }
    return isHydrated
  })
}

/** Waits until the page returns the wanted result; asks again if the document was replaced meanwhile. */
export async function until<Args extends unknown[], Result>(
  browser: Browser,
  wanted: Result,
  ask: (...args: Args) => Result,
  ...args: Args
): Promise<void> {
  await expect.poll(() => browser.run(ask, ...args).catch(String), { timeout: 15_000 }).toEqual(wanted)
}

export const heading = (browser: Browser) => browser.run(() => document.querySelector('h1')?.textContent)
export const address = (browser: Browser) => browser.run(() => location.pathname + location.hash)

/** Counts the visible elements that match. */
export const shown = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length
