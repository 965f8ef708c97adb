import { formatMetric, type MetricValue } from '../lib/format-metric.ts'

/** The final figure is in the HTML and is what screen readers get; the visible copy counts up at each entry. */
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
