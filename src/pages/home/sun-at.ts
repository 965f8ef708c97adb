/** Path of the sun in percent of the sky: left end, length, initial height, rise. */
export const SUN_WAY = { from: 10, length: 78, start: 30, rise: 42 }

/** Returns the centre of the sun in percent of the sky from the left and from below; `at` runs from 0 to 1. */
export function sunAt(at: number): { left: number; bottom: number } {
  return {
    left: SUN_WAY.from + at * SUN_WAY.length,
    bottom: SUN_WAY.start + Math.sin((at * Math.PI) / 2) * SUN_WAY.rise,
  }
}
