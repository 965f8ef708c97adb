/** Something to be sent once; `waitedMs`: pauses between attempts so far. */
export type Job<Item> = { item: Item; attempts: number; waitedMs: number }

/** `waitMs`: pause until the next attempt at `nextAt`. */
export type Failure = { error: string; nextAt: number; waitMs: number; dead: boolean }

/** The longest pause a receiver may ask for; a delivery due later than that was written by a clock gone wrong. */
export const MAX_RETRY_AFTER_MS = 24 * 3_600_000
