/** Calls `run` after the next frame is painted. For work that would otherwise delay the visible response to a press. */
export const afterPaint = (run: () => void): unknown => requestAnimationFrame(() => setTimeout(run))
