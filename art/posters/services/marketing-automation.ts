import { palette as c } from '../../../build/brand/palette.ts'
import { circle, cycle, draw, group, line, path, rect } from '../../../build/brand/svg.ts'
import { cloth, glow, poster, rays } from '../motifs.ts'

const width = 1600
const height = 1200

/** A loom that works by itself: warp above, toothed suns turning, finished cloth below. */
export function marketingAutomation() {
  const threads = draw(41, (i) => {
    const x = 40 + i * 38
    const lifted = i % 2 ? -1 : 1
    return line(
      `M${x} -10V330C${x} 430 ${x + lifted * 7} 470 ${x} 560V770`,
      cycle([c.saffron, c.bone, c.periwinkle, c.bone] as const, i),
      5,
    )
  })
  const heddle = (y: number, fill: string) =>
    rect(-10, y, width + 20, 34, { fill }) + draw(41, (i) => circle(40 + i * 38, y + 17, 8, { fill: c.ink2 }))
  const gear = (x: number, y: number, r: number, teeth: number, fill: string, core: string, turn = 0) =>
    rays(x, y, r, r * 1.2, teeth, fill, 0.36, turn) +
    circle(x, y, r + 2, { fill }) +
    circle(x, y, r * 0.72, { fill: core }) +
    rays(x, y, r * 0.3, r * 0.62, 12, fill, 0.3) +
    circle(x, y, r * 0.3, { fill })
  const shuttle = (x: number, y: number, flip: 1 | -1) =>
    group(
      path('M-190 0C-120 -44 120 -44 190 0C120 44 -120 44 -190 0Z', { fill: c.saffron }) +
        path('M-110 0C-70 -22 70 -22 110 0C70 22 -70 22 -110 0Z', { fill: c.clay }) +
        rect(-66, -11, 132, 22, { fill: c.bone, rx: 11 }),
      { transform: `translate(${x} ${y}) scale(${flip} 1)` },
    )
  const picks = draw(3, (i) =>
    line(
      `M${i % 2 ? 1640 : -40} ${654 + i * 34}H${i % 2 ? 420 : 1180}`,
      cycle([c.laterite, c.saffron, c.ember] as const, i),
      9,
      { strokeLinecap: 'round' },
    ),
  )
  const loom = poster(
    width,
    height,
    c.ink2,
    rect(0, 0, width, height, { fill: 'url(#g)' }) +
      threads +
      heddle(348, c.laterite) +
      heddle(470, c.clay) +
      picks +
      shuttle(1120, 622, 1) +
      shuttle(480, 716, -1) +
      rect(0, 770, width, 440, { fill: 'url(#w)' }) +
      rect(0, 770, width, 18, { fill: c.saffron }) +
      rect(0, 788, width, 30, { fill: c.ink, opacity: 0.35 }) +
      gear(1250, 244, 190, 22, c.saffron, c.clay) +
      gear(972, 360, 128, 14, c.bone, c.laterite, 0.4) +
      gear(1462, 462, 110, 12, c.ember, c.ink, 0.2),
    cloth('w', 'weave', 1.16) + glow('g', c.cobalt, 0.55),
  )
  return { ...loom, width: 1920 }
}
