/** Pixels of a logo that is a PNG: one of the two is enough. */
export const MIN_LOGO = { width: 240, height: 120 }
