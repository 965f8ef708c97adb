import type { Count } from '../ui/field.tsx'

type Limits = {
  min?: number | undefined
  max?: number | undefined
  /** Unit that is counted; characters by default. */
  unit?: 'words' | undefined
}

/** Returns the count beside the label of a text, compared with its limits; undefined without a maximum. */
export function textCount(length: number, { min = 0, max, unit }: Limits, hasError = false): Count | undefined {
  if (max === undefined) return undefined
  const counted = unit ? ` ${unit}` : ''
  const over = length - max
  if (over > 0) return { words: `${over}${over === 1 ? counted.replace(/s$/, '') : counted} too many`, isFault: true }
  if (length === 0 && min > 0) return { words: `at least ${min}${counted}`, isFault: hasError }
  const missing = min - length
  if (missing > 0) {
    return { words: `${missing} more${missing === 1 ? counted.replace(/s$/, '') : counted} needed`, isFault: hasError }
  }
  return { words: `${length} of ${max}${counted}`, isFault: false }
}
