/** An item that is to be sent once. `waitedMs`: sum of the pauses between attempts so far. */
export type Job<Item> = { item: Item; attempts: number; waitedMs: number }

/** A failed attempt. `waitMs`: pause until the next attempt at `nextAt`. */
export type Failure = { error: string; nextAt: number; waitMs: number; dead: boolean }

/** Longest pause that a receiver may request. A delivery due later than that was scheduled by a wrong clock. */
export const MAX_RETRY_AFTER_MS = 24 * 3_600_000
