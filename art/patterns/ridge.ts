import { palette } from '../../build/brand/palette.ts'
import { path, svg } from '../../build/brand/svg.ts'

const FAR = 'M0 92C150 40 260 74 400 58s230-50 380-30 190 64 330 46 190-52 330-40v90H0z'
const NEAR = 'M0 106c180-34 330-6 520-22s300-46 480-30 260 44 440 22v48H0z'

/**
 * Draws two lines of hills under the sky of the first 90 days. The far one hides the sun, so its colour is mixed and
 * not transparent.
 */
export const ridge = () =>
  svg(
    1440,
    120,
    path(FAR, { fill: palette.ember }) +
      path(FAR, { fill: palette.ink2, opacity: 0.72 }) +
      path(NEAR, { fill: palette.ink2 }),
    { preserveAspectRatio: 'none' },
  )
