/** Percent of the sky that the sun crosses, from its left edge; how high it starts, and how far it rises: whole to the end. */
export const SUN_WAY = { from: 10, length: 78, start: 6, rise: 58 }

/** Where the centre of the sun is, in percent of the sky from the left and from below; `at` runs from 0 to 1. */
export function sunAt(at: number): { left: number; bottom: number } {
  return {
    left: SUN_WAY.from + at * SUN_WAY.length,
    bottom: SUN_WAY.start + Math.sin((at * Math.PI) / 2) * SUN_WAY.rise,
  }
}
