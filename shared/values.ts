/** Values of documents, as parsed from YAML or JSON. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether two values are equal. The order of fields does not matter, and a field set to undefined counts as missing.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isSame(item, b[at]))
  if (isRecord(a) && isRecord(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]))
  }
  return Object.is(a, b)
}

/** Whether a field has no value yet. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Formats a path: `['people', 3, 'title']` → `people[3].title`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text ? `${text}.${String(part)}` : String(part)
  }, '')
}

/** Parses a path: `people[3].title` → `['people', 3, 'title']`. */
export const parsePath = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index === undefined ? name : Number(index),
  )

/** Returns the value at a path of names and indexes; undefined where there is none. */
export const getIn = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)]
    return isRecord(inner) ? inner[key] : undefined
  }, value)

/** Whether every list along the path has the same length in both values, so that an index refers to the same entry. */
export const isAligned = (a: unknown, b: unknown, path: readonly (string | number)[]): boolean =>
  path.every((key, at) => {
    if (typeof key !== 'number') return true
    const [one, other] = [getIn(a, path.slice(0, at)), getIn(b, path.slice(0, at))]
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length
  })

/** Returns all texts and numbers with their paths, such as `people[3].title`. */
export function textsOf(value: unknown, path: (string | number)[] = []): { path: string; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path: fieldName(path), text: String(value) }]
  if (Array.isArray(value)) return value.flatMap((entry: unknown, at) => textsOf(entry, [...path, at]))
  return isRecord(value) ? Object.entries(value).flatMap(([name, entry]) => textsOf(entry, [...path, name])) : []
}

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length
