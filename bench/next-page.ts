import type { Browser } from '@playwright/test'
import { devices, idle, slowDown } from './browser.ts'
import { hydrated } from '../tests/hydrated.ts'

declare global {
  interface Window {
    headlinePainted: Promise<number>
  }
}

/** Returns the milliseconds from the click on a hovered link to the first frame with the next page's headline. */
export async function nextPage(browser: Browser, origin: string, slowness: number): Promise<number> {
  const page = await browser.newPage(devices.desktop)
  try {
    await page.goto(`${origin}/privacy-policy/`)
    await hydrated(page)
    await idle(page)
    const link = page.locator('nav[aria-label=Main] > a[href="/about-us/"]')
    await Promise.all([page.waitForResponse((answer) => answer.url().endsWith('/about-us/')), link.hover()])
    await idle(page)
    await slowDown(page, slowness)
    await page.evaluate(() => {
      const old = document.querySelector('h1')?.textContent
      window.headlinePainted = new Promise((resolve) => {
        const checkFrame = (clicked: number): void => {
          if (document.querySelector('h1')?.textContent === old) {
            requestAnimationFrame(() => checkFrame(clicked))
            return
          }
          // A frame's callbacks run before it is painted, and a message that they post after.
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => resolve(Math.round(performance.now() - clicked)))
          channel.port1.start()
          channel.port2.postMessage(null)
        }
        const start = ({ timeStamp }: MouseEvent) => requestAnimationFrame(() => checkFrame(timeStamp))
        addEventListener('click', start, { capture: true, once: true })
      })
    })
    await page.mouse.down()
    await page.mouse.up()
    return await page.evaluate(() => window.headlinePainted)
  } finally {
    await page.close()
  }
}
