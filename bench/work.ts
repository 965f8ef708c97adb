import type { Browser, Page } from '@playwright/test'

/** Work of the page's main thread, in milliseconds of processor time, unthrottled. */
export type Work = {
  /** Number of elements whose style was resolved. */
  styled: number
  /** Number of boxes that were laid out. */
  laidOut: number
  /** Number of style recalculations. */
  recalculations: number
  style: number
  layout: number
  paint: number
  script: number
  /** Duration of each task. */
  tasks: number[]
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: {
    elementCount?: number
    beginData?: { dirtyObjects?: number }
    data?: { message?: string }
  }
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink']
const MARK = 'work'

/** Measures with a trace what `act` makes the page's main thread do. `act` must end once its result is painted. */
export async function workOf<Result>(
  browser: Browser,
  page: Page,
  act: () => Promise<Result>,
): Promise<Work & { result: Result }> {
  await browser.startTracing(page, { categories: CATEGORIES })
  let result: Result
  let trace: string
  try {
    result = await act()
    // The mark identifies the page's renderer among those of Chromium's own pages.
    await page.evaluate((mark) => console.timeStamp(mark), MARK)
  } finally {
    trace = (await browser.stopTracing()).toString()
  }
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  return { ...sum(traceEvents), result }
}

/** Sums up the work of the thread that wrote the mark. */
export function sum(events: readonly TraceEvent[]): Work {
  const mark = events.find(({ name, args }) => name === 'TimeStamp' && args?.data?.message === MARK)
  if (!mark) throw new Error('The trace has lost its end.')
  const complete = events.filter(({ pid, tid, ph }) => pid === mark.pid && tid === mark.tid && ph === 'X')
  // The driver's own scripts have no URL. Parsing them takes 6 ms, a fifth of a page's blocking time.
  const driver = complete.filter(({ name, args }) => name === 'EvaluateScript' && !args?.data)
  const own = complete.filter(
    (event) =>
      !driver.includes(event) &&
      !(event.name === 'RunTask' && driver.some(({ ts }) => ts >= event.ts && ts < event.ts + (event.dur ?? 0))),
  )
  const named = (...names: string[]) => own.filter(({ name }) => names.includes(name))
  const time = (list: readonly TraceEvent[]) => list.reduce((total, { tdur = 0 }) => total + tdur, 0) / 1_000
  const styles = named('UpdateLayoutTree')
  const layouts = own.filter(({ name }) => name === 'Layout')
  const begun = events.filter(({ name, pid, tid }) => name === 'Layout' && pid === mark.pid && tid === mark.tid)
  return {
    styled: styles.reduce((total, { args }) => total + (args?.elementCount ?? 0), 0),
    laidOut: begun.reduce((total, { args }) => total + (args?.beginData?.dirtyObjects ?? 0), 0),
    recalculations: styles.length,
    style: time(styles),
    layout: time(layouts),
    paint: time(named('PrePaint', 'Paint', 'Layerize', 'Commit')),
    script: time(named('EvaluateScript', 'FunctionCall', 'v8.compile', 'v8.compileModule', 'v8.evaluateModule')),
    tasks: named('RunTask').map(({ tdur = 0 }) => tdur / 1_000),
  }
}

/** Returns the total blocking time, in milliseconds, on a processor that is `rate` times slower. */
export const blocking = ({ tasks }: Work, rate: number): number =>
  tasks.reduce((total, task) => total + Math.max(0, task * rate - 50), 0)
