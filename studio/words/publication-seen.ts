const WATCHED_KEY = 'publication-seen'
const CLOSED_KEY = 'publication-closed'

/** Id of the publication that ran while this tab was open; it survives reloads and changes of screen. */
export const readWatched = () => read(() => sessionStorage, WATCHED_KEY)
export const writeWatched = (id: number | null) => write(() => sessionStorage, WATCHED_KEY, id)

/** Id of the publication whose outcome was closed on this device. */
export const readClosed = () => read(() => localStorage, CLOSED_KEY)
export const writeClosed = (id: number) => write(() => localStorage, CLOSED_KEY, id)

let shown = 0

/**
 * Whether a screen shows the outcome of publishing. Screens that do call `saysOutcome` and, when removed, the function
 * it returns.
 */
export const isOutcomeShown = () => shown > 0
export function saysOutcome() {
  shown += 1
  return () => void (shown -= 1)
}

function read(storage: () => Storage, key: string): number | null {
  try {
    return Number(storage().getItem(key)) || null
  } catch {
    return null
  }
}

function write(storage: () => Storage, key: string, id: number | null) {
  try {
    if (id === null) storage().removeItem(key)
    else storage().setItem(key, String(id))
  } catch {
    // Storage is not allowed: the value lasts until the screen is left.
  }
}
