/** Number of labels each drawing of src/sections/figures takes. */
export const drawings = {
  'claims-and-books': 8,
  'film-crew': 5,
  'film-page': 5,
  'five-channels': 6,
  'four-films': 10,
  'hundred-coins': 4,
  'locked-shop': 3,
  manuscript: 10,
  'one-monday': 9,
  'one-saturday': 9,
  'open-books': 6,
  'page-returns': 6,
  'results-page': 8,
  'shoot-day': 5,
  'shoot-plan': 8,
  'switch-board': 9,
  'three-ideas': 3,
  'three-openings': 5,
  'weekly-walk': 6,
  'worth-of-likes': 8,
  'year-plan': 9,
} as const

/** Number of labels each drawing of src/pages/agency-service/work-samples.tsx takes. */
export const workSamples = {
  'marked-caption': 3,
  'two-days': 5,
  'two-weeks': 6,
  'key-board': 4,
} as const

/** Numbers of labels and stages of the drawings of src/sections/figures that show one stage at a time. */
export const stagedDrawings = {
  'budget-threads': { labels: 6, stages: 4 },
  'buyers-day': { labels: 0, stages: 5 },
  'customer-year': { labels: 5, stages: 5 },
  'drop-off': { labels: 6, stages: 2 },
  'flow-drawing': { labels: 9, stages: 3 },
  'mended-step': { labels: 4, stages: 5 },
  'night-clock': { labels: 8, stages: 3 },
  'one-interview': { labels: 12, stages: 5 },
  'one-mark': { labels: 1, stages: 4 },
  'one-order': { labels: 7, stages: 4 },
  'page-that-grows': { labels: 7, stages: 4 },
  'reply-time': { labels: 8, stages: 3 },
  'six-hooks': { labels: 8, stages: 3 },
  storyboard: { labels: 5, stages: 4 },
  'three-circles': { labels: 5, stages: 4 },
  'three-readers': { labels: 18, stages: 3 },
  'two-subjects': { labels: 3, stages: 3 },
} as const

/** Number of labels each drawing of src/pages/advisory-detail/drawings takes. */
export const advisoryDrawings = {
  'enquiry-way': 16,
  'five-pipes': 10,
  handover: 10,
  'one-evening': 6,
  'one-week': 11,
  'season-calendar': 5,
  'three-doors': 15,
  'two-pages': 28,
  'two-piles': 8,
  'voice-guide': 15,
} as const

/** Number of stages of the advisory drawings that show one stage at a time. */
export const advisoryStages: Partial<Record<keyof typeof advisoryDrawings, number>> = {
  handover: 4,
  'one-evening': 6,
}

/** Names of the drawings in src/pages/advisory/readings.tsx. */
export const readings = ['best-customers', 'stalled-stage', 'district-test', 'honest-range'] as const

export type ReadingName = (typeof readings)[number]

/** Parts of the mark in src/pages/agency/brand-objects.tsx. */
export const markParts = ['sun', 'feathers', 'triangles'] as const
