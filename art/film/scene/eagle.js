import * as THREE from 'three'
import { body } from './eagle-body.js'
import { restartPlumage } from './feather.js'
import { clamp, ease, TAU } from './math.js'
import { Surface } from './surface.js'
import { tail, wing } from './eagle-wing.js'

/** An eagle whose loop is a rest, four beats that swell and fade, and a long glide. */
export class Eagle {
  constructor(material) {
    this.surface = new Surface(64000)
    this.mesh = new THREE.Mesh(this.surface.geometry, material)
    this.mesh.frustumCulled = false
  }

  pose(time, attitude, { position, scale, sway = 1, still }) {
    const turn = TAU * time
    const t = still ?? ((time % 1) + 1) % 1
    const strength = ease(0.05, 0.22, t) * ease(0.62, 0.4, t)
    const beat = (lag) => Math.sin(TAU * 4 * (t - 0.05) - lag) * strength
    const glide = 0.05 * Math.sin(turn)
    const joints = [
      0.16 + glide + 0.38 * beat(0),
      0.02 + 0.1 * beat(0.9),
      -0.1 + 0.26 * beat(0.9),
      0.02 + 0.22 * beat(1.7),
    ]
    const load = 0.5 + glide - 0.9 * beat(0.9)

    this.surface.restart()
    restartPlumage()
    const spread = 1 + 0.05 * Math.sin(turn)
    for (const side of [1, -1]) wing(this.surface, side, { joints, load, spread })
    body(this.surface, 0.175 * Math.sin(turn + 0.6) - 0.1)
    tail(this.surface, 0.4 + 0.1 * Math.sin(turn + 1), 0.04 * beat(0))
    this.surface.finish()

    const { yaw, pitch, roll } = attitude
    this.mesh.rotation.set(
      pitch + 0.05 * Math.sin(turn + 1.2) - 0.05 * beat(0),
      yaw + 0.07 * Math.sin(turn),
      roll + 0.11 * Math.sin(turn + 0.4),
      'YXZ',
    )
    this.mesh.position.set(
      position[0] + 0.16 * sway * Math.sin(turn + 2),
      position[1] + 0.1 * sway * Math.sin(turn) - 0.07 * beat(0.9),
      position[2],
    )
    this.mesh.scale.setScalar(scale)
  }
}

// Positions of six more eagles behind, each hazier with distance and at another point of the loop.
const followers = [
  [-2.5, 1.55, -9, 0.11],
  [-4.9, 2.75, -15, 0.27],
  [-1.5, 3.6, -18, 0.43],
  [-8.6, 4.2, -23, 0.63],
  [2.2, 6, -28, 0.78],
  [-13.4, 5.6, -32, 0.16],
]

export function makeFlock(makeMaterial, { flock = followers, scale = 0.74, sway = 3.4 }, haze) {
  return flock.map(([x, y, z, phase]) => {
    const fog = new THREE.Color(haze[0]).lerp(new THREE.Color(haze[1]), clamp(y / 6))
    const eagle = new Eagle(makeMaterial({ fog, fogAmount: 0.3 + 0.45 * clamp(-z / 30) }))
    return { eagle, pose: (time, attitude) => eagle.pose(time + phase, attitude, { position: [x, y, z], scale, sway }) }
  })
}
