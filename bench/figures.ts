/** Returns the median. Throws for an empty list. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('The median of nothing was asked for.')
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2
}

export const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`
export const milliseconds = (value: number) => `${Math.round(value)} ms`
export const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`
