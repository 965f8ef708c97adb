import * as THREE from 'three'
import { feather, rounded, slotted } from './feather.js'
import { clamp, ease, mix } from './math.js'
import { plumage } from './plumage.js'

const vector = (x, y, z) => new THREE.Vector3(x, y, z)

// Joints of the arm from above (x outwards, z forwards): shoulder, elbow, wrist, hand, finger.
const arm = [
  [0.2, 0.3],
  [0.62, 0.12],
  [1.18, 0.42],
  [1.62, 0.36],
  [1.86, 0.22],
]
const bones = arm
  .slice(1)
  .map(([x, z], i) => ({ dx: x - arm[i][0], dz: z - arm[i][1], length: Math.hypot(x - arm[i][0], z - arm[i][1]) }))
const reach = bones.reduce((sum, { length }) => sum + length, 0)

/** Returns a point on the arm; `u` runs from 0 at the shoulder to 1 at the finger tip. */
function onArm(u, joints) {
  const point = vector(arm[0][0], 0.08, arm[0][1])
  let angle = 0
  let travelled = 0
  for (const [i, { dx, dz, length }] of bones.entries()) {
    angle += joints[i]
    const share = clamp((u * reach - travelled) / length)
    point.add(vector(dx * Math.cos(angle) * share, dx * Math.sin(angle) * share, dz * share))
    travelled += length
    if (u * reach <= travelled) break
  }
  return point
}

function liftAngle(u, joints) {
  let sum = 0
  const sums = joints.map((joint) => (sum += joint))
  const x = u * 3.999 - 0.5
  const i = Math.floor(x)
  return mix(sums[clamp(i, 0, 3)], sums[clamp(i + 1, 0, 3)], ease(0, 1, x - i))
}

const blend = (a, b, t) => a.clone().lerp(b, t)

export function wing(surface, side, { joints, load, spread }) {
  const splay = (u) => mix(0.02, 0.3, ease(0, 0.55, u)) + 1.3 * spread * clamp((u - 0.52) / 0.48) ** 1.25
  const mirrored = (v) => vector(v.x * side, v.y, v.z)

  const plant = (u, heading, lift, rest) => {
    const angle = liftAngle(u, joints)
    const direction = vector(
      Math.sin(heading) * Math.cos(angle),
      Math.sin(heading) * Math.sin(angle),
      -Math.cos(heading),
    )
    const normal = vector(-Math.sin(angle), Math.cos(angle), 0)
    normal.addScaledVector(direction, -normal.dot(direction)).normalize()
    const root = onArm(u, joints).addScaledVector(normal, lift)
    feather(surface, { root: mirrored(root), direction: mirrored(direction), normal: mirrored(normal), ...rest })
  }
  const row = (count, from, to, plantOne) => {
    for (let i = 0; i < count; i++) plantOne(mix(from, to, i / (count - 1)), i)
  }
  const { ink, inkLight, chest, chestLight, saffron, bone } = plumage

  const flightColours = [inkLight, ink, blend(ink, saffron, 0.1)]
  row(23, 0.02, 1, (u, i) => {
    const primary = ease(0.55, 0.75, u)
    const length = mix(0.74, 1.16, ease(0.5, 0.86, u)) * (1 - 0.2 * ease(0.9, 1, u)) * (1 - 0.12 * ease(0.25, 0, u))
    plant(u, splay(u), -0.012 - 0.0012 * i, {
      length,
      width: mix(0.175, 0.165, primary),
      bend: mix(0.02, 0.17, primary) + load * primary * 0.22,
      colours: flightColours,
      shape: primary > 0.6 ? slotted : rounded,
      fold: 0.2,
    })
  })
  // Coverts in four rows, from the long ones over the quills to the fringe on the leading edge.
  row(22, 0.02, 0.97, (u) => {
    const primary = ease(0.55, 0.8, u)
    plant(u, splay(u) * 0.98, 0.012, {
      length: mix(0.44, 0.5, primary) * (1 - 0.3 * ease(0.9, 1, u)),
      width: 0.15,
      bend: 0.03,
      colours: [inkLight, blend(inkLight, chest, 0.35), blend(saffron, chestLight, 0.25)],
      fold: 0.3,
    })
  })
  row(21, 0.01, 0.95, (u) =>
    plant(u, splay(u) * 0.95, 0.03, {
      length: 0.29 * (1 - 0.25 * ease(0.85, 1, u)),
      width: 0.14,
      bend: 0.03,
      colours: [chest, chest, chestLight],
      fold: 0.35,
    }),
  )
  row(20, 0, 0.93, (u) =>
    plant(u, splay(u) * 0.9, 0.045, {
      length: 0.18,
      width: 0.13,
      bend: 0.03,
      colours: [chestLight, chest, blend(chestLight, saffron, 0.35)],
      fold: 0.4,
    }),
  )
  row(26, 0, 0.96, (u) =>
    plant(u, splay(u) * 0.8 + 0.25, 0.058, {
      length: 0.11,
      width: 0.085,
      colours: [blend(bone, saffron, 0.5), chestLight, chestLight],
      fold: 0.4,
    }),
  )
  row(20, 0.02, 0.95, (u) =>
    plant(u, splay(u) * 0.98, -0.05, {
      length: 0.36,
      width: 0.16,
      bend: 0.02,
      colours: [chest, chest, chestLight],
      fold: 0.2,
    }),
  )
}

export function tail(surface, fan, tilt) {
  const { bone, saffron, chest, chestLight } = plumage
  for (let i = 0; i < 11; i++) {
    const k = (i - 5) / 5
    const direction = vector(Math.sin(k * fan), -0.05 + tilt, -Math.cos(k * fan)).normalize()
    const normal = vector(0, 1, 0)
    normal.addScaledVector(direction, -normal.dot(direction)).normalize()
    feather(surface, {
      root: vector(k * 0.06, 0.015 - Math.abs(k) * 0.012, -0.62),
      direction,
      normal,
      length: 0.8 - 0.05 * Math.abs(k),
      width: 0.17,
      bend: 0.03,
      colours: [bone, bone, blend(bone, saffron, 0.18)],
      fold: 0.2,
    })
  }
  for (let i = 0; i < 7; i++) {
    const k = (i - 3) / 3
    const direction = vector(Math.sin(k * fan * 0.8), -0.02, -Math.cos(k * fan * 0.8)).normalize()
    feather(surface, {
      root: vector(k * 0.06, 0.05, -0.5),
      direction,
      normal: vector(0, 1, 0),
      length: 0.36,
      width: 0.15,
      colours: [chest, chest, chestLight],
      fold: 0.3,
    })
  }
}
