import * as THREE from 'three'
import { feather } from './feather.js'
import { ease, mix, spline, TAU } from './math.js'
import { plumage } from './plumage.js'

const vector = (x, y, z) => new THREE.Vector3(x, y, z)
const blend = (a, b, t) => a.clone().lerp(b, t)

// Cross-sections of the body from tail to brow: [z, height of centre, half-width, half-height].
const torso = spline(
  [
    [-0.78, 0.02, 0.05, 0.03],
    [-0.55, 0.01, 0.13, 0.085],
    [-0.25, 0, 0.2, 0.16],
    [0.05, 0, 0.245, 0.215],
    [0.32, 0.02, 0.225, 0.21],
    [0.52, 0.055, 0.165, 0.165],
    [0.64, 0.09, 0.145, 0.145],
    [0.74, 0.118, 0.14, 0.142],
    [0.83, 0.132, 0.128, 0.132],
    [0.9, 0.13, 0.104, 0.11],
    [0.955, 0.122, 0.068, 0.076],
    [0.985, 0.118, 0.03, 0.034],
  ],
  72,
)

// Cross-sections of the bill: [z, top, bottom, half-width]. The upper bill hooks over the lower one.
const upperBill = spline(
  [
    [0.925, 0.185, 0.066, 0.066],
    [0.985, 0.188, 0.07, 0.055],
    [1.05, 0.178, 0.074, 0.042],
    [1.105, 0.15, 0.074, 0.03],
    [1.142, 0.105, 0.05, 0.018],
    [1.15, 0.03, 0.02, 0.003],
  ],
  24,
)
const lowerBill = spline(
  [
    [0.93, 0.09, 0.046, 0.05],
    [0.99, 0.082, 0.046, 0.042],
    [1.045, 0.075, 0.05, 0.026],
    [1.085, 0.07, 0.062, 0.006],
  ],
  12,
)

const headTurn = (z) => ease(0.5, 0.9, z) * 0.25

export function body(surface, yaw) {
  const ring = (count, place) => Array.from({ length: count }, (_, k) => place((k / count) * TAU))
  const skinColour = (z) =>
    z > 0.18
      ? blend(plumage.chest, plumage.bone, ease(0.2, 0.32, z))
      : blend(plumage.chest, plumage.ink, ease(0.1, -0.6, z) * 0.6)
  surface.tube(
    torso.map(([z, y, rx, ry]) =>
      ring(40, (a) => vector(Math.cos(a) * rx + headTurn(z) * yaw, y + Math.sin(a) * ry, z)),
    ),
    torso.map(([z]) => (z > 0.9 ? blend(plumage.bone, plumage.lore, ease(0.9, 0.97, z) * 0.8) : skinColour(z))),
  )
  mantle(surface)
  hackles(surface, yaw)
  bill(surface, yaw, ring)
  for (const side of [1, -1]) eye(surface, side, yaw)
}

const ringAt = (z) => torso.reduce((nearest, at) => (Math.abs(at[0] - z) < Math.abs(nearest[0] - z) ? at : nearest))

function mantle(surface) {
  const { chest, chestLight, saffron } = plumage
  for (let row = 0; row < 9; row++) {
    const z = 0.4 - row * 0.115
    const [, centre, rx, ry] = ringAt(z)
    for (let k = 0; k < 8; k++) {
      const a = mix(0.15, Math.PI - 0.15, (k + (row % 2) * 0.5) / 7.5)
      feather(surface, {
        root: vector(Math.cos(a) * (rx + 0.012), centre + Math.sin(a) * (ry + 0.012), z),
        direction: vector(Math.cos(a) * 0.05, Math.sin(a) * 0.05 - 0.01, -1).normalize(),
        normal: vector(Math.cos(a), Math.sin(a), 0),
        length: 0.25,
        width: 0.14,
        bend: -0.02,
        colours: [chest, chest, blend(chestLight, saffron, 0.15)],
        fold: 0.3,
      })
    }
  }
}

// Adds the feathers of head and neck: small and close on the crown, longer and looser down the neck. They are laid from
// back to front, each row over the one behind.
function hackles(surface, yaw) {
  const { bone, saffron } = plumage
  const rows = 14
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1)
    const z = mix(0.915, 0.3, t ** 1.1)
    const [, centre, rx, ry] = ringAt(z)
    const count = Math.round(mix(12, 13, t))
    for (let k = 0; k < count; k++) {
      const a = mix(-0.95, Math.PI + 0.95, (k + (row % 2) * 0.5) / (count - 0.5))
      const spread = mix(0.04, 0.2, t)
      feather(surface, {
        root: vector(Math.cos(a) * (rx + 0.006) + headTurn(z) * yaw, centre + Math.sin(a) * (ry + 0.006), z),
        direction: vector(Math.cos(a) * spread, Math.sin(a) * spread - 0.02, -1).normalize(),
        normal: vector(Math.cos(a), Math.sin(a), 0),
        length: mix(0.075, 0.21, t),
        width: mix(0.055, 0.13, t),
        colours: [bone, bone, blend(bone, saffron, 0.1 + 0.25 * t)],
        fold: 0.3,
      })
    }
  }
}

function bill(surface, yaw, ring) {
  const { cere, saffron, horn, hornDark, ink } = plumage
  const shades = [cere, saffron, horn, hornDark, ink, ink]
  const shade = (t) => {
    const x = t * (shades.length - 1)
    const i = Math.min(shades.length - 2, Math.floor(x))
    return blend(shades[i], shades[i + 1], x - i)
  }
  const x = 0.25 * yaw
  const loft = (sections) =>
    sections.map(([z, top, bottom, half]) =>
      ring(20, (a) =>
        vector(
          x + Math.cos(a) * half * (0.82 + 0.18 * Math.abs(Math.cos(a))),
          (top + bottom) / 2 + (Math.sin(a) * (top - bottom)) / 2,
          z,
        ),
      ),
    )
  surface.tube(
    loft(upperBill),
    upperBill.map((_, i) => shade(i / (upperBill.length - 1))),
  )
  surface.tube(
    loft(lowerBill),
    lowerBill.map((_, i) => shade((i / (lowerBill.length - 1)) * 0.45)),
  )
}

function eye(surface, side, yaw) {
  const { iris, pupil, bone, hornDark } = plumage
  const centre = { x: 0.25 * yaw + side * 0.12, y: 0.165, z: 0.865 }
  const disc = (radius, out, colour, dy = 0, dz = 0) => {
    const at = (a) =>
      vector(centre.x + side * out, centre.y + dy + Math.sin(a) * radius, centre.z + dz + Math.cos(a) * radius)
    const middle = vector(centre.x + side * (out + 0.01), centre.y + dy, centre.z + dz)
    for (let k = 0; k < 20; k++) surface.triangle([middle, at((k / 20) * TAU), at(((k + 1) / 20) * TAU)], colour)
  }
  disc(0.043, 0.004, hornDark)
  disc(0.036, 0.009, iris)
  disc(0.022, 0.017, pupil)
  disc(0.007, 0.03, bone, 0.012, 0.01)

  // The ridge over the eye, which sharpens the gaze.
  const brow = (x, y, z) => vector(0.25 * yaw + side * x, y, z)
  const shade = bone.clone().multiplyScalar(0.93)
  surface.triangle([brow(0.1, 0.24, 0.77), brow(0.152, 0.198, 0.87), brow(0.096, 0.196, 0.965)], shade)
  surface.triangle([brow(0.1, 0.24, 0.77), brow(0.142, 0.19, 0.79), brow(0.152, 0.198, 0.87)], shade)
}
