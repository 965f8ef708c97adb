/**
 * Splits a list into rows of at most `most` entries with lengths as equal as possible: 5 by at most 4 gives 3 and 2.
 */
export function balancedRows<T>(list: readonly T[], most: number): T[][] {
  const rows = Math.ceil(list.length / most)
  const longer = list.length % rows
  const length = Math.floor(list.length / rows)
  let start = 0
  return Array.from({ length: rows }, (_, row) => {
    const end = start + length + (row < longer ? 1 : 0)
    const part = list.slice(start, end)
    start = end
    return part
  })
}
