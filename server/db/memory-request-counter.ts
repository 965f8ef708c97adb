export type RequestCount = {
  /** Number of requests with this key in the current window, including this one. */
  count: number
  /** Milliseconds until the window ends. */
  ttlMs: number
}

export type CountRequests = (key: string, windowMs: number) => Promise<RequestCount>

/** Maximum number of keys; each takes about 150 bytes. */
const MAX_KEYS = 50_000

/** Counts requests in this process, with a fixed window per key that its first request starts. */
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
    // After the clock was set back, a window would otherwise last far too long.
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
