// A non-local means denoiser. Cycles supplies the albedo (paint colour) and the surface normal of every pixel, both
// almost free of noise. Dividing by the albedo leaves only light, which is smooth, so prints and edges stay crisp while
// the light is averaged over pixels with the same direction and paint. Each picture has two exposures: where they
// differ there is noise.
import sharp from 'sharp'

type Plane = Float32Array
const reach = 7
const strength = 0.5
const dark = 0.12
const speck = 8

interface Planes {
  width: number
  height: number
  channels: Plane[]
}

async function planes(path: string): Promise<Planes> {
  const { data, info } = await sharp(path)
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const values = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2)
  const count = info.width * info.height
  const channels: Plane[] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
  for (let i = 0; i < count; i++) for (let c = 0; c < 3; c++) channels[c]![i] = values[i * info.channels + c]! / 65535
  return { width: info.width, height: info.height, channels }
}

/** Computes the mean over a (2r+1)² window with running sums; the edge repeats. */
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

/**
 * Returns the uncertainty of the mean of two exposures at each pixel. For a speck, the mean is replaced by the likelier
 * exposure.
 */
function noise(mean: Plane[], one: Plane[], other: Plane[], width: number, height: number, line: Plane) {
  const own = new Float32Array(width * height)
  const around = new Float32Array(width * height)
  for (let c = 0; c < mean.length; c++) {
    const a = one[c]!,
      b = other[c]!
    for (let i = 0; i < own.length; i++) own[i] = own[i]! + (a[i]! - b[i]!) ** 2 / 4 / mean.length
  }
  box(own, width, height, 2, around, line)
  for (let c = 0; c < mean.length; c++) {
    const a = one[c]!,
      b = other[c]!
    const plain = new Float32Array(own.length)
    box(mean[c]!, width, height, 1, plain, line)
    for (let i = 0; i < own.length; i++) {
      if (own[i]! < speck * around[i]! || own[i]! < 1e-4) continue
      mean[c]![i] = Math.abs(a[i]! - plain[i]!) < Math.abs(b[i]! - plain[i]!) ? a[i]! : b[i]!
    }
  }
  return around
}

/**
 * Returns how much a set of planes varies within each 3×3 window. It is high on antialiased edges, where the guides
 * themselves are rough.
 */
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

/** Denoises `stem.a.png` and `stem.b.png` with their `.albedo1` and `.normal1` files, and writes one PNG. */
export async function denoise(stem: string, to: string) {
  const [one, other, paintOne, paintOther, turnOne, turnOther] = await Promise.all(
    ['.a', '.b', '.a.albedo1', '.b.albedo1', '.a.normal1', '.b.normal1'].map((part) => planes(`${stem}${part}.png`)),
  )
  const { width, height } = one!
  const count = width * height
  const line = new Float32Array(count)
  const mean = (a: Planes, b: Planes) => a.channels.map((plane, c) => plane.map((v, i) => (v + b.channels[c]![i]!) / 2))
  const albedo = mean(paintOne!, paintOther!)
  const normal = mean(turnOne!, turnOther!)
  const guides = [...albedo, ...normal]
  const lit = (exposure: Plane[]) =>
    exposure.map((plane, c) => plane.map((v, i) => v / (dark + (1 - dark) * albedo[c]![i]!)))
  const light = lit(mean(one!, other!))
  const variance = noise(light, lit(one!.channels), lit(other!.channels), width, height, line)
  const [red, green, blue] = light as [Plane, Plane, Plane]
  const paintRough = roughness(albedo, width, height, line)
  const turnRough = roughness(normal, width, height, line)
  const sums = [red.slice(), green.slice(), blue.slice()] as [Plane, Plane, Plane]
  const weights = new Float32Array(count).fill(1)
  const difference = new Float32Array(count),
    patch = new Float32Array(count)

  for (let dy = 0; dy <= reach; dy++) {
    for (let dx = dy === 0 ? 1 : -reach; dx <= reach; dx++) {
      const offset = dy * width + dx
      const left = Math.max(0, -dx),
        right = width - Math.max(0, dx)
      difference.fill(3)
      for (let y = 0; y < height - dy; y++) {
        for (let i = y * width + left, end = y * width + right; i < end; i++) {
          const r = red[i]! - red[i + offset]!,
            g = green[i]! - green[i + offset]!,
            b = blue[i]! - blue[i + offset]!
          const doubt = variance[i]! + variance[i + offset]!
          difference[i] = ((r * r + g * g + b * b) / 3 - doubt) / (4e-6 + strength * doubt)
        }
      }
      box(difference, width, height, 1, patch, line)
      for (let y = 0; y < height - dy; y++) {
        for (let i = y * width + left, end = y * width + right; i < end; i++) {
          const j = i + offset
          let apart = Math.max(0, patch[i]!)
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
      const value = (sums[c]![i]! / weights[i]!) * (dark + (1 - dark) * albedo[c]![i]!)
      out[i * 3 + c] = Math.max(0, Math.min(255, Math.round(value * 255)))
    }
  }
  await sharp(out, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(to)
}
