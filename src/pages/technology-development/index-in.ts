/** The index 0 to 6 that a link left in the navigation state; undefined when there is none. */
export function indexIn(state: unknown): number | undefined {
  const index: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'index') : undefined
  return typeof index === 'number' && Number.isInteger(index) && index >= 0 && index <= 6 ? index : undefined
}
