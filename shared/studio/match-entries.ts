/** Compares two lists entry by entry. */
import { isRecord, isSame } from '../values.ts'

/** `from`: index of the old entry; null for a new one. `copy`: true for a duplicate of an entry that still exists. */
export type Entry = { value: unknown; from: number | null; copy: boolean }

/** Finds for each entry of `after` the entry of `before` that it was: unchanged, moved, edited or duplicated. */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): Entry[] {
  const from: (number | null)[] = after.map(() => null)
  const used = new Set<number>()
  const take = (at: number, old: number) => {
    from[at] = old
    used.add(old)
  }
  for (const [old, at] of commonEntries(before, after)) take(at, old)
  const eachNew = (find: (value: unknown, at: number) => number) => {
    for (const [at, value] of after.entries()) {
      if (from[at] !== null) continue
      const old = find(value, at)
      if (old >= 0) take(at, old)
    }
  }
  eachNew((value) => before.findIndex((other, old) => !used.has(old) && isSame(other, value)))
  eachNew((value) => before.findIndex((other, old) => !used.has(old) && isSameRecord(other, value)))
  // Among the remaining entries, one between the same neighbours is taken for the edited one.
  eachNew((value, at) => {
    const low = from.slice(0, at).findLast((old) => old !== null) ?? -1
    const high = from.slice(at + 1).find((old) => old !== null) ?? before.length
    return before.findIndex((other, old) => old > low && old < high && !used.has(old) && isLike(other, value))
  })
  return after.map((value, at) => {
    const known = from[at] ?? null
    if (known !== null) return { value, from: known, copy: false }
    const match = before.findIndex((other) => isSame(other, value))
    return { value, from: match < 0 ? null : match, copy: true }
  })
}

/** Returns the index pairs of a longest common subsequence of the two lists. */
function commonEntries(before: readonly unknown[], after: readonly unknown[]): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () => after.map(() => 0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      const line = lengths[row]
      if (!line) continue
      line[column] = isSame(before[row], after[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let row = 0, column = 0; row < before.length && column < after.length;) {
    if (isSame(before[row], after[column])) pairs.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return pairs
}

const NAMES = ['id', 'key', 'name', 'title', 'heading', 'label']

/** Whether two entries are the same record by id or name, whatever their other fields. */
export function isSameRecord(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return false
  const name = NAMES.find((field) => a[field] !== undefined)
  return name !== undefined && isSame(a[name], b[name])
}

const isLike = (a: unknown, b: unknown) => typeof a === typeof b && Array.isArray(a) === Array.isArray(b)
