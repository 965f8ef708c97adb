/** Attributes of an element that fades in once, and moves into place each time it enters from below: `<li {...reveal}>`. */
export const reveal = { 'data-reveal': '' } as const

/** The same, a step later: for neighbours that enter together. */
export const revealAfter = (delay: 1 | 2 | 3) => ({ 'data-reveal': '', 'data-reveal-delay': delay }) as const
