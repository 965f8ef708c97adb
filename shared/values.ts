/** Values of documents, as YAML and JSON have them. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values say the same; the order of fields does not count, and a field without a value is none. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isSame(item, b[at]))
  if (isRecord(a) && isRecord(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]))
  }
  return Object.is(a, b)
}

/** Whether nothing stands in a field yet. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** `['people', 3, 'title']` → `people[3].title` */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text ? `${text}.${String(part)}` : String(part)
  }, '')
}

/** `people[3].title` → `['people', 3, 'title']` */
export const parsePath = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index === undefined ? name : Number(index),
  )

/** The value at a path of names and indexes; undefined where there is none. */
export const getIn = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)]
    return isRecord(inner) ? inner[key] : undefined
  }, value)

/** Every list along the path has as many entries in both: an index means the same entry. */
export const isAligned = (a: unknown, b: unknown, path: readonly (string | number)[]): boolean =>
  path.every((key, at) => {
    if (typeof key !== 'number') return true
    const [one, other] = [getIn(a, path.slice(0, at)), getIn(b, path.slice(0, at))]
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length
  })

/** Every text and figure with its place, such as `people[3].title`. */
export function textsOf(value: unknown, path: (string | number)[] = []): { path: string; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path: fieldName(path), text: String(value) }]
  if (Array.isArray(value)) return value.flatMap((entry: unknown, at) => textsOf(entry, [...path, at]))
  return isRecord(value) ? Object.entries(value).flatMap(([name, entry]) => textsOf(entry, [...path, name])) : []
}

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length
