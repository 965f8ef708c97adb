/** Runs once the next frame is painted, for what would make the answer to a press wait. */
export const afterPaint = (run: () => void): unknown => requestAnimationFrame(() => setTimeout(run))
