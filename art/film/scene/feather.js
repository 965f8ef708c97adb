import * as THREE from 'three'

// Shapes of a feather: [distance from root, share of full half-width].
export const rounded = [
  [0, 0.34],
  [0.12, 0.72],
  [0.35, 0.98],
  [0.6, 1],
  [0.8, 0.82],
  [0.92, 0.5],
  [1, 0],
]
export const slotted = [
  [0, 0.4],
  [0.15, 0.85],
  [0.35, 1],
  [0.5, 0.86],
  [0.75, 0.6],
  [0.92, 0.38],
  [1, 0],
]

// Feathers differ slightly in tone. The sequence restarts with every bird, so that a frame can be reproduced.
let laid = 0
export const restartPlumage = () => (laid = 0)

/** Adds a vane of two halves folded along the rachis. Colours: root, middle, tip. */
export function feather(
  surface,
  { root, direction, normal, length, width, bend = 0, colours, shape = rounded, fold = 0.22 },
) {
  const sideways = new THREE.Vector3().crossVectors(direction, normal).normalize()
  const tone = 0.86 + 0.28 * ((((Math.sin(laid++ * 12.9898) * 43758.5453) % 1) + 1) % 1)
  const [first, middle, tip] = colours.map((colour) => colour.clone().multiplyScalar(tone))
  const colourAt = (s) => (s < 0.5 ? first.clone().lerp(middle, s / 0.5) : middle.clone().lerp(tip, (s - 0.5) / 0.5))
  const rows = shape.map(([s, share]) => {
    const centre = root
      .clone()
      .addScaledVector(direction, s * length)
      .addScaledVector(normal, bend * s * s * length)
    const half = share * width * 0.5
    return {
      s,
      colour: colourAt(s),
      left: centre
        .clone()
        .addScaledVector(sideways, -half)
        .addScaledVector(normal, -half * fold),
      rachis: centre.clone().addScaledVector(normal, half * fold * 0.6),
      right: centre
        .clone()
        .addScaledVector(sideways, half)
        .addScaledVector(normal, -half * fold),
    }
  })
  for (let i = 0; i < rows.length - 1; i++) {
    const [a, b] = [rows[i], rows[i + 1]]
    for (const [edge, across] of [
      ['left', -1],
      ['right', 1],
    ]) {
      for (const [row, part, x] of [
        [a, 'rachis', 0],
        [a, edge, across],
        [b, edge, across],
        [a, 'rachis', 0],
        [b, edge, across],
        [b, 'rachis', 0],
      ]) {
        surface.vertex(row[part], row.colour, { across: x, along: row.s })
      }
    }
  }
}
