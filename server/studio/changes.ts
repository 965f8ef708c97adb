import type { Change } from '#shared/studio/endpoints.ts'
import type { Database } from '../db/schema.ts'

const POLL_MS = 2_000
/** Rows read in each poll. PostgreSQL's ids become visible out of order, so the last rows are compared. */
const MAX_POLLED_ROWS = 200

type Listener = (change: Change) => void

/** Reports new and changed leads, whichever process wrote them. The database is read only while there are listeners. */
export function createChangeFeed({ kysely }: Pick<Database, 'kysely'>, onError: (error: unknown) => void) {
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  let known: Map<string, number> | null = null
  let running: Promise<void> | null = null
  let isStale = false

  async function readWindow() {
    const leads = await kysely.selectFrom('leads').select('id').orderBy('id', 'desc').limit(MAX_POLLED_ROWS).execute()
    const events = await kysely
      .selectFrom('lead_events')
      .select(['id', 'lead'])
      .orderBy('id', 'desc')
      .limit(MAX_POLLED_ROWS)
      .execute()
    const keys = new Map<string, number>()
    for (const { id } of leads) keys.set(`lead ${id}`, id)
    for (const { id, lead } of events) keys.set(`event ${id}`, lead)
    return keys
  }

  async function poll() {
    const window = await readWindow()
    const before = known
    known = window
    if (!before) return
    // Rows older than all known ones are not new: after an erasure the window reaches further back.
    const oldest = Math.min(...[...before.keys()].map(numberOf))
    const fresh = [...window].filter(
      ([key]) => !before.has(key) && (before.size < MAX_POLLED_ROWS || numberOf(key) > oldest),
    )
    if (!fresh.length) return
    const change: Change = { leads: [...new Set(fresh.map(([, lead]) => lead))] }
    for (const listener of listeners) listener(change)
  }

  function run() {
    if (running) {
      isStale = true
      return
    }
    running = poll()
      .catch(onError)
      .finally(() => {
        running = null
        if (isStale && listeners.size) {
          isStale = false
          run()
        }
      })
  }

  return {
    /** Adds a listener and returns the function that removes it. */
    listen(listener: Listener): () => void {
      listeners.add(listener)
      if (listeners.size === 1) {
        known = null
        run()
        timer = setInterval(run, POLL_MS)
        timer.unref()
      }
      return () => {
        listeners.delete(listener)
        if (!listeners.size) clearInterval(timer)
      }
    },
    /** Polls at once, because this process has written something. */
    wake() {
      if (listeners.size) run()
    },
  }
}

const numberOf = (key: string) => Number(key.slice(key.indexOf(' ') + 1))
