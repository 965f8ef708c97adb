import { formatMetric, type MetricValue } from '../lib/format-metric.ts'

export const COUNT_MS = 2000

const running = new WeakMap<Element, number>()

/** Near the end after a quarter of the time, so that an early look reads almost the figure itself. */
const EASE_OUT_POWER = 7

/** The value at `elapsed` ms. */
export const easedValue = (target: number, elapsed: number): number => {
  const progress = Math.min(elapsed / COUNT_MS, 1)
  return target * (1 - (1 - progress) ** EASE_OUT_POWER)
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
