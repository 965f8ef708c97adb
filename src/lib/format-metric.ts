export type MetricValue = {
  value: number
  prefix?: string | undefined
  suffix?: string | undefined
  decimals?: number | undefined
}

/** Returns the number of decimals `value` is written with. */
export const decimalsOf = (value: number): number => `${value}`.split('.')[1]?.length ?? 0

/**
 * Groups thousands without Intl: its output depends on the machine's ICU data, so server and browser could disagree
 * and break hydration.
 */
export function groupDigits(value: number, decimals = 0): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${value < 0 ? '−' : ''}${grouped}${fraction ? `.${fraction}` : ''}`
}

/** Formats `{ value: 3.5, prefix: '$', suffix: 'M+' }` as `$3.5M+`. `at` replaces the value while it counts up. */
export function formatMetric(metric: MetricValue, at = metric.value): string {
  const decimals = metric.decimals ?? decimalsOf(metric.value)
  return `${metric.prefix ?? ''}${groupDigits(at, decimals)}${metric.suffix ?? ''}`
}
