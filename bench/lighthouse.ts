/**
 * npm run bench [-- --routes home,about-us --runs 3 --resume yes --out .cache/bench]
 *
 * Runs Lighthouse as a phone on the document of every route and on one hash URL, and reports the median of each figure.
 * A run disturbed by other work on the machine is repeated, up to three times.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceStamp } from '../build/fresh-build.ts'
import { median, milliseconds, seconds } from './figures.ts'
import { categories, lighthouseRun, timings, type Category, type Run, type Timing } from './lighthouse-run.ts'
import { disturbance, disturbedBy } from './load.ts'
import { commandOptions, folder, routeList, wholeNumber, yesNo } from './options.ts'
import { writeReport } from './report.ts'
import { withServedSite } from './served-site.ts'
import { table } from './table.ts'
import { targets } from './targets.ts'
import { pagePath } from './page-path.ts'

const { routes, runs, resume, out } = commandOptions({
  routes: routeList,
  runs: wholeNumber(3, 1, 15),
  resume: yesNo('no'),
  out: folder('.cache/bench'),
})

const again = 3
/** The hash URL has no document of its own: the head script fetches the static page. */
const hashUrl = '/#/about-us'

type Page = { address: string; runs: Run[]; disturbed: (string | null)[] }

const addresses = [...routes.map(pagePath), ...(routes.includes('about-us') ? [hashUrl] : [])]
const stamp = await sourceStamp()
const keep = join(out, 'lighthouse-runs.json')
const known = resume ? readStoredRuns() : new Map<string, Page>()
let best = Math.max(0, ...[...known.values()].flatMap((page) => page.runs.map(({ benchmarkIndex }) => benchmarkIndex)))

const pages = await withServedSite(async ({ url }) => {
  const done: Page[] = []
  for (const [at, address] of addresses.entries()) {
    const page = known.get(address) ?? { address, runs: [], disturbed: [] }
    while (page.runs.length < runs) {
      const [run, reason] = await undisturbedRun(url + address)
      page.runs.push(run)
      page.disturbed.push(reason)
      const { firstContentfulPaint, largestContentfulPaint, totalBlockingTime } = run.timings
      console.log(
        `[${at + 1}/${addresses.length}] ${address} run ${page.runs.length}/${runs}: ` +
          `${categories.map((name) => run.scores[name]).join('/')}, FCP ${milliseconds(firstContentfulPaint)}, ` +
          `LCP ${milliseconds(largestContentfulPaint)}, TBT ${milliseconds(totalBlockingTime)}` +
          `${reason ? ` (disturbed: ${reason})` : ''}`,
      )
    }
    done.push(page)
    mkdirSync(out, { recursive: true })
    writeFileSync(keep, JSON.stringify({ stamp, pages: done }))
  }
  return done
})

/** Returns an undisturbed run, or after several attempts the last one with the reason of the disturbance. */
async function undisturbedRun(address: string): Promise<[Run, string | null]> {
  for (let attempt = 0; ; attempt += 1) {
    const run = await lighthouseRun(address)
    best = Math.max(best, run.benchmarkIndex)
    const reason = disturbedBy(run, best)
    if (!reason || attempt === again) return [run, reason]
    console.log(`  again: ${reason}`)
  }
}

function readStoredRuns(): Map<string, Page> {
  try {
    const stored = JSON.parse(readFileSync(keep, 'utf8')) as { stamp: string; pages: Page[] }
    if (stored.stamp === stamp) return new Map(stored.pages.map((page) => [page.address, page]))
    console.log('The sources have changed since the kept runs: starting anew.')
  } catch {
    // There are no stored runs.
  }
  return new Map()
}

const rows = pages.map((page) => ({
  address: page.address,
  scores: Object.fromEntries(
    categories.map((name) => [name, median(page.runs.map(({ scores }) => scores[name]))]),
  ) as Record<Category, number>,
  timings: Object.fromEntries(
    (Object.keys(timings) as Timing[]).map((name) => [name, median(page.runs.map((run) => run.timings[name]))]),
  ) as Record<Timing, number>,
  // Early runs are judged again, because a later one may have raised the processor's best result.
  disturbed: page.runs.filter((run, at) => page.disturbed[at] ?? disturbedBy(run, best)).length,
  imperfect: [...new Set(page.runs.flatMap(({ imperfect }) => imperfect.map((audit) => audit.replace(/ \(.*/, ''))))],
  advice: [...new Set(page.runs.flatMap(({ advice }) => advice))],
  runs: page.runs,
}))
type Row = (typeof rows)[number]

const score = (head: string, name: Category) => ({
  head,
  value: ({ scores }: Row) => String(scores[name]),
  missed: ({ scores }: Row) => scores[name] < targets.score,
})
const timing = (head: string, name: Exclude<Timing, 'speedIndex'>, show: (value: number) => string) => ({
  head: `${head} (≤ ${show(targets[name])})`,
  value: (row: Row) => show(row.timings[name]),
  missed: (row: Row) => row.timings[name] > targets[name],
})
const addressesWith = (list: 'imperfect' | 'advice') =>
  [...new Set(rows.flatMap((row) => row[list]))]
    .map((audit) => ({ audit, where: rows.filter((row) => row[list].includes(audit)).map(({ address }) => address) }))
    .toSorted((a, b) => b.where.length - a.where.length)
const auditTable = (list: 'imperfect' | 'advice') =>
  table(
    [
      { head: 'Audit', value: ({ audit }) => audit, words: true },
      { head: 'Addresses', value: ({ where }) => String(where.length) },
      { head: 'For example', value: ({ where }) => where.slice(0, 3).join(' '), words: true },
    ],
    addressesWith(list),
  )

const disturbedRuns = rows.reduce((sum, row) => sum + row.disturbed, 0)
const tables = [
  `Median of ${runs}, phone, throttling simulated (1.6 Mbit/s, 150 ms, processor ÷4). ` +
    `A run is disturbed when other processes take over ${disturbance.others * 100} % of the processor or it runs below ` +
    `${disturbance.benchmark * 100} % of its best; runs kept although disturbed: ${disturbedRuns}.`,
  table<Row>(
    [
      { head: 'Address', value: ({ address }) => address, words: true },
      score('Performance', 'performance'),
      score('Accessibility', 'accessibility'),
      score('Best practices', 'best-practices'),
      score('SEO', 'seo'),
      timing('FCP', 'firstContentfulPaint', seconds),
      timing('LCP', 'largestContentfulPaint', seconds),
      timing('TBT', 'totalBlockingTime', milliseconds),
      timing('CLS', 'cumulativeLayoutShift', (value) => value.toFixed(2)),
      { head: 'Speed Index', value: (row) => seconds(row.timings.speedIndex) },
      { head: 'Disturbed', value: ({ disturbed }) => String(disturbed) },
    ],
    rows,
  ),
  'Audits that count and are not perfect in some run:',
  auditTable('imperfect'),
  'Advice that does not count:',
  auditTable('advice'),
].join('\n\n')
writeReport(out, { name: 'lighthouse', tables, results: rows })
