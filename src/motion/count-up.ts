import { formatMetric, type MetricValue } from '../lib/format-metric.ts'

export const COUNT_MS = 2000

const running = new WeakMap<Element, number>()

/**
 * The value rises fast at first, so that an early look reads almost the final figure; the rest takes most of the time.
 */
const QUICK_POWER = 9
const SLOW_SHARE = 0.012

/** Returns the value to show `elapsed` ms after the start. */
export const easedValue = (target: number, elapsed: number): number => {
  const left = 1 - Math.min(elapsed / COUNT_MS, 1)
  return target * ((1 - SLOW_SHARE) * (1 - left ** QUICK_POWER) + SLOW_SHARE * (1 - left))
}

/** Counts the figure of a `[data-count]` element up from 0, or shows its final value when `run` is false. */
export function countUp(element: HTMLElement, run: boolean): void {
  cancelAnimationFrame(running.get(element) ?? 0)
  const text = element.firstChild
  if (!(text instanceof Text)) return
  const metric: MetricValue = JSON.parse(element.dataset['count'] ?? '{}')
  if (!run) {
    const shown = formatMetric(metric)
    if (text.data !== shown) text.data = shown
    return
  }
  const start = performance.now()
  const step = (now: number): void => {
    const elapsed = Math.max(0, now - start)
    text.data = formatMetric(metric, easedValue(metric.value, elapsed))
    if (elapsed < COUNT_MS) running.set(element, requestAnimationFrame(step))
  }
  step(start)
}
