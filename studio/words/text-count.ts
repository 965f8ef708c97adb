import type { Count } from '../ui/field.tsx'

type Limits = {
  min?: number | undefined
  max?: number | undefined
  /** What is counted, where it is not characters. */
  unit?: 'words' | undefined
}

/** What stands beside the label of a text: how much is typed of what has room; undefined where there is no limit. */
export function textCount(length: number, { min = 0, max, unit }: Limits, hasError = false): Count | undefined {
  if (max === undefined) return undefined
  const counted = unit ? ` ${unit}` : ''
  const over = length - max
  if (over > 0) return { words: `${over}${over === 1 ? counted.replace(/s$/, '') : counted} too many`, isFault: true }
  if (length < min) return { words: `${length} of at least ${min}${counted}`, isFault: hasError }
  return { words: `${length} of ${max}${counted}`, isFault: false }
}
