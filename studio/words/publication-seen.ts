const WATCHED_KEY = 'publication-seen'
const CLOSED_KEY = 'publication-closed'

/** The id of the publication that ran while this tab was open; survives a reload and other screens. */
export const readWatched = () => read(() => sessionStorage, WATCHED_KEY)
export const writeWatched = (id: number | null) => write(() => sessionStorage, WATCHED_KEY, id)

/** The id of the publication of which the end has been closed on this device. */
export const readClosed = () => read(() => localStorage, CLOSED_KEY)
export const writeClosed = (id: number) => write(() => localStorage, CLOSED_KEY, id)

let shown = 0

/** Whether a screen says how publishing went; `saysOutcome` is what a screen does that says it. */
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
    // Not allowed: it holds on this screen alone.
  }
}
