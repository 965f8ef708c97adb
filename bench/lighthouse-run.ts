import { once } from 'node:events'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromiumFlags, findChromium } from '../tests/find-chromium.ts'
import { watchLoad } from './load.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export const timings = {
  firstContentfulPaint: 'first-contentful-paint',
  largestContentfulPaint: 'largest-contentful-paint',
  totalBlockingTime: 'total-blocking-time',
  cumulativeLayoutShift: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const
export type Timing = keyof typeof timings

export type Run = {
  scores: Record<Category, number>
  timings: Record<Timing, number>
  /** Audits that affect the score and are not perfect, as `category: audit (points)`. */
  imperfect: string[]
  /** Audits that are not perfect and do not affect the score. */
  advice: string[]
  benchmarkIndex: number
  /** Share of the processor that other processes used meanwhile. */
  others: number | null
}

/** Runs Lighthouse once, as a phone, in a new browser; again where Lighthouse itself fails. */
export async function lighthouseRun(address: string, tries = 3): Promise<Run> {
  const loadSince = watchLoad()
  const browser = await launch({ chromePath: findChromium(), chromeFlags: chromiumFlags, logLevel: 'silent' })
  try {
    const answer = await lighthouse(address, {
      port: browser.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
    })
    if (!answer) throw new Error(`Lighthouse gave nothing for ${address}.`)
    const fault = answer.lhr.runtimeError
    if (!fault) return { ...read(answer.lhr), others: loadSince() }
    // The URL changes to its hash soon after the first paint, and sometimes the trace loses its beginning.
    if (tries === 1) throw new Error(`${address}: ${fault.message}`)
  } finally {
    // Otherwise the next run would count its processor time as that of other processes.
    const { exitCode, signalCode } = browser.process
    const gone = exitCode === null && signalCode === null ? once(browser.process, 'exit') : null
    browser.kill()
    await gone
  }
  return lighthouseRun(address, tries - 1)
}

function read(result: Result): Omit<Run, 'others'> {
  const imperfect: string[] = []
  const advice: string[] = []
  for (const category of categories) {
    for (const { id, weight } of result.categories[category]?.auditRefs ?? []) {
      const audit = result.audits[id]
      if (!audit || audit.score === null || audit.score >= 1) continue
      if (weight > 0) imperfect.push(`${category}: ${id} (${Math.round(audit.score * 100)})`)
      else if (audit.score < 0.9) advice.push(id)
    }
  }
  const of = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
  return {
    scores: of(categories, (name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
    timings: of(Object.keys(timings) as Timing[], (name) => {
      const value = result.audits[timings[name]]?.numericValue
      if (value === undefined) throw new Error(`Lighthouse did not measure ${name} of ${result.requestedUrl}.`)
      return value
    }),
    imperfect,
    advice,
    benchmarkIndex: result.environment.benchmarkIndex,
  }
}
