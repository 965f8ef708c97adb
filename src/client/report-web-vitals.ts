import type { Metric } from 'web-vitals'

export type ReportHandler = (metric: Metric) => void

/** Reports page performance to the handler. Without one it loads nothing and sends nothing. */
export async function reportWebVitals(handler?: ReportHandler): Promise<void> {
  if (!handler) return
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(handler)
}
