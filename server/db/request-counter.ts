import { createMemoryCounter } from './memory-request-counter.ts'
import type { CountRequests } from './memory-request-counter.ts'
import type { Database } from './schema.ts'

/**
 * Counts requests in PostgreSQL, so that several servers share one limit, with a fixed window per key that its first
 * request starts. Keys are deleted after their window. While the database is unreachable, each process counts for
 * itself.
 */
export function createDatabaseCounter({ kysely }: Database, now: () => number = Date.now): CountRequests {
  const countInMemory = createMemoryCounter(now)
  let cleanAt = 0

  async function countInDatabase(key: string, windowMs: number) {
    const at = now()
    if (at >= cleanAt) {
      cleanAt = at + windowMs
      await kysely.deleteFrom('request_counts').where('ends_at', '<=', at).execute()
    }
    const { count, ends_at } = await kysely
      .insertInto('request_counts')
      .values({ key, count: 1, ends_at: at + windowMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => {
          // A window longer than allowed means that a clock was set back.
          const hasEnded = row.or([
            row('request_counts.ends_at', '<=', at),
            row('request_counts.ends_at', '>', at + windowMs),
          ])
          return {
            count: row
              .case()
              .when(hasEnded)
              .then(1)
              .else(row('request_counts.count', '+', 1))
              .end(),
            ends_at: row
              .case()
              .when(hasEnded)
              .then(at + windowMs)
              .else(row.ref('request_counts.ends_at'))
              .end(),
          }
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow()
    return { count, ttlMs: Math.max(0, ends_at - at) }
  }

  return (key, windowMs) => countInDatabase(key, windowMs).catch(() => countInMemory(key, windowMs))
}
