type Found = { value: unknown; path: PropertyKey[] }

/** Returns the values at a path, in which `*` is any entry of a list and `**` any field of a record. */
export function valuesAt(value: unknown, [key, ...rest]: readonly string[], path: PropertyKey[] = []): Found[] {
  if (key === undefined) return value === undefined ? [] : [{ value, path }]
  if (key === '*') {
    return Array.isArray(value) ? value.flatMap((entry, at) => valuesAt(entry, rest, [...path, at])) : []
  }
  if (key === '**') {
    return Object.entries(value ?? {}).flatMap(([name, entry]) => valuesAt(entry, rest, [...path, name]))
  }
  const next: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return valuesAt(next, rest, [...path, key])
}
