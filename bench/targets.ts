/** Targets of the site in milliseconds, bytes and points. Bytes and counts are enforced, the others only reported. */
export const targets = {
  score: 100,
  firstContentfulPaint: 1_000,
  largestContentfulPaint: 1_300,
  totalBlockingTime: 50,
  cumulativeLayoutShift: 0.01,
  interaction: 50,
  nextPage: 100,
  longTask: 50,
} as const
