const MINUTE_MS = 60_000
const STEP_MS = 10_000

/** How long publishing takes, from how long it took lately: `about 40 seconds`, `1 to 2 minutes`. */
export function usualTime(times: readonly number[]): string {
  if (times.length === 0) return '1 to 2 minutes'
  const [least, most] = [Math.min(...times), Math.max(...times)]
  if (most < MINUTE_MS) {
    const [from, to] = [least, most].map((ms) => Math.max(1, Math.ceil(ms / STEP_MS)) * 10)
    return from === to ? `about ${to} seconds` : `${from} to ${to} seconds`
  }
  const [from, to] = [Math.max(1, Math.floor(least / MINUTE_MS)), Math.ceil(most / MINUTE_MS)]
  return from === to ? `about ${to === 1 ? '1 minute' : `${to} minutes`}` : `${from} to ${to} minutes`
}
