import { palette } from '../../build/brand/palette.ts'
import { circle, draw, group, path, svg } from '../../build/brand/svg.ts'
import { displayFont, outlineOnCircle } from '../../build/brand/outline-text.ts'
import { drawMark } from '../../build/brand/mark.ts'

const words = 'FLY HIGH WITH THE PRODUCT'
const centre = 100

// The ring (class "ring") is what turns; the head stays upright.
export async function badge() {
  const font = await displayFont(words, { weight: 800, width: 92, opticalSize: 24 })
  const { letters, pauseAt } = outlineOnCircle(font, words, 22, 70.5, 34)
  const feather = path('M0 -12C5.5 -6 5.5 3 0 12C-5.5 3 -5.5 -6 0 -12Z', {
    fill: palette.saffron,
    transform: `translate(${centre} ${centre}) rotate(${pauseAt}) translate(0 -78) rotate(90)`,
  })
  const rays = path(
    draw(36, (i) => ray(i / 36)),
    { fill: palette.saffron },
  )
  return svg(
    200,
    200,
    circle(centre, centre, 99, { fill: palette.laterite }) +
      group(group(letters, { fill: palette.bone, transform: `translate(${centre} ${centre})` }) + feather + rays, {
        class: 'ring',
      }) +
      circle(centre, centre, 54, { fill: palette.ink }) +
      drawMark(65, 65, 68, palette.bone),
  )
}

function ray(turn: number) {
  const point = (radius: number, offset: number) => {
    const angle = (turn + offset) * Math.PI * 2
    return `${(centre + Math.cos(angle) * radius).toFixed(1)} ${(centre + Math.sin(angle) * radius).toFixed(1)}`
  }
  return `M${point(62, 0)}L${point(53, 0.0125)} ${point(53, -0.0125)}Z`
}
