import { formatMetric, type MetricValue } from '../lib/format-metric.ts'

export const COUNT_MS = 2000

const running = new WeakMap<Element, number>()

/** Eases out: fast at first, settling on the last digits. */
export const countAt = (target: number, elapsed: number): number => {
  const part = Math.min(elapsed / COUNT_MS, 1)
  return target * (1 - (1 - part) ** 3)
}

/** Runs the figure in a `[data-count]` element from 0 to its value, or puts the value back. */
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
    text.data = formatMetric(metric, countAt(metric.value, elapsed))
    if (elapsed < COUNT_MS) running.set(element, requestAnimationFrame(step))
  }
  step(start)
}
