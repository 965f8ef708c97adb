let awaited = 0
let waiting: (() => void)[] = []

/**
 * Counts sections that are still to be hydrated: a page announces how many it has, each takes one off as it comes.
 * They may come before they are announced. Looked at only once React is done with a commit.
 */
export function expectSections(count: number): void {
  awaited += count
  queueMicrotask(settle)
}

/** Calls back once no section is the server's untouched HTML any more: what changes elements has to wait for that. */
export function afterHydration(run: () => void): () => void {
  waiting.push(run)
  queueMicrotask(settle)
  return () => {
    waiting = waiting.filter((one) => one !== run)
  }
}

function settle(): void {
  if (awaited !== 0) return
  const ready = waiting
  waiting = []
  for (const run of ready) run()
}
