import * as THREE from 'three'
import { clamp, mix, seeded, TAU } from './math.js'

const random = seeded(7)

function tileableNoise(size, base, octaves, gain) {
  const out = new Float32Array(size * size)
  let amplitude = 1
  let total = 0
  for (let octave = 0, cells = base; octave < octaves; octave++, cells *= 2, amplitude *= gain) {
    const lattice = Float32Array.from({ length: cells * cells }, random)
    total += amplitude
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const u = (x / size) * cells
        const v = (y / size) * cells
        const i = u | 0
        const j = v | 0
        const fx = (u - i) ** 2 * (3 - 2 * (u - i))
        const fy = (v - j) ** 2 * (3 - 2 * (v - j))
        const i1 = (i + 1) % cells
        const j1 = (j + 1) % cells
        out[y * size + x] +=
          amplitude *
          mix(
            mix(lattice[j * cells + i], lattice[j * cells + i1], fx),
            mix(lattice[j1 * cells + i], lattice[j1 * cells + i1], fx),
            fy,
          )
      }
    }
  }
  return out.map((value) => value / total)
}

/**
 * Returns two noise textures in red and green. Both are seamless, because the sky moves by a whole tile in one loop.
 */
export function noiseTexture() {
  const size = 512
  const broad = tileableNoise(size, 4, 7, 0.55)
  const fine = tileableNoise(size, 8, 6, 0.5)
  const data = new Uint8Array(size * size * 4)
  for (let i = 0; i < size * size; i++) {
    data[i * 4] = clamp((broad[i] - 0.2) / 0.6) * 255
    data[i * 4 + 1] = clamp((fine[i] - 0.2) / 0.6) * 255
    data[i * 4 + 2] = random() * 255
    data[i * 4 + 3] = 255
  }
  const texture = new THREE.DataTexture(data, size, size)
  texture.wrapS = texture.wrapT = THREE.RepeatWrapping
  texture.minFilter = THREE.LinearMipmapLinearFilter
  texture.magFilter = THREE.LinearFilter
  texture.generateMipmaps = true
  texture.needsUpdate = true
  return texture
}

/**
 * Returns a texture with one row per ridge, 0 to 1, periodic: far rows are jagged mountains, near rows rolling dunes.
 */
export function ridgeTexture() {
  const width = 2048
  const rows = 8
  const data = new Float32Array(width * rows)
  for (let row = 0; row < rows; row++) {
    const far = row < 2
    const waves = Array.from({ length: far ? 40 : 14 }, (_, i) => ({
      frequency: (i + 1) * (far ? 1 : 4),
      phase: random() * TAU,
      height: (i + 1) ** -1.35 * (0.6 + random() * 0.8),
    }))
    const heights = Array.from({ length: width }, (_, x) =>
      waves.reduce((sum, { frequency, phase, height }) => {
        if (row < 5) return sum + height * (1 - 4 * Math.abs((((x / width) * frequency + phase / TAU) % 1) - 0.5))
        return frequency > 6 ? sum : sum + height * Math.sin((x / width) * TAU * frequency + phase)
      }, 0),
    )
    const low = Math.min(...heights)
    const high = Math.max(...heights)
    heights.forEach((height, x) => {
      data[row * width + x] = (height - low) / (high - low)
    })
  }
  const texture = new THREE.DataTexture(data, width, rows, THREE.RedFormat, THREE.FloatType)
  texture.wrapS = THREE.RepeatWrapping
  texture.minFilter = texture.magFilter = THREE.LinearFilter
  texture.needsUpdate = true
  return texture
}
