// The open class of a yoga academy: a student before a vertical line and the teacher's finger, before and after one sentence.
import { palette, token } from '../../build/brand/palette.ts'
import { circle, element, group, path, rect, round, type Point } from '../../build/brand/svg.ts'
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

type Pose = { foot: Point; hip: Point; knee: Point; chest: Point; head: Point; hands: Point }

/** Upright over x 300. */
const upright: Pose = {
  foot: [300, 404],
  hip: [300, 262],
  knee: [378, 304],
  chest: [300, 174],
  head: [300, 130],
  hands: [300, 34],
}
/** The hip has moved out over the standing leg, the shoulders follow it. */
const crooked: Pose = {
  foot: [300, 404],
  hip: [266, 268],
  knee: [348, 320],
  chest: [281, 181],
  head: [294, 139],
  hands: [318, 46],
}

/** In the tree: on one leg, the sole of the other on its thigh, the hands together above the head. */
function student({ foot, hip, knee, chest, head, hands }: Pose): string {
  // Along the spine and across it.
  const length = Math.hypot(hip[0] - chest[0], hip[1] - chest[1])
  const [downX, downY] = [(hip[0] - chest[0]) / length, (hip[1] - chest[1]) / length]
  const from = ([x, y]: Point, down: number, right: number): Point => [
    x + down * downX + right * downY,
    y + down * downY - right * downX,
  ]
  const between = ([x0, y0]: Point, [x1, y1]: Point, part: number): Point => [
    x0 + (x1 - x0) * part,
    y0 + (y1 - y0) * part,
  ]
  const standing = from(hip, 6, -11)
  const ankle: Point = [foot[0] - 2, foot[1] - 10]
  const other = from(hip, 6, 13)
  const heel = between(standing, ankle, 0.36)
  const arm = (sign: 1 | -1): string => {
    const shoulder = from(chest, -6, sign * 25)
    const elbow = from(chest, -60, sign * 40)
    return taperedPath([
      [...from(chest, 12, sign * 13), 8],
      [...shoulder, 9],
      [...between(shoulder, elbow, 0.5), 8],
      [...elbow, 6.8],
      [...between(elbow, hands, 0.3), 6.4],
      [...between(elbow, hands, 0.7), 4.8],
      [hands[0] + sign * 3.5, hands[1] + 14, 5],
      [hands[0] + sign * 2, hands[1] - 2, 2.8],
    ])
  }
  const neck = taperedPath([
    [...from(chest, -34, 0), 8],
    [...from(chest, -16, 0), 8.4],
    [...from(chest, -2, 0), 15],
  ])
  const sole = taperedPath([
    [ankle[0], ankle[1] - 16, 6.2],
    [ankle[0], ankle[1], 6],
    [ankle[0] - 6, ankle[1] + 9, 6.8],
    [ankle[0] - 19, ankle[1] + 13, 4.6],
  ])
  const standingLeg = taperedPath([
    [...standing, 15.5],
    [...between(standing, ankle, 0.25), 15.5],
    [...between(standing, ankle, 0.5), 10.6],
    [...between(standing, ankle, 0.66), 11],
    [...between(standing, ankle, 0.93), 6.6],
  ])
  const bentLeg = [
    taperedPath([
      [...other, 15],
      [...between(other, knee, 0.45), 14.5],
      [...knee, 10.5],
    ]),
    taperedPath([
      [...knee, 10.4],
      [...between(knee, heel, 0.35), 10.6],
      [heel[0] + 14, heel[1], 6.4],
    ]),
  ]
  const body = taperedPath([
    [...from(chest, -9, 0), 11],
    [...from(chest, 2, 0), 25],
    [...from(chest, 22, 0), 23],
    [...from(chest, 52, 0), 17],
    [...from(hip, -12, 0), 22.5],
    [...from(hip, 4, 0), 26],
    [...from(hip, 14, 0), 20],
  ])
  const otherFoot = taperedPath([
    [heel[0] + 17, heel[1], 5.8],
    [heel[0] + 7, heel[1] + 2, 7.4],
    [heel[0] + 3, heel[1] + 12, 6.8],
    [heel[0] + 2, heel[1] + 28, 6],
    [heel[0] + 1, heel[1] + 40, 3.6],
  ])
  return [
    path(arm(1) + arm(-1) + neck + sole, { fill: paint.skin }),
    path(standingLeg, { fill: paint.periwinkle }),
    path(otherFoot, { fill: paint.skin }),
    path(bentLeg.join(''), { fill: paint.near }),
    path(body, { fill: paint.ink }),
    group(
      [
        circle(0, -27, 9, { fill: paint.ink }),
        path('M0-22c13 0 18 9 17 21-1 13-9 23-17 23s-16-10-17-23c-1-12 4-21 17-21z', { fill: paint.skin }),
        path('M0-23c15 0 20 11 18 25-4-10-9-15-18-15s-14 5-18 15c-2-14 3-25 18-25z', { fill: paint.ink }),
      ].join(''),
      { transform: `translate(${head.join(' ')})` },
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
const off = path('M300 268h-34', { stroke: paint.spot, strokeWidth: 5 })
const wall = rect(0, 0, 640, 440, { fill: paint.bone })

write(
  'src/pages/case-detail/artefacts/open-class.svg',
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1280 440' },
    [
      group(wall + group(stage + student(crooked) + off + circle(250, 268, 8, spot), toTheMiddle) + teacher(), {
        id: 'as-she-stands',
      }),
      group(
        wall +
          group(stage + student(upright) + circle(284, 398, 6.5, spot), toTheMiddle) +
          group(teacher(), { transform: 'translate(36 126)' }),
        { id: 'after-one-sentence', transform: 'translate(640)' },
      ),
    ].join(''),
  ),
)
