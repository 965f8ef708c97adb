/** What went wrong, for a log or a terminal. Never more than the message: errors of a database carry values too. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Several addresses tried and none reached: an error without words.
  return error.message || String(errorField(error, 'code') ?? error.name)
}

/** A field that the type of an error does not name, such as the `code` of a system error. */
export const errorField = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
