/** Minimum size of a PNG logo in pixels; one of the two is enough. */
export const MIN_LOGO = { width: 240, height: 120 }
