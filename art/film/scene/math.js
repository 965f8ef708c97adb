export const TAU = Math.PI * 2
export const clamp = (x, low = 0, high = 1) => Math.min(high, Math.max(low, x))
export const mix = (a, b, t) => a + (b - a) * t
export const ease = (from, to, x) => {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export function seeded(seed) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** Interpolates rows of numbers by a smooth curve, sampled `count` times. */
export function spline(rows, count) {
  const row = (i) => rows[clamp(i, 0, rows.length - 1)]
  return Array.from({ length: count }, (_, k) => {
    const at = (k / (count - 1)) * (rows.length - 1)
    const i = Math.min(rows.length - 2, Math.floor(at))
    const t = at - i
    return row(0).map((_value, c) => {
      const [a, b, d, e] = [row(i - 1)[c], row(i)[c], row(i + 1)[c], row(i + 2)[c]]
      return 0.5 * (2 * b + (d - a) * t + (2 * a - 5 * b + 4 * d - e) * t * t + (3 * b - a - 3 * d + e) * t * t * t)
    })
  })
}
