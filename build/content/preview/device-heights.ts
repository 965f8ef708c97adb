/** Custom property of the root: a hundredth of the height of the window that a page is shown for. */
const HEIGHT = '--vh'

/**
 * A style sheet whose heights of the window follow a property. The studio's frame is taller than the device it stands
 * for, and sets it; elsewhere it is that of the window.
 */
export const withDeviceHeights = (sheet: string) =>
  `:root{${HEIGHT}:1svh}${sheet.replaceAll(/(?<![\w.#-])(\d*\.?\d+)[sdl]?vh\b/g, `calc($1*var(${HEIGHT}))`)}`
