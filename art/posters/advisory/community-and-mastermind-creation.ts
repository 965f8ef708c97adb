import { palette as c } from '../../../build/brand/palette.ts'
import { at, circle, draw, group, line, path, polar, round, times } from '../../../build/brand/svg.ts'
import { poster, rays, sunlight } from '../motifs.ts'

const width = 1600
const height = 1200

/** A circle of people around one fire, seen from the height an eagle flies at. */
export function community() {
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
