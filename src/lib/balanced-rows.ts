/** Splits a list into rows of at most `most` entries, as alike in length as can be: 5 of at most 4 are 3 and 2. */
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
