import { palette as c } from '../../../build/brand/palette.ts'
import { type Point, circle, group, line, path, seeded, smooth, times } from '../../../build/brand/svg.ts'
import { poster, rays, sunlight } from '../motifs.ts'

const width = 1600
const height = 1200

/** High ground seen from above, three waypoints, one way across. */
export function strategy() {
  const random = seeded(8)
  const hills: readonly (readonly [number, number, number, number])[] = [
    [330, 230, 9, 3],
    [1400, 1040, 10, 4],
    [1130, 420, 14, 1],
    [400, 880, 11, 2],
  ]
  const contours = hills.map(([cx, cy, count, seed]) => {
    const waves = times(4, (k) => ({ k: k + 2, phase: random() * 6.28 + seed, a: (0.16 / (k + 1)) * (0.6 + random()) }))
    // Drawn from the foot up: every level lies on the one below and is a little lighter.
    return times(count, (k) => {
      const i = count - 1 - k
      const base = 34 + i * 37
      const points = times(73, (s): Point => {
        const a = (s / 72) * Math.PI * 2
        const wobble =
          1 + waves.reduce((sum, { k: n, phase, a: amount }) => sum + amount * Math.sin(n * a + phase + i * 0.05), 0)
        return [cx + Math.cos(a) * base * wobble * 1.18, cy + Math.sin(a) * base * wobble]
      })
      const bold = i % 5 === 4
      return path(`${smooth(points)}Z`, {
        fill: k % 2 ? '#EACBA3' : '#EED3AF',
        stroke: bold ? c.clay : '#A9814F',
        strokeWidth: bold ? 4 : 2.2,
      })
    }).join('')
  })
  const way: Point[] = [
    [120, 1090],
    [300, 980],
    [430, 870],
    [560, 720],
    [690, 640],
    [800, 700],
    [905, 640],
    [960, 520],
    [1050, 440],
    [1130, 415],
  ]
  const stop = ([x, y]: Point, big = false) =>
    circle(x, y, big ? 70 : 40, { fill: big ? 'url(#s)' : c.bone }) +
    circle(x, y, big ? 70 : 40, { fill: 'none', stroke: c.ink, strokeWidth: 6 }) +
    (big ? '' : circle(x, y, 14, { fill: c.laterite }))
  const flag =
    path('M1130 415V190L1290 240L1130 290', { fill: c.laterite }) +
    line('M1130 415V182', c.ink, 8, { strokeLinecap: 'round' })
  const compass = group(
    rays(0, 0, 20, 96, 4, c.ink, 0.32) +
      rays(0, 0, 14, 58, 4, c.laterite, 0.3, 0.5) +
      circle(0, 0, 112, { fill: 'none', stroke: c.ink, strokeWidth: 4 }),
    { transform: 'translate(1400 170)' },
  )
  return poster(
    width,
    height,
    c.sand,
    contours.join('') +
      line(smooth(way), c.sand, 26, { strokeLinecap: 'round' }) +
      line(smooth(way), c.cobalt, 9, { strokeDasharray: '4 24', strokeLinecap: 'round' }) +
      stop([430, 870]) +
      stop([690, 640]) +
      flag +
      stop([1130, 415], true) +
      compass,
    sunlight('s', '#FFE9C4', c.saffron),
    0.1,
  )
}
