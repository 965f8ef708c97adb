/** Tells whether the browser's data saver is on (Network Information API). Browser only. */
export function prefersReducedData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
