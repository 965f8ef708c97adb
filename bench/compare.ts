/**
 * npm run bench:compare -- --against ../before [--runs 5 --lighthouse 3 --out .cache/bench]
 *
 * Compares this build with the one of another checkout, built there (`git worktree add ../before COMMIT`, `npm ci`,
 * `npm run build`), in turns: blocking time of a start and of a navigation, script before the first interaction,
 * interactions, largest paint. Blocking time is computed from the processor time of each task, so that other work on
 * the machine matters less; the interactions are timed.
 */
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { hydrated } from '../tests/hydrated.ts'
import { startServer } from '../tests/server/process.ts'
import { devices, idle, launchBrowser } from './browser.ts'
import { median } from './figures.ts'
import { interactions } from './interaction-list.ts'
import { lighthouseRun } from './lighthouse-run.ts'
import { interactionWork, measureInteraction, type Ready } from './measure-interaction.ts'
import { commandOptions, folder, wholeNumber } from './options.ts'
import { pagePath } from './page-path.ts'
import { writeReport } from './report.ts'
import { withFolder, withServedSite } from './served-site.ts'
import { table } from './table.ts'
import { targets } from './targets.ts'
import { blocking, workOf, type Work } from './work.ts'

const { against, runs, lighthouse, out } = commandOptions({
  against: folder(''),
  runs: wholeNumber(5, 1, 25),
  lighthouse: wholeNumber(3, 0, 15),
  out: folder('.cache/bench'),
})

const ROUTES = {
  home: 'home',
  about: 'about-us',
  contact: 'contact-us',
  agency: 'agency',
  'a service': 'agency/pay-per-click',
  'a case': 'case-study/horlicks',
  'an article': 'blogs/six-pillars-of-digital-marketing',
} as const
const SLOWNESS = [4, 16] as const
/** Maximum share of the earlier build's blocking time. */
const MAX_SHARE = 0.4

type Build = { url: string; ready: Ready }
type Pair<Value> = { before: Value; now: Value }
type Start = Work & { script: number }

/** Measures both builds in turns, `times` times. */
async function inTurns<Value>(
  { before, now }: Pair<Build>,
  times: number,
  measure: (build: Build) => Promise<Value>,
): Promise<Pair<Value[]>> {
  const found: Pair<Value[]> = { before: [], now: [] }
  for (let run = 0; run < times; run += 1) {
    found.before.push(await measure(before))
    found.now.push(await measure(now))
  }
  return found
}

const each = <Value, Result>({ before, now }: Pair<Value>, of: (value: Value) => Result): Pair<Result> => ({
  before: of(before),
  now: of(now),
})

/** Loads a page as a phone and waits until it is idle. `script`: bytes of JavaScript as transferred. */
async function startOf(browser: Browser, { url }: Build, path: string): Promise<Start> {
  const page = await browser.newPage(devices.phone)
  try {
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    const work = await workOf(browser, page, async () => {
      await page.goto(url + path)
      await settled(page)
    })
    return { ...work, script: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) }
  } finally {
    await page.close()
  }
}

/** Measures a navigation from home to about, with the document prefetched on hover. */
async function navigationOf(browser: Browser, { url, ready }: Build): Promise<Work> {
  const page = await browser.newPage(devices.desktop)
  try {
    await page.goto(url)
    await ready(page)
    const link = page.locator('nav[aria-label=Main] > a[href="/about-us/"]')
    await link.hover()
    await settled(page)
    const headline = await page.evaluate(() => document.querySelector('h1')?.textContent)
    return await workOf(browser, page, async () => {
      await page.mouse.down()
      await page.mouse.up()
      await page.waitForFunction((text) => document.querySelector('h1')?.textContent !== text, headline)
      await settled(page)
    })
  } finally {
    await page.close()
  }
}

/**
 * Waits for two seconds and then until the page is idle, so that everything delayed until the first paint has loaded.
 */
async function settled(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((start) => performance.now() > start + 2_000, since)
  await idle(page)
}

async function compare(browser: Browser, builds: Pair<Build>) {
  const starts = []
  for (const [name, route] of Object.entries(ROUTES)) {
    const works = await inTurns(builds, runs, (build) => startOf(browser, build, pagePath(route)))
    starts.push({ name, works, script: median(works.now.map(({ script }) => script)) })
    console.log(`start of ${name}: done`)
  }
  const moves = await inTurns(builds, runs, (build) => navigationOf(browser, build))
  const blockingRows = [...starts, { name: 'home to about', works: moves, script: 0 }].map(
    ({ name, works, script }) => ({
      name,
      script,
      styled: each(works, (list) => median(list.map(({ styled }) => styled))),
      laidOut: each(works, (list) => median(list.map(({ laidOut }) => laidOut))),
      times: SLOWNESS.map((rate) => each(works, (list) => median(list.map((work) => blocking(work, rate))))),
    }),
  )
  const interactionRows = []
  for (const interaction of interactions) {
    // An interaction that the other checkout does not have cannot be measured there.
    const orUndefined = <Value>(value: Promise<Value>) => value.catch(() => undefined)
    const works = await inTurns(builds, 1, (build) =>
      orUndefined(interactionWork(browser, build.url, interaction, build.ready)),
    )
    const found = await inTurns(builds, runs, (build) =>
      orUndefined(measureInteraction(browser, build.url, interaction, build.ready)),
    )
    const durations = each(found, (list) => list.flatMap((event) => (event ? [event.duration] : [])))
    const row = { name: interaction.name, durations, work: each(works, ([work]) => work) }
    console.log(`${row.name}: ${row.durations.before.join(', ')} → ${row.durations.now.join(', ')} ms`)
    interactionRows.push(row)
  }
  const paints = []
  for (const path of ['/', '/about-us/']) {
    const found = await inTurns(builds, lighthouse, ({ url }) => lighthouseRun(url + path))
    paints.push({ path, values: each(found, (list) => list.map(({ timings }) => timings.largestContentfulPaint)) })
  }
  return { blockingRows, interactionRows, paints }
}

const change = <Value>({ before, now }: Pair<Value>, show: (value: Value) => string): string =>
  `${show(before)} → ${show(now)}`
const whole = (value: number): string => String(Math.round(value))
const middle = (values: readonly number[]): string => (values.length > 0 ? whole(median(values)) : '–')
const share = ({ before, now }: Pair<number>): number => (before > 0 ? now / before : now > 0 ? Infinity : 0)
const count = (of: (work: Work) => number) => (work: Work | undefined) => (work ? String(of(work)) : '–')

const processorTime = ({ tasks }: Work): number => Math.round(tasks.reduce((sum, task) => sum + task, 0))

const other = resolve(against)
// A module of the other checkout; it has the same signature in every commit.
const { hydrated: otherReady } = (await import(join(other, 'tests/hydrated.ts'))) as { hydrated: Ready }

await withServedSite(async ({ url }) => {
  await withFolder(async (dataDir) => {
    const server = await startServer({
      main: join(other, 'server/main.ts'),
      siteDir: join(other, 'dist/site'),
      dataDir,
      env: { FORM_MIN_SECONDS: '0' },
    })
    const browser = await launchBrowser()
    try {
      const load = loadavg()[0] ?? 0
      const results = await compare(browser, {
        before: { url: server.url, ready: otherReady },
        now: { url, ready: hydrated },
      })
      const loads = `load of the machine ${load.toFixed(1)} at the beginning, ${(loadavg()[0] ?? 0).toFixed(1)} at the end`
      const { blockingRows, interactionRows, paints } = results
      const quick = interactionRows.filter(
        ({ durations }) => durations.now.length > 0 && median(durations.now) <= targets.interaction,
      )
      const tables = [
        `Median of ${runs}, in turns; ${loads}. Blocking is computed from the processor time of each task.`,
        table(
          [
            { head: 'Page', value: ({ name }) => name, words: true },
            ...SLOWNESS.flatMap((rate, at) => [
              {
                head: `Blocking ÷${rate} (ms)`,
                value: ({ times }: (typeof blockingRows)[number]) => {
                  const pair = times[at]
                  return pair ? change(pair, whole) : '–'
                },
              },
              {
                head: `Share (≤ ${MAX_SHARE * 100} %)`,
                value: ({ times }: (typeof blockingRows)[number]) => {
                  const pair = times[at]
                  return pair && pair.before > 0 ? `${whole(share(pair) * 100)} %` : '–'
                },
                missed: ({ times }: (typeof blockingRows)[number]) => {
                  const pair = times[at]
                  return pair !== undefined && share(pair) > MAX_SHARE
                },
              },
            ]),
            { head: 'Styled', value: ({ styled }) => change(styled, whole) },
            { head: 'Laid out', value: ({ laidOut }) => change(laidOut, whole) },
            {
              head: 'Script first (≤ 40.0 KB)',
              value: ({ script }) => `${(script / 1_000).toFixed(1)} KB`,
              missed: ({ script }) => script > 40_000,
            },
          ],
          blockingRows,
        ),
        `Interactions, processor ÷4: ${quick.length} of ${interactionRows.length} within ${targets.interaction} ms.`,
        table(
          [
            { head: 'Interaction', value: ({ name }) => name, words: true },
            {
              head: `Median (≤ ${targets.interaction} ms)`,
              value: ({ durations }) => change(durations, middle),
              missed: (row) => !quick.includes(row),
            },
            {
              head: 'Styled',
              value: ({ work }) =>
                change(
                  work,
                  count(({ styled }) => styled),
                ),
            },
            {
              head: 'Laid out',
              value: ({ work }) =>
                change(
                  work,
                  count(({ laidOut }) => laidOut),
                ),
            },
            { head: 'Processor (ms)', value: ({ work }) => change(work, count(processorTime)) },
            {
              head: 'Recalculations',
              value: ({ work }) =>
                change(
                  work,
                  count(({ recalculations }) => recalculations),
                ),
            },
          ],
          interactionRows,
        ),
        'Largest paint, simulated by Lighthouse.',
        table(
          [
            { head: 'Page', value: ({ path }) => path, words: true },
            {
              head: `Median (≤ ${targets.largestContentfulPaint} ms)`,
              value: ({ values }) => change(values, middle),
              missed: ({ values }) => values.now.length > 0 && median(values.now) > targets.largestContentfulPaint,
            },
            {
              head: 'Least',
              value: ({ values }) => change(values, (list) => (list.length > 0 ? whole(Math.min(...list)) : '–')),
            },
          ],
          paints,
        ),
      ].join('\n\n')
      writeReport(out, { name: 'compare', tables, results })
    } finally {
      await browser.close()
      await server.stop()
    }
  })
})
