// The open class of a yoga academy: a student before a vertical line and the teacher's finger, before and after one sentence.
import { palette, token } from '../../build/brand/palette.ts'
import { circle, element, group, path, rect, round, svg, type Point } from '../../build/brand/svg.ts'
import { write } from '../raster.ts'

const paint = {
  ...palette,
  skin: token('clay-deep'),
  spot: token('saffron-bright'),
  near: token('periwinkle-pale'),
}

type Joint = readonly [x: number, y: number, radius: number]

/** A closed outline through all points without a corner. */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0]
  const [[startX, startY]] = [at(0)]
  let path = `M${round(startX)} ${round(startY)}C`
  for (const index of points.keys()) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const numbers = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ]
    path += `${index > 0 ? ' ' : ''}${numbers.map((number) => round(number)).join(' ')}`
  }
  return `${path}z`
}

/** A limb: its outline is at each joint as far from the middle as the radius says, and round at both ends. */
function taperedPath(joints: readonly Joint[]): string {
  const along = joints.map((_, index): Point => {
    const [x0, y0] = joints[Math.max(index - 1, 0)] ?? [0, 0]
    const [x1, y1] = joints[Math.min(index + 1, joints.length - 1)] ?? [0, 0]
    const length = Math.hypot(x1 - x0, y1 - y0)
    return [(x1 - x0) / length, (y1 - y0) / length]
  })
  const side = (sign: 1 | -1): Point[] =>
    joints.map(([x, y, radius], index) => {
      const [dx, dy] = along[index] ?? [0, 0]
      return [x - sign * dy * radius, y + sign * dx * radius]
    })
  const end = (index: number, sign: 1 | -1): Point => {
    const [[x, y, radius], [dx, dy]] = [joints.at(index) ?? [0, 0, 0], along.at(index) ?? [0, 0]]
    return [x + sign * dx * radius, y + sign * dy * radius]
  }
  return smooth([...side(1), end(-1, 1), ...side(-1).toReversed(), end(0, -1)])
}

/** How far from upright she stands: with the hip out over the standing leg, half of it, or not at all. */
type Sway = 1 | 0.5 | 0

/** Out at the height y, when the sway is 1. */
const OUT: readonly Point[] = [
  [-40, 42],
  [30, 27],
  [130, 4],
  [175, -15],
  [266, -50],
  [398, 0],
  [480, 0],
]

function between(y: number): number {
  const after = OUT.findIndex(([at]) => at >= y)
  const [y0, x0] = OUT[after - 1] ?? [0, 0]
  const [y1, x1] = OUT[after] ?? [1, 0]
  return x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)
}

/** The mean of what is around, so that no limb has a corner. */
const outAt = (y: number) => [-20, -10, 0, 10, 20].reduce((sum, by) => sum + between(y + by) / 5, 0)

/** Moves an outline that is drawn upright, in absolute pairs of numbers. */
const sway = (d: string, by: Sway) =>
  d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, left: string, top: string) => {
    const [x, y] = [Number(left), Number(top)]
    // The knee sinks, and with it what is bent.
    const lower = y > 250 && y < 345 ? Math.max(0, x - 312) * 0.2 : 0
    return `${round(x + by * outAt(y))} ${round(y + by * lower)}`
  })

/** Of the right arm; the left one is its image. */
const ARM: readonly Joint[][] = [
  [
    [21, 182, 9],
    [26.5, 169, 10.4],
    [32.5, 146, 8.8],
    [37.5, 124, 7.4],
    [38.5, 112, 7],
  ],
  [
    [38.5, 113, 7],
    [33.5, 99, 7.4],
    [22, 84, 6.2],
    [11, 70, 4.8],
    [5, 60, 4.4],
  ],
]
const arms = [1, -1].flatMap((side) =>
  ARM.map((limb) => taperedPath(limb.map(([x, y, r]): Joint => [300 + side * x, y, r]))),
)

/** In the tree: on one leg, the sole of the other on its thigh, the palms together above the head. */
function student(by: Sway): string {
  const part = (d: string, fill: string) => path(sway(d, by), { fill })
  return [
    ...arms.map((arm) => part(arm, paint.skin)),
    part(
      `M293 66C291 54 294 42 300 28C306 42 309 54 307 66C304 70 296 70 293 66z` +
        'M292 140C292 152 291 157 285 160C277 163 271 167 269 178L331 178C329 167 323 163 315 160C309 157 308 152 308 140z' +
        // The standing foot.
        'M291 386L304 386C304 396 308 401 306 406C302 410 288 409 278 408C273 407 273 403 278 401C286 399 291 395 291 386z',
      paint.skin,
    ),
    part(
      'M278 246C276 256 271 266 271 280C271 302 279 322 282 340C283 350 281 358 283 368C285 378 289 385 290 394L304 394C304 384 307 375 308 364C309 354 305 348 306 338C308 324 314 306 317 290L328 276C328 264 324 256 322 246z',
      paint.periwinkle,
    ),
    part(
      'M320 314C312 313 307 318 307 325C306 337 303 347 302 357C302 362 308 363 311 358C315 347 321 339 321 330z',
      paint.skin,
    ),
    part(
      'M318 247C340 260 366 280 385 294C393 301 392 314 382 317C364 322 340 331 317 331C315 327 315 320 316 316C334 314 346 310 354 304C340 301 322 297 306 290C304 274 308 256 318 247z',
      paint.near,
    ),
    // Her top, from the straps to the hem.
    part(
      'M283 161C286 177 314 177 317 161L324 165C322 176 326 184 325 194C324 210 317 218 317 230C317 240 322 246 324 256C308 262 292 262 276 256C278 246 283 240 283 230C283 218 276 210 275 194C274 184 278 176 276 165z',
      paint.ink,
    ),
    group(
      [
        circle(0, -29, 9.5, { fill: paint.ink }),
        path('M0-21C12-21 17-12 16.500 0C16 12 8 22 0 22S-16 12-16.500 0C-17-12-12-21 0-21z', { fill: paint.skin }),
        path('M0-24C15-24 21-13 19 4C16-2 12-11 4-14C-2-8-12-6-16 4L-19 4C-21-13-15-24 0-24z', { fill: paint.ink }),
        path('M-10 3q3 3 6 0M4 3q3 3 6 0M-4 13q4 3 8 0', {
          fill: 'none',
          stroke: paint.ink,
          strokeWidth: 1.8,
          strokeLinecap: 'round',
        }),
        circle(-17, 9, 2.2, { fill: paint.spot }) + circle(17, 9, 2.2, { fill: paint.spot }),
      ].join(''),
      { transform: `translate(${round(300 + by * outAt(131))} 131) rotate(${by * 7})` },
    ),
  ].join('')
}

/** A hand that points to the right, far out of its window. */
function teacher(): string {
  const finger = taperedPath([
    [216, 259, 6],
    [240, 260, 6],
    [262, 263, 5],
    [276, 266, 3.4],
  ])
  const hand = taperedPath([
    [96, 270, 14],
    [176, 267, 9.5],
    [200, 264, 15],
    [218, 266, 15],
    [228, 268, 9],
  ])
  const thumb = taperedPath([
    [198, 252, 6],
    [216, 247, 6],
    [232, 250, 4.6],
  ])
  return [
    rect(20, 236, 116, 62, { rx: 10, fill: paint.sand, stroke: paint.ink, strokeWidth: 4 }),
    path(finger + hand + thumb, { fill: paint.skin }),
    path('M224 269h-16M222 277h-14', { fill: 'none', stroke: paint.ink, strokeWidth: 2, strokeLinecap: 'round' }),
    path('M22 252q60-5 122 3 5 15-1 31-60 6-121 4z', { fill: palette.cobalt }),
  ].join('')
}

const spot = { fill: paint.spot, stroke: paint.ink, strokeWidth: 3 }
/** The student and her line are drawn around x 300. */
const toTheMiddle = { transform: 'translate(40)' }
// She stands on a mat.
const stage = [
  circle(300, 236, 172, { fill: paint.saffron }),
  path('M300 0v440', { stroke: paint.laterite, strokeWidth: 4, strokeDasharray: '14 9' }),
  rect(180, 409, 240, 12, { rx: 6, fill: paint.laterite }),
].join('')
// How far the hip has moved out.
const off = path('M300 268h-46', { stroke: paint.spot, strokeWidth: 5 })
const wall = rect(0, 0, 640, 440, { fill: paint.bone })

write(
  'src/pages/case-detail/artefacts/open-class.svg',
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1280 440' },
    [
      group(wall + group(stage + student(1) + off + circle(242, 268, 8, spot), toTheMiddle) + teacher(), {
        id: 'as-she-stands',
      }),
      group(
        wall +
          group(stage + student(0) + circle(284, 398, 6.5, spot), toTheMiddle) +
          group(teacher(), { transform: 'translate(36 126)' }),
        { id: 'after-one-sentence', transform: 'translate(640)' },
      ),
    ].join(''),
  ),
)

const CELL = 420
/** On the line of the story: at its first pair, its second and its last. */
const stand = (by: Sway, at: number) =>
  group(
    [
      path('M190 409a204 204 0 1 1 220 0z', { fill: paint.saffron }),
      path('M300 0V409', { stroke: paint.laterite, strokeWidth: 4, strokeDasharray: '14 9' }),
      student(by),
      rect(170, 409, 260, 11, { rx: 5.5, fill: paint.laterite }),
    ].join(''),
    { transform: `translate(${at * CELL - 90})` },
  )

write('src/pages/case-detail/students.svg', svg(3 * CELL, CELL, stand(1, 0) + stand(0.5, 1) + stand(0, 2)))

// She stands on the stones of the figures.
write(
  'src/pages/case-detail/on-the-stones.svg',
  svg(
    CELL,
    CELL,
    group(circle(300, 226, 200, { fill: paint.saffron }) + student(0), { transform: 'translate(-90 10)' }),
  ),
)
