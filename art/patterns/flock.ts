import { palette } from '../../build/brand/palette.ts'
import { type Point, at, group, path, svg } from '../../build/brand/svg.ts'

type Solid = readonly [forward: number, side: number, up: number]

/** Pose of an eagle, in degrees. The inner and the outer half of a wing rise and fall separately. */
interface Pose {
  inner: number
  outer: number
  /** Sweep of the outer half towards the back. */
  swept: number
  /** Heading, away from the plane of the picture. */
  turned: number
  /** Angle of view; positive from above. */
  seen: number
  banked: number
  climb: number
}

/**
 * Outline of half a wing from its shoulder, seen from above: [along the wing, forward]. The outer feathers are drawn
 * apart.
 */
const LEADING: Point[] = [
  [0, 15],
  [14, 16],
  [30, 22],
  [44, 27],
  [58, 26],
  [72, 24],
]
const FINGERS: { tip: Point; notch: Point }[] = [
  { tip: [99, 25], notch: [77, 17] },
  { tip: [110, 14], notch: [79, 10] },
  { tip: [113, 2], notch: [79, 2] },
  { tip: [108, -10], notch: [76, -6] },
  { tip: [99, -20], notch: [72, -13] },
  { tip: [87, -27], notch: [66, -21] },
]
const TRAILING: Point[] = [
  [66, -21],
  [52, -27],
  [36, -28],
  [20, -25],
  [6, -21],
  [-4, -19],
]
const SHOULDER: Solid = [8, 4, 4]
/** Middle line of the body in its own plane, with half its depth. */
const BODY: readonly (readonly [forward: number, up: number, half: number])[] = [
  [47, -1, 0.4],
  [44, 3, 2.6],
  [38, 5, 5.4],
  [30, 4, 6.6],
  [18, 1, 9.2],
  [4, -1, 9.8],
  [-12, -1, 7.6],
  [-26, 0, 4.6],
  [-36, 0, 2.4],
]
const TAIL: Solid[] = [
  [-22, 5, 1],
  [-46, 12, 1],
  [-58, 15, 1],
  [-62, 8, 1],
  [-63, 0, 1],
  [-62, -8, 1],
  [-58, -15, 1],
  [-46, -12, 1],
  [-22, -5, 1],
]
/** Distance along the wing at which it bends. */
const WRIST = 44

const radians = (degrees: number) => (degrees * Math.PI) / 180
const turn = (a: number, b: number, degrees: number): [number, number] => {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
  return [a * cos - b * sin, a * sin + b * cos]
}

function projection({ turned, seen, banked, climb }: Pose) {
  return ([x, y, z]: Solid): Point => {
    const [side, up] = turn(y, z, banked)
    const [forward, height] = turn(x, up, climb)
    const [across, away] = turn(forward, side, turned)
    return [across, -(height * Math.cos(radians(seen)) + away * Math.sin(radians(seen)))]
  }
}

/** Returns a function that places a point of the wing in space; `sign` is 1 for the farther wing. */
function onWing(pose: Pose, sign: 1 | -1) {
  return ([along, forward]: Point): Solid => {
    const inner = Math.min(along, WRIST)
    let [out, up] = [inner * Math.cos(radians(pose.inner)), inner * Math.sin(radians(pose.inner))]
    let back = 0
    // In small steps, so that the bend is round.
    for (let done = WRIST; done < along; done += 2) {
      const step = Math.min(2, along - done)
      const bent = Math.min(1, (done - WRIST) / 30)
      const rise = pose.inner + (pose.outer - pose.inner) * bent
      const sweep = pose.swept * bent
      out += step * Math.cos(radians(rise)) * Math.cos(radians(sweep))
      up += step * Math.sin(radians(rise))
      back += step * Math.sin(radians(sweep))
    }
    return [SHOULDER[0] + forward - back, sign * (SHOULDER[1] + out), SHOULDER[2] + up]
  }
}

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** Returns a Catmull-Rom spline through the points as cubic Béziers, without the initial move. */
function curve(points: readonly Point[]) {
  const point = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? ([0, 0] as const)
  return points.slice(1).map((end, i) => {
    const [a, b, c, e] = [point(i - 1), point(i), end, point(i + 2)]
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const second: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]
    return `C${at(first)} ${at(second)} ${at(c)}`
  })
}

const join = (points: readonly Point[]) => `M${at(points[0] ?? [0, 0])}${curve(points).join('')}`

function wing(pose: Pose, sign: 1 | -1, place: (point: Point) => Point) {
  const project = projection(pose)
  const put = (point: Point) => place(project(onWing(pose, sign)(point)))
  const fingers = FINGERS.map(({ tip, notch }, i) => {
    const from: Point = FINGERS[i - 1]?.notch ?? [72, 24]
    const front: Point = between(from, tip, 0.6)
    const back: Point = between(notch, tip, 0.62)
    const wide = (point: Point, by: number): Point => [point[0], point[1] + by]
    return `Q${at(put(wide(front, 2.6)))} ${at(put(tip))}Q${at(put(wide(back, -1.6)))} ${at(put(notch))}`
  })
  return `${join(LEADING.map(put))}${fingers.join('')}${curve(TRAILING.map(put)).join('')}Z`
}

function body(pose: Pose, place: (point: Point) => Point) {
  const project = projection(pose)
  const line = BODY.map(([x, z]) => project([x, 0, z]))
  const sides = ([1, -1] as const).map((sign) =>
    line.map((point, i): Point => {
      const [a, b] = [line[i - 1] ?? point, line[i + 1] ?? point]
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const half = (BODY[i]?.[2] ?? 0) * sign
      return place([point[0] - ((b[1] - a[1]) / length) * half, point[1] + ((b[0] - a[0]) / length) * half])
    }),
  )
  const outline = [...(sides[0] ?? []), ...(sides[1] ?? []).toReversed()]
  const tail = TAIL.map(project).map(place)
  return `${join(outline)}Z${join(tail)}Z`
}

/** Poses of an eagle that flies to the right. */
const POSES = {
  glide: { inner: 14, outer: 4, swept: 14, turned: 38, seen: 22, banked: 0, climb: 6 },
  raised: { inner: 38, outer: 52, swept: 4, turned: 30, seen: 12, banked: 0, climb: 8 },
  high: { inner: 46, outer: 78, swept: 10, turned: 32, seen: 8, banked: 6, climb: 12 },
  low: { inner: 10, outer: -26, swept: 20, turned: 36, seen: 24, banked: 0, climb: 4 },
  turning: { inner: 12, outer: 12, swept: 12, turned: 40, seen: -22, banked: -24, climb: 8 },
  leaning: { inner: 10, outer: 16, swept: 18, turned: 46, seen: 14, banked: 20, climb: 4 },
  soaring: { inner: 8, outer: 20, swept: 6, turned: 56, seen: 26, banked: 6, climb: 6 },
} satisfies Record<string, Pose>

/**
 * A bird: its pose, its span, and its position relative to the middle of the sun, in pixels of the width that it is
 * drawn for.
 */
export type Bird = readonly [pose: keyof typeof POSES, span: number, x: number, y: number, tilt: number]

/** Birds behind the sun, the nearest first: large and close together at first, small and far apart at the end. */
const BEHIND_SUN: Bird[] = [
  ['glide', 50, -76, -5, 4],
  ['raised', 38, -112, -14, -4],
  ['soaring', 36, -116, 24, 6],
  ['low', 30, -152, 4, 2],
  ['leaning', 26, -182, -15, 4],
  ['high', 24, -204, 22, 0],
  ['glide', 20, -240, 2, -3],
  ['turning', 17, -280, 15, 0],
]

function eagle([name, span, x, y, tilt]: Bird, largest: number) {
  const pose: Pose = POSES[name]
  const scale = span / 200
  const place = (point: Point): Point => {
    const [across, down] = turn(point[0], point[1], tilt)
    return [x + across * scale, y + down * scale]
  }
  return group(
    path(wing(pose, 1, place), { fill: palette.ink2 }) + path(body(pose, place)) + path(wing(pose, -1, place)),
    { opacity: 0.55 + 0.45 * Math.min(1, span / largest) },
  )
}

export function eagles(birds: readonly Bird[]) {
  const largest = Math.max(...birds.map(([, span]) => span))
  return birds.map((bird) => eagle(bird, largest)).join('')
}

const WIDTH = 390
const HEIGHT = 100

/** Draws the eagles behind the sun of the first 90 days, whose middle is in the middle of the right edge. */
export const flock = () =>
  svg(WIDTH, HEIGHT, eagles(BEHIND_SUN), {
    viewBox: `${-WIDTH} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`,
    fill: palette.ink,
  })
