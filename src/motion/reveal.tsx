/** Attributes of an element that fades in once, and moves into place each time it enters from below: `<li {...reveal}>`. */
export const reveal = { 'data-reveal': '' } as const

/** Attributes like `reveal`, with a delay of 1 to 3 steps for neighbours that enter together. */
export const revealAfter = (delay: 1 | 2 | 3) => ({ 'data-reveal': '', 'data-reveal-delay': delay }) as const
