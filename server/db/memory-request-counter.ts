export type RequestCount = {
  /** Requests with this key in the current window, this one included. */
  count: number
  /** Milliseconds until the window ends. */
  ttlMs: number
}

export type CountRequests = (key: string, windowMs: number) => Promise<RequestCount>

/** Each key costs about 150 bytes. */
const MAX_KEYS = 50_000

/** Counts in this process: a fixed window for each key, started by its first request. */
export function createMemoryCounter(now: () => number): CountRequests {
  const windows = new Map<string, { count: number; endsAt: number }>()
  let cleanAt = 0

  return async (key, windowMs) => {
    const at = now()
    if (at >= cleanAt) {
      cleanAt = at + windowMs
      for (const [other, { endsAt }] of windows) if (endsAt <= at) windows.delete(other)
    }
    let current = windows.get(key)
    // A clock put right backwards would otherwise keep a window open for long.
    if (!current || current.endsAt <= at || current.endsAt > at + windowMs) {
      const [oldest] = windows.keys()
      if (windows.size >= MAX_KEYS && oldest !== undefined) windows.delete(oldest)
      current = { count: 0, endsAt: at + windowMs }
      windows.set(key, current)
    }
    current.count += 1
    return { count: current.count, ttlMs: current.endsAt - at }
  }
}
