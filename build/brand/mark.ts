import { palette } from './palette.ts'
import { circle, group, path, rect, svg } from './svg.ts'

// An eagle's head in one arc, in a box of 100. Eye and neck feathers are holes (even-odd), so that the mark works on
// any ground.
const head = 'M8 92C8 40 28 8 62 8C80 8 94 22 94 42C94 50 92 57 88 64C88 54 82 48 70 47L58 46C56 60 62 74 74 92Z'
const eye = 'M54 25.5C58.5 25.5 64 27.4 68.4 30.6C66.6 35 63 37.2 59.6 36.4C55.4 35.4 53.2 30.6 54 25.5Z'
const feathers =
  'M17.6 92C17.2 70 22.4 54 32.4 44.4C25.6 57 22.4 72 22.4 92ZM33.6 92C32.6 75.6 36.2 62 44.4 54C39.8 64 37.8 77.4 38.4 92ZM51.4 92C48 82 47.6 73.4 50.8 64.4C51.4 74.6 53 83.4 56.6 92Z'

export const markPath = head + eye + feathers

/**
 * Returns the mark as a symbol for the sprite of the icons. Every page shows both, and a separate file would cost a
 * request.
 */
export const markSymbol = () =>
  `<symbol id="mark" viewBox="0 0 100 100">${path(markPath, { fill: 'currentColor', fillRule: 'evenodd' })}</symbol>`

export const drawMark = (x: number, y: number, size: number, fill: string) =>
  group(path(markPath, { fill, fillRule: 'evenodd' }), {
    transform: `translate(${x} ${y}) scale(${size / 100})`,
  })

// Draws the icon: the sun disc behind the head, on indigo. A maskable icon bleeds to the edge and keeps the head inside
// the safe circle.
export function icon({ maskable = false, rounded = true } = {}) {
  const size = maskable ? 46 : 60
  const offset = (100 - size) / 2
  return svg(
    100,
    100,
    rect(0, 0, 100, 100, { fill: palette.ink, rx: maskable || !rounded ? undefined : 22 }) +
      circle(50, 50, maskable ? 34 : 42, { fill: palette.laterite }) +
      drawMark(offset - 1, offset - 1, size, palette.bone),
  )
}

// Draws the icon of a browser tab, which has room for the head only.
export const favicon = () =>
  svg(100, 100, rect(0, 0, 100, 100, { fill: palette.ink, rx: 22 }) + drawMark(11, 10, 80, palette.saffron))
