import { formatMetric, type MetricValue } from '../lib/format-metric.ts'

/** A figure that counts up each time it enters the view. Screen readers and the static HTML have the final figure. */
export function Counter({ metric, className }: { metric: MetricValue; className?: string | undefined }) {
  const { value, prefix, suffix, decimals } = metric
  const shown = formatMetric(metric)
  return (
    <span className={className}>
      <span className="visually-hidden">{shown}</span>
      <span aria-hidden="true" className="tabular" data-count={JSON.stringify({ value, prefix, suffix, decimals })}>
        {shown}
      </span>
    </span>
  )
}
