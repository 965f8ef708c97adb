// A non-local means denoiser that knows what it looks at. Cycles hands over the paint colour (albedo) and the surface
// normal of every pixel, both free of noise; dividing by the first leaves only light, which is smooth, so prints and
// edges stay crisp while the light is averaged over pixels that face the same way and are painted the same.
import sharp from 'sharp'

type Plane = Float32Array
const reach = 7
const strength = 0.9
const dark = 0.12

async function planes(path: string) {
  const { data, info } = await sharp(path)
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const values = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2)
  const count = info.width * info.height
  const channels: [Plane, Plane, Plane] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
  for (let i = 0; i < count; i++) for (let c = 0; c < 3; c++) channels[c]![i] = values[i * info.channels + c]! / 65535
  return { width: info.width, height: info.height, channels }
}

/** Mean over a (2r+1)² window, by running sums; the edge repeats. */
function box(source: Plane, width: number, height: number, r: number, target: Plane, line: Plane) {
  const size = 2 * r + 1
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = source[row]! * r
    for (let x = 0; x <= r; x++) sum += source[row + Math.min(x, width - 1)]!
    for (let x = 0; x < width; x++) {
      line[row + x] = sum / size
      sum += source[row + Math.min(x + r + 1, width - 1)]! - source[row + Math.max(x - r, 0)]!
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = line[x]! * r
    for (let y = 0; y <= r; y++) sum += line[Math.min(y, height - 1) * width + x]!
    for (let y = 0; y < height; y++) {
      target[y * width + x] = sum / size
      sum += line[Math.min(y + r + 1, height - 1) * width + x]! - line[Math.max(y - r, 0) * width + x]!
    }
  }
}

/** How noisy the light is around each pixel: the Laplacian's energy where no edge of the guides runs (Immerkær 1996). */
function noise(light: Plane[], guides: Plane[], width: number, height: number, line: Plane) {
  const count = width * height
  const energy = new Float32Array(count),
    counted = new Float32Array(count)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      let edge = 0
      for (const g of guides) edge += Math.abs(g[i - 1]! - g[i + 1]!) + Math.abs(g[i - width]! - g[i + width]!)
      if (edge > 0.08) continue
      let sum = 0
      for (const p of light) {
        const l =
          p[i - width - 1]! +
          p[i - width + 1]! +
          p[i + width - 1]! +
          p[i + width + 1]! -
          2 * (p[i - width]! + p[i + width]! + p[i - 1]! + p[i + 1]!) +
          4 * p[i]!
        sum += (l * l) / 36
      }
      energy[i] = Math.min(sum / 3, 0.05)
      counted[i] = 1
    }
  }
  box(energy, width, height, 5, energy, line)
  box(counted, width, height, 5, counted, line)
  let whole = 0
  for (let i = 0; i < count; i++) whole += energy[i]!
  whole /= count
  for (let i = 0; i < count; i++) energy[i] = counted[i]! > 0.05 ? energy[i]! / counted[i]! : whole
  return energy
}

/** How much a set of planes varies within each 3×3: high on an antialiased edge, where the guides themselves are rough. */
function roughness(set: Plane[], width: number, height: number, line: Plane) {
  const total = new Float32Array(width * height)
  const mean = new Float32Array(width * height),
    square = new Float32Array(width * height)
  for (const plane of set) {
    box(plane, width, height, 1, mean, line)
    for (let i = 0; i < plane.length; i++) square[i] = plane[i]! * plane[i]!
    box(square, width, height, 1, square, line)
    for (let i = 0; i < plane.length; i++) total[i] = total[i]! + Math.max(0, square[i]! - mean[i]! * mean[i]!)
  }
  return total
}

/** `stem.png`, `stem.albedo1.png` and `stem.normal1.png` to one clean PNG. */
export async function denoise(stem: string, to: string) {
  const [beauty, albedo, normal] = await Promise.all([
    planes(`${stem}.png`),
    planes(`${stem}.albedo1.png`),
    planes(`${stem}.normal1.png`),
  ])
  const { width, height } = beauty
  const count = width * height
  const line = new Float32Array(count)
  const guides = [...albedo.channels, ...normal.channels]
  const light = beauty.channels.map((plane, c) =>
    plane.map((v, i) => v / (dark + (1 - dark) * albedo.channels[c]![i]!)),
  )
  const [red, green, blue] = light as [Plane, Plane, Plane]
  const variance = noise(light, guides, width, height, line)
  const paintRough = roughness(albedo.channels, width, height, line)
  const turnRough = roughness(normal.channels, width, height, line)
  const lightRough = roughness(light, width, height, line)
  for (let i = 0; i < count; i++) {
    const edge = Math.min(1, (paintRough[i]! + turnRough[i]!) * 40)
    variance[i] = variance[i]! + edge * 0.18 * lightRough[i]!
  }
  const sums = [red.slice(), green.slice(), blue.slice()] as [Plane, Plane, Plane]
  const weights = new Float32Array(count).fill(1)
  const difference = new Float32Array(count),
    patch = new Float32Array(count)

  for (let dy = 0; dy <= reach; dy++) {
    for (let dx = dy === 0 ? 1 : -reach; dx <= reach; dx++) {
      const offset = dy * width + dx
      const left = Math.max(0, -dx),
        right = width - Math.max(0, dx)
      difference.fill(0.01)
      for (let y = 0; y < height - dy; y++) {
        for (let i = y * width + left, end = y * width + right; i < end; i++) {
          const r = red[i]! - red[i + offset]!,
            g = green[i]! - green[i + offset]!,
            b = blue[i]! - blue[i + offset]!
          difference[i] = (r * r + g * g + b * b) / 3
        }
      }
      box(difference, width, height, 1, patch, line)
      for (let y = 0; y < height - dy; y++) {
        for (let i = y * width + left, end = y * width + right; i < end; i++) {
          const j = i + offset
          const doubt = variance[i]! + variance[j]! + 4e-6
          let apart = Math.max(0, patch[i]! - doubt) / (strength * doubt)
          if (apart > 3) continue
          let paint = 0,
            turn = 0
          for (let c = 0; c < 3; c++) {
            const a = guides[c]![i]! - guides[c]![j]!,
              n = guides[c + 3]![i]! - guides[c + 3]![j]!
            paint += a * a
            turn += n * n
          }
          apart +=
            paint / (0.025 + 2 * (paintRough[i]! + paintRough[j]!)) +
            turn / (0.04 + 2 * (turnRough[i]! + turnRough[j]!))
          if (apart > 3) continue
          const near = 1 - apart / 3
          const weight = near * near
          for (let c = 0; c < 3; c++) {
            sums[c]![i] = sums[c]![i]! + weight * light[c]![j]!
            sums[c]![j] = sums[c]![j]! + weight * light[c]![i]!
          }
          weights[i] = weights[i]! + weight
          weights[j] = weights[j]! + weight
        }
      }
    }
  }

  const out = Buffer.alloc(count * 3)
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) {
      const value = (sums[c]![i]! / weights[i]!) * (dark + (1 - dark) * albedo.channels[c]![i]!)
      out[i * 3 + c] = Math.max(0, Math.min(255, Math.round(value * 255)))
    }
  }
  await sharp(out, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(to)
}
