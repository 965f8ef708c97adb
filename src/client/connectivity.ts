let waiting: (() => void) | undefined
const listeners = new Set<() => void>()

/** Whether the site's server can be reached; any answer counts, and so does one that takes its time. */
export async function reachable(address: string): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
  }
}

/** Until the browser says that it is back online, or the visitor asks for another try. A later wait ends this one. */
export function waitForOnline(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setWaiting(resolve)
  addEventListener('online', tryAgain, { once: true })
  return promise
}

export function tryAgain(): void {
  const again = waiting
  stopWaiting()
  again?.()
}

/** The visitor wants another page now. */
export function stopWaiting(): void {
  if (waiting) setWaiting(undefined)
}

export const isWaiting = (): boolean => waiting !== undefined

export function watchWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setWaiting(again: (() => void) | undefined): void {
  waiting = again
  for (const listener of listeners) listener()
}
