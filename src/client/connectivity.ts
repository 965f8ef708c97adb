let waiting: (() => void) | undefined
const listeners = new Set<() => void>()

/** Tells whether the server is reachable: any response counts, and so does a timeout after 10 s. */
export async function isServerReachable(url: string): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
  }
}

/** Resolves on the `online` event or on `retryNow()`. A later call replaces an earlier one. */
export function waitForOnline(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setWaiting(resolve)
  addEventListener('online', retryNow, { once: true })
  return promise
}

export function retryNow(): void {
  const again = waiting
  cancelWait()
  again?.()
}

/** Cancels the wait; its promise then never resolves. */
export function cancelWait(): void {
  if (waiting) setWaiting(undefined)
}

export const isWaiting = (): boolean => waiting !== undefined

export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setWaiting(again: (() => void) | undefined): void {
  waiting = again
  for (const listener of listeners) listener()
}
