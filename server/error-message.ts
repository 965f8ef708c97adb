/** What went wrong, for a log or a terminal. Never more than the message: errors of a database carry values too. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Several addresses tried and none reached: an error without words.
  return error.message || String((error as { code?: unknown }).code ?? error.name)
}
