/** Returns an error's message for a log or a terminal, and nothing more: database errors also carry values. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // The error has no message when several addresses were tried and none could be reached.
  return error.message || String(errorField(error, 'code') ?? error.name)
}

/** Reads a field that the type of an error does not declare, such as the `code` of a system error. */
export const errorField = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
