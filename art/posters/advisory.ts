// Calmer than the rest: drawings in line on sand and bone, each with one disc of colour.
import { markPath } from '../brand/mark.ts'
import { palette as c } from '../palette.ts'
import { at, circle, draw, group, line, path, polar, rect, round, seeded, smooth, times, type Point } from '../svg.ts'
import { poster, sunlight, rays } from './motifs.ts'

const width = 1600
const height = 1200
const fine = '#B98F5E'

/** The mark under construction: circles, axes and measures before the ink. */
function branding() {
  const size = 8.6
  const [x0, y0] = [370, 160]
  const X = (x: number) => x0 + x * size
  const Y = (y: number) => y0 + y * size
  const grid =
    draw(27, (i) => line(`M${i * 64 - 30} 0V${height}`, c.sand, 1.5)) +
    draw(20, (i) => line(`M0 ${i * 64 - 8}H${width}`, c.sand, 1.5))
  const guides = [
    [62, 40, 32],
    [62, 40, 46],
    [59, 31, 9.5],
    [88, 64, 17],
    [8, 92, 84],
    [74, 92, 46],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(X(x), Y(y), r * size, { fill: 'none', stroke: c.laterite, strokeWidth: 2.2, opacity: 0.8 }) +
        line(`M${X(x) - 14} ${Y(y)}h28m-14 -14v28`, c.laterite, 2.2),
    )
    .join('')
  const axes =
    [8, 47, 92].map((y) => line(`M60 ${Y(y)}H${width - 60}`, fine, 2, { strokeDasharray: '14 10' })).join('') +
    [8, 58, 94].map((x) => line(`M${X(x)} 50V${height - 50}`, fine, 2, { strokeDasharray: '14 10' })).join('')
  const measure = (y: number, from: number, to: number) =>
    line(`M${X(from)} ${y}H${X(to)}M${X(from)} ${y - 14}v28M${X(to)} ${y - 14}v28`, c.ink, 3)
  const mark = group(
    path(markPath, { fill: 'url(#h)', fillRule: 'evenodd' }) +
      path(markPath, { fill: 'none', stroke: c.ink, strokeWidth: 0.75, strokeLinejoin: 'round' }),
    { transform: `translate(${x0} ${y0}) scale(${size})` },
  )
  const points = [
    [8, 92],
    [62, 8],
    [94, 42],
    [88, 64],
    [58, 46],
    [74, 92],
  ]
    .map(([x = 0, y = 0]) => rect(X(x) - 9, Y(y) - 9, 18, 18, { fill: c.bone, stroke: c.cobalt, strokeWidth: 4 }))
    .join('')
  const hatch = `<pattern id="h" width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(52)"><path d="M0 0V2.6" stroke="${c.ink}" stroke-width="1.15"/></pattern>`
  return poster(
    width,
    height,
    c.bone,
    grid +
      circle(1180, 330, 216, { fill: 'url(#s)' }) +
      axes +
      guides +
      mark +
      points +
      measure(1080, 8, 94) +
      measure(1080 - 0, 8, 58),
    hatch + sunlight('s', '#F7C873', c.saffron),
    0.08,
  )
}

/** High ground seen from above, three waypoints, one way across. */
function strategy() {
  const random = seeded(8)
  const hills: readonly (readonly [number, number, number, number])[] = [
    [330, 230, 9, 3],
    [1400, 1040, 10, 4],
    [1130, 420, 14, 1],
    [400, 880, 11, 2],
  ]
  const contours = hills.map(([cx, cy, count, seed]) => {
    const waves = times(4, (k) => ({ k: k + 2, phase: random() * 6.28 + seed, a: (0.16 / (k + 1)) * (0.6 + random()) }))
    // From the foot up: every level lies on the one below and is a little nearer the light.
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

/** One tangled thread goes in, eleven straight ones come out. */
function process() {
  const random = seeded(31)
  const tangle: Point[] = [
    [-60, 700],
    [90, 640],
  ]
  for (let i = 0; i < 46; i++) {
    const a = i * 2.24 + random() * 0.9
    const r = 120 + random() * 250
    tangle.push([460 + Math.cos(a) * r * 1.02, 590 + Math.sin(a) * r])
  }
  tangle.push([720, 640], [800, 600])
  const out = times(11, (i) => {
    const y = 160 + i * 88
    const colour = i === 3 ? c.laterite : i === 7 ? c.cobalt : c.ink
    return (
      line(`M830 600C960 600 940 ${y} 1080 ${y}H1660`, colour, 6) +
      draw(3, (k) =>
        circle(1180 + k * 170 + ((i * 53) % 110), y, 13, {
          fill: i % 4 === 3 ? c.saffron : c.bone,
          stroke: colour,
          strokeWidth: 5,
        }),
      )
    )
  }).join('')
  return poster(
    width,
    height,
    c.bone,
    circle(460, 590, 400, { fill: c.sand }) +
      line(smooth(tangle), c.ink, 4.5, { strokeLinejoin: 'round', strokeLinecap: 'round' }) +
      out +
      rays(826, 600, 96, 122, 28, c.clay, 0.3) +
      circle(826, 600, 92, { fill: 'url(#s)' }) +
      line('M790 600h66m-26 -26l28 26l-28 26', c.ink, 8, { strokeLinecap: 'round', strokeLinejoin: 'round' }),
    sunlight('s', '#FFD98F', c.saffron),
    0.08,
  )
}

/** A circle of people around one fire, seen from the height an eagle flies at. */
function community() {
  const [cx, cy] = [800, 600]
  const person = (radius: number, turn: number, scale: number, filled: string | undefined) => {
    const [x, y] = polar(cx, cy, radius, turn)
    const degrees = turn * 360 + 90
    const robe = `M-62 6C-58 -34 58 -34 62 6C52 44 -52 44 -62 6Z`
    const stripes = line('M-40 -14C-20 -2 20 -2 40 -14M-46 6C-20 20 20 20 46 6', filled ? c.bone : c.ink, 3.5)
    return group(
      path(robe, { fill: filled ?? c.sand, stroke: c.ink, strokeWidth: 5 }) +
        stripes +
        circle(0, 0, 23, { fill: filled ? c.ink : c.bone, stroke: c.ink, strokeWidth: 5 }),
      { transform: `translate(${round(x)} ${round(y)}) rotate(${round(degrees)}) scale(${scale})` },
    )
  }
  const ring = (
    count: number,
    radius: number,
    offset: number,
    scale: number,
    colours: readonly (string | undefined)[],
  ) => draw(count, (i) => person(radius, (i + offset) / count, scale, colours[i % colours.length]))
  const ripples = times(14, (i) =>
    circle(cx, cy, 110 + i * 62, {
      fill: 'none',
      stroke: '#B98F5E',
      strokeWidth: i % 2 ? 1.8 : 3,
      strokeDasharray: i % 2 ? '3 13' : undefined,
      strokeLinecap: 'round',
    }),
  ).join('')
  return poster(
    width,
    height,
    c.sand,
    ripples +
      ring(9, 268, 0.2, 1.12, [c.laterite, undefined, c.ink2]) +
      ring(16, 462, 0.6, 1.1, [undefined, undefined, c.saffron, undefined]) +
      ring(24, 664, 0.1, 1.08, [undefined, c.clay, undefined, undefined, undefined, c.cobalt]) +
      rays(cx, cy, 108, 152, 26, c.laterite, 0.34) +
      circle(cx, cy, 104, { fill: 'url(#s)' }) +
      line(`M${at([cx - 46, cy + 38])}l92 -30M${at([cx - 46, cy + 8])}l92 30`, c.clay, 12, { strokeLinecap: 'round' }) +
      path(
        `M${cx} ${cy - 66}C${cx + 46} ${cy - 14} ${cx + 34} ${cy + 24} ${cx} ${cy + 26}C${cx - 34} ${cy + 24} ${cx - 46} ${cy - 14} ${cx} ${cy - 66}Z`,
        { fill: c.laterite },
      ),
    sunlight('s', '#FFE9C4', c.saffron),
    0.1,
  )
}

export const advisory = {
  'branding-strategy-and-consulting': branding,
  'marketing-strategy-and-consulting': strategy,
  'marketing-process-and-automation': process,
  'community-and-mastermind-creation': community,
}
