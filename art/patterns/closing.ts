import { palette, token } from '../../build/brand/palette.ts'
import { circle, path, svg } from '../../build/brand/svg.ts'
import { type Bird, eagles } from './flock.ts'

/** Birds far from the sun are small. They are drawn for a strip between the text and the hills. */
const BEHIND: Bird[] = [
  ['glide', 54, 866, 24, -2],
  ['soaring', 44, 792, 36, 4],
  ['raised', 36, 726, 26, -4],
  ['low', 31, 656, 18, 2],
  ['leaning', 26, 584, 34, 4],
  ['glide', 22, 500, 22, -3],
  ['turning', 18, 404, 34, 0],
  ['soaring', 15, 290, 24, 5],
]

const INK = { fill: palette.ink }
const FAR = 'M0 40C140 18 270 44 430 36s250-30 420-16 210 22 330-2 180-14 260 2v40H0z'
const NEAR = 'M0 50c180-20 330 4 520-4s300-18 480-6 260 6 440-14v34H0z'

/** Draws the sun over the hills of the question that ends every page, and the nearest eagle. */
export const closingSun = () =>
  svg(280, 144, circle(168, 122, 112, { fill: palette.saffron }) + eagles([['glide', 108, 66, 54, -4]]), INK)
export const closingSunNarrow = () =>
  svg(150, 68, circle(105, 56, 45, { fill: palette.saffron }) + eagles([['glide', 46, 30, 32, -4]]), INK)
export const closingBirds = () => svg(900, 56, eagles(BEHIND), INK)
/** Draws the hills. The near ones have the colour of the ground below them. */
export const closingHills = () =>
  svg(1440, 60, path(FAR, { fill: token('clay-deep') }) + path(NEAR, { fill: palette.ink }), {
    preserveAspectRatio: 'none',
  })
