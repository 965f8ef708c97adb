/** Custom property with a hundredth of the simulated window's height. */
const HEIGHT = '--vh'

/**
 * Replaces viewport heights in a style sheet by the custom property, which the studio sets because its frame may be
 * taller or lower than the device; by default it is the real height. For the same reason, queries of the aspect ratio
 * become queries of the width.
 */
export function withDeviceHeights(sheet: string): string {
  const rules = sheet
    .replaceAll(/(?<![\w.#-])(\d*\.?\d+)[sdl]?vh\b/g, `calc($1*var(${HEIGHT}))`)
    .replaceAll(/\((?:min-aspect-ratio:|aspect-ratio\s*>=)\s*4\s*\/\s*3\)/g, '(min-width:60em)')
  return `:root{${HEIGHT}:1svh}${rules}`
}
