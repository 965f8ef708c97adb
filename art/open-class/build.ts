// The open class of a yoga academy: a student before a vertical line, before and after one sentence of the teacher in her window.
import { displayFont, outline } from '../../build/brand/outline-text.ts'
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
/** Palms together before the chest. */
const ARM_FOLDED: readonly Joint[][] = [
  [
    [21, 173, 8.6],
    [37, 192, 9.4],
    [53, 218, 7.6],
  ],
  [
    [53, 219, 7],
    [36, 214, 6.6],
    [16, 203, 5.4],
    [4, 186, 4.4],
    [2.5, 176, 3],
  ],
]
/** Hanging. */
const ARM_DOWN: readonly Joint[][] = [
  [
    [21, 174, 8.8],
    [32, 196, 9],
    [38, 224, 7.4],
    [39, 246, 6.8],
    [36, 268, 5],
    [34, 284, 5.4],
    [33, 297, 3.6],
  ],
]
const both = (limbs: readonly Joint[][]) =>
  [1, -1].flatMap((side) => limbs.map((limb) => taperedPath(limb.map(([x, y, r]): Joint => [300 + side * x, y, r]))))

const LEGS = both([
  [
    [13, 250, 15],
    [14, 284, 13],
    [13.5, 330, 9.4],
    [14, 356, 9.8],
    [12.5, 394, 6],
  ],
])
const FEET = both([
  [
    [12.5, 388, 6],
    [14, 401, 6],
    [20, 405, 4],
  ],
])

type Pose = 'both-feet' | 'palms-at-chest' | 'tree'
const POSES: readonly Pose[] = ['both-feet', 'palms-at-chest', 'tree']

const onOneLeg: readonly (readonly [d: string, fill: string])[] = [
  [
    'M278 246C276 256 271 266 271 280C271 302 279 322 282 340C283 350 281 358 283 368C285 378 289 385 290 394L304 394C304 384 307 375 308 364C309 354 305 348 306 338C308 324 314 306 317 290L328 276C328 264 324 256 322 246z',
    paint.periwinkle,
  ],
  [
    'M320 314C312 313 307 318 307 325C306 337 303 347 302 357C302 362 308 363 311 358C315 347 321 339 321 330z',
    paint.skin,
  ],
  [
    'M318 247C340 260 366 280 385 294C393 301 392 314 382 317C364 322 340 331 317 331C315 327 315 320 316 316C334 314 346 310 354 304C340 301 322 297 306 290C304 274 308 256 318 247z',
    paint.near,
  ],
]

/** On both feet with hanging arms; or on one leg, the sole of the other on its thigh, the palms together before the chest or above the head. */
function student(by: Sway, pose: Pose = 'tree'): string {
  const part = (d: string, fill: string) => path(sway(d, by), { fill })
  const onBoth = pose === 'both-feet'
  const over = pose === 'palms-at-chest' ? both(ARM_FOLDED) : []
  const under = both(onBoth ? ARM_DOWN : pose === 'tree' ? ARM : [])
  return [
    ...under.map((arm) => part(arm, paint.skin)),
    part(
      (pose === 'tree' ? 'M293 66C291 54 294 42 300 28C306 42 309 54 307 66C304 70 296 70 293 66z' : '') +
        'M292 140C292 152 291 157 285 160C277 163 271 167 269 178L331 178C329 167 323 163 315 160C309 157 308 152 308 140z' +
        // The standing foot.
        (onBoth
          ? ''
          : 'M291 386L304 386C304 396 308 401 306 406C302 410 288 409 278 408C273 407 273 403 278 401C286 399 291 395 291 386z'),
      paint.skin,
    ),
    ...(onBoth
      ? [...FEET.map((foot) => part(foot, paint.skin)), ...LEGS.map((leg) => part(leg, paint.periwinkle))]
      : onOneLeg.map(([d, fill]) => part(d, fill))),
    // Her top, from the straps to the hem.
    part(
      'M283 161C286 177 314 177 317 161L324 165C322 176 326 184 325 194C324 210 317 218 317 230C317 240 322 246 324 256C308 262 292 262 276 256C278 246 283 240 283 230C283 218 276 210 275 194C274 184 278 176 276 165z',
      paint.ink,
    ),
    ...over.map((arm) => part(arm, paint.skin)),
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

const SENTENCE = ['Press the', 'standing foot', 'down.']
const font = await displayFont(SENTENCE.join(' '), { weight: 700 })

/** In a window of her own: she looks at the student on her left. */
const teacher = [
  '<clipPath id="window"><rect width="196" height="176" rx="14"/></clipPath>',
  group(
    [
      rect(0, 0, 196, 176, { fill: paint.near }),
      // Hair behind her, shoulders, neck.
      path('M98 22C140 20 156 54 152 96 150 118 158 132 160 150H40C42 130 48 116 46 96 42 54 58 22 98 22z', {
        fill: paint.ink,
      }),
      path('M-4 190C0 152 34 138 74 132L122 132C162 138 196 152 200 190z', { fill: palette.cobalt }),
      path('M78 112H118V134C112 152 84 152 78 134z', { fill: paint.skin }),
      path('M78 122C88 132 106 132 118 120V128C106 140 88 138 78 132z', { fill: paint.ink, opacity: 0.25 }),
      path('M94 36C122 36 134 56 132 82 130 106 112 126 94 126S60 106 57 82C55 56 66 36 94 36z', { fill: paint.skin }),
      // A parting, and a grey strand.
      path('M86 30C128 24 144 54 138 92 126 82 118 66 112 52 98 60 76 66 56 84 52 52 62 34 86 30z', {
        fill: paint.ink,
      }),
      path('M112 52C124 54 134 70 136 90', {
        fill: 'none',
        stroke: paint.near,
        strokeWidth: 4,
        strokeLinecap: 'round',
      }),
      path('M63 75q10-6 18-1M97 74q9-5 19 1', {
        fill: 'none',
        stroke: paint.ink,
        strokeWidth: 3.4,
        strokeLinecap: 'round',
      }),
      circle(71, 85, 4, { fill: paint.ink }) + circle(104, 85, 4, { fill: paint.ink }),
      path('M84 84Q78 96 82 100 85 102 89 101', {
        fill: 'none',
        stroke: paint.ink,
        strokeWidth: 2.4,
        strokeLinecap: 'round',
      }),
      path('M74 108Q88 112 102 107C100 119 78 121 74 108z', { fill: paint.bone }),
      circle(135, 104, 5, { fill: paint.spot }),
    ].join(''),
    { clipPath: 'url(#window)' },
  ),
  rect(0, 0, 196, 176, { rx: 14, fill: 'none', stroke: paint.ink, strokeWidth: 5 }),
].join('')

/** Below her window, with a point up to it; only where the student stands straight. */
const sentence = [
  path('M14 0H60L78-22 96 0H214a14 14 0 0 1 14 14V120a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14V14A14 14 0 0 1 14 0z', {
    fill: paint.ink,
  }),
  ...SENTENCE.map((words, at) =>
    path(outline(font, words, 34).d, { fill: paint.bone, transform: `translate(18 ${40 + at * 36})` }),
  ),
].join('')

const looking = group(teacher, { id: 'teacher', transform: 'translate(414 28)' })
const speaking = '<use href="#teacher"/>' + group(sentence, { transform: 'translate(398 240)' })

const spot = { fill: paint.spot, stroke: paint.ink, strokeWidth: 3 }
/** The student and her line are drawn around x 300: she has the left of the picture. */
const toTheLeft = { transform: 'translate(-92)' }
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
      group(wall + group(stage + student(1) + off + circle(242, 268, 8, spot), toTheLeft) + looking, {
        id: 'as-she-stands',
      }),
      group(wall + group(stage + student(0) + circle(284, 398, 6.5, spot), toTheLeft) + speaking, {
        id: 'after-one-sentence',
        transform: 'translate(640)',
      }),
    ].join(''),
  ),
)

const CELL = 420
/** On the line of the story: at its first pair, its second and its last; below, each of them straight. */
const stand = (by: Sway, at: number, row: number) =>
  group(
    [
      path('M190 409a204 204 0 1 1 220 0z', { fill: paint.saffron }),
      path('M300 0V409', { stroke: paint.laterite, strokeWidth: 4, strokeDasharray: '14 9' }),
      student(by, POSES[at]),
      rect(170, 409, 260, 11, { rx: 5.5, fill: paint.laterite }),
    ].join(''),
    { transform: `translate(${at * CELL - 90} ${row * CELL})` },
  )

write(
  'src/pages/case-detail/students.svg',
  svg(3 * CELL, 2 * CELL, ([1, 0.5, 0] as const).map((by, at) => stand(by, at, 0) + stand(0, at, 1)).join('')),
)

// She stands on the stones of the figures.
write(
  'src/pages/case-detail/on-the-stones.svg',
  svg(
    CELL,
    CELL,
    group(circle(300, 226, 200, { fill: paint.saffron }) + student(0), { transform: 'translate(-90 10)' }),
  ),
)
