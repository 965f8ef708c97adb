/**
 * npm run bench:start [-- --runs 3 --routes home,about-us --out .cache/bench]
 *
 * Measures the start of each page on a phone with the processor slowed to a quarter: tasks above 50 ms until the page
 * has been idle for a second. Also checks whether Back restores the page from the back/forward cache.
 */
import type { Browser } from '@playwright/test'
import { backForward } from './back-forward.ts'
import { devices, launchBrowser, slowDown } from './browser.ts'
import { hydrated } from '../tests/hydrated.ts'
import { median } from './figures.ts'
import { commandOptions, folder, routeList, wholeNumber } from './options.ts'
import { writeReport } from './report.ts'
import { withServedSite } from './served-site.ts'
import { table } from './table.ts'
import { targets } from './targets.ts'
import { pagePath } from './page-path.ts'

const { routes, runs, out } = commandOptions({
  routes: routeList,
  runs: wholeNumber(3, 1, 15),
  out: folder('.cache/bench'),
})

type LongTask = { start: number; duration: number }
/** A script of a slow frame, as the browser names it. */
type Script = { invoker: string; duration: number }
type Start = { tasks: LongTask[]; scripts: Script[] }

declare global {
  interface Window {
    start: Start
    lastLong: number
  }
}

async function startOf(browser: Browser, address: string): Promise<Start> {
  const page = await browser.newPage(devices.phone)
  try {
    await page.addInitScript(() => {
      window.start = { tasks: [], scripts: [] }
      window.lastLong = 0
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          window.start.tasks.push({ start: Math.round(startTime), duration: Math.round(duration) })
          window.lastLong = startTime + duration
        }
      }).observe({ type: 'longtask', buffered: true })
      new PerformanceObserver((list) => {
        for (const frame of list.getEntries() as (PerformanceEntry & {
          scripts: { invoker: string; duration: number; sourceURL: string; sourceFunctionName: string }[]
        })[]) {
          for (const { invoker, duration, sourceURL, sourceFunctionName } of frame.scripts) {
            const where = [sourceURL.split('/').at(-1), sourceFunctionName].filter(Boolean).join(' ')
            window.start.scripts.push({ invoker: `${invoker} ${where}`.trim(), duration: Math.round(duration) })
          }
        }
      }).observe({ type: 'long-animation-frame', buffered: true })
    })
    await slowDown(page, 4)
    await page.goto(address)
    await hydrated(page)
    await page.waitForFunction(
      () =>
        document.readyState === 'complete' &&
        performance.now() - Math.max(window.lastLong, performance.timing.loadEventEnd - performance.timeOrigin) > 1_000,
    )
    return await page.evaluate(() => window.start)
  } finally {
    await page.close()
  }
}

const longest = (tasks: readonly LongTask[]) => Math.max(0, ...tasks.map(({ duration }) => duration))

await withServedSite(async ({ url }) => {
  const browser = await launchBrowser()
  try {
    const rows = []
    for (const id of routes) {
      const starts: Start[] = []
      for (let run = 0; run < runs; run += 1) starts.push(await startOf(browser, url + pagePath(id)))
      const back = await backForward(browser, url, pagePath(id))
      const [slowScript] = starts.flatMap(({ scripts }) => scripts).toSorted((a, b) => b.duration - a.duration)
      const row = {
        route: id satisfies string,
        count: median(starts.map(({ tasks }) => tasks.length)),
        longest: median(starts.map(({ tasks }) => longest(tasks))),
        most: Math.max(...starts.map(({ tasks }) => longest(tasks))),
        slowScript: slowScript ?? null,
        back,
        starts,
      }
      rows.push(row)
      const script = slowScript ? `, longest script ${slowScript.duration} ms: ${slowScript.invoker}` : ''
      console.log(
        `${rows.length}/${routes.length} ${id}: ${row.count} long tasks, longest ${row.longest} ms, ` +
          `back ${back.restored ? 'restored' : `not restored: ${back.reasons.join(', ')}`}${script}`,
      )
    }
    const tables = table(
      [
        { head: 'Route', value: ({ route }) => route, words: true },
        {
          head: `Tasks > ${targets.longTask} ms (0)`,
          value: ({ count }) => String(count),
          missed: ({ count }) => count > 0,
        },
        { head: 'Longest', value: (row) => (row.longest ? `${row.longest} ms` : 'none') },
        { head: 'Most', value: ({ most }) => (most ? `${most} ms` : 'none') },
        {
          head: 'Back/forward cache',
          value: ({ back }) => (back.restored ? 'restored' : back.reasons.join(', ')),
          missed: ({ back }) => !back.restored,
          words: true,
        },
      ],
      rows,
    )
    writeReport(out, { name: 'start', tables, results: rows })
  } finally {
    await browser.close()
  }
})
