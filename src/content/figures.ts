/** Drawings an article may name in a `<Figure>`, with their number of labels; drawn in src/pages/article/figures. */
export const FIGURES = {
  'answer-page': 9,
  'chat-reply': 8,
  'creator-codes': 6,
  'first-screen': 7,
  'four-numbers': 8,
  'machine-controls': 9,
  'message-counter': 5,
  'nine-posts': 4,
  'one-afternoon': 5,
  'one-question': 8,
  'one-record': 9,
  'pace-layers': 10,
  'proposal-page': 7,
  'quarter-steps': 12,
  'rented-and-owned': 5,
  'six-pillars': 13,
  'social-loop': 7,
  'three-gates': 7,
  'trend-map': 17,
  'two-languages': 6,
  'two-searches': 8,
  'where-to-begin': 12,
  'year-calendar': 11,
  'year-rhythm': 10,
} as const

export type FigureName = keyof typeof FIGURES
