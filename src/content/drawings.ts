/** How many labels each drawing of src/sections/figures takes. */
export const drawings = {
  'four-films': 5,
  'night-clock': 4,
  'one-interview': 6,
  'page-that-grows': 5,
  'shoot-day': 5,
  'three-ideas': 3,
  'week-calendar': 4,
  'year-plan': 6,
} as const

/** Those that have stages, of which one is shown. */
export const stagedDrawings = {
  'budget-threads': { labels: 6, stages: 4 },
  'buyers-day': { labels: 0, stages: 5 },
  'customer-year': { labels: 5, stages: 5 },
  'drop-off': { labels: 5, stages: 2 },
  'flow-drawing': { labels: 9, stages: 3 },
  'mended-step': { labels: 4, stages: 4 },
  'one-mark': { labels: 1, stages: 4 },
  'reply-time': { labels: 6, stages: 3 },
  'six-hooks': { labels: 6, stages: 3 },
  storyboard: { labels: 4, stages: 3 },
  'three-readers': { labels: 10, stages: 3 },
} as const
