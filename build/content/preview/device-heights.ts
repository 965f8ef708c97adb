/** Custom property of the root: a hundredth of the height of the window that a page is shown for. */
const HEIGHT = '--vh'

/**
 * A style sheet whose heights of the window follow a property. The studio's frame may be taller or lower than the
 * device it stands for, and sets it; elsewhere it is that of the window. For the same reason a wide window is taken for a low one.
 */
export function withDeviceHeights(sheet: string): string {
  const rules = sheet
    .replaceAll(/(?<![\w.#-])(\d*\.?\d+)[sdl]?vh\b/g, `calc($1*var(${HEIGHT}))`)
    .replaceAll(/\((?:min-aspect-ratio:|aspect-ratio\s*>=)\s*4\s*\/\s*3\)/g, '(min-width:60em)')
  return `:root{${HEIGHT}:1svh}${rules}`
}
