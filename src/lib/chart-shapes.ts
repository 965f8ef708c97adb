/** Shapes of the cases' charts, shared with the proofs on other pages. */

/** Outline around its centre, 524 wide, with y from -150 to 130. */
export const PEBBLE = 'M-262 22C-274-88-150-150-8-150S268-112 262 8 152 130 2 130-252 112-262 22z'

/** Parts of a pot, 190 by 208. */
export const POT = {
  lid: 'M22 66V38a10 10 0 0 1 10-10h126a10 10 0 0 1 10 10v28z',
  body: 'M10 74h22v-8h126v8h22v88c0 30-20 46-48 46H58c-28 0-48-16-48-46z',
  mark: 'M59 144l36-32 36 32M75 168l20-18 20 18',
}

/** Outlines of three skin concerns (drop, sun, leaf), around (372, 499). */
export const CONCERNS = [
  'M372 474q16 22 16 32a16 16 0 0 1-32 0q0-10 16-32z',
  'M372 486a13 13 0 0 1 0 26 13 13 0 0 1 0-26zM369 472h6v9h-6zM369 517h6v9h-6zM345 496h9v6h-9zM390 496h9v6h-9z',
  'M372 472c17 14 17 40 0 54-17-14-17-40 0-54z',
]

/** Parts of a basket, 96 by 87. */
export const BASKET = {
  handle: 'M20 40C20 4 76 4 76 40',
  body: 'M6 38h84l-10 44a6 6 0 0 1-6 5H22a6 6 0 0 1-6-5z',
  weave: 'M12 54h72M16 70h64M36 40l4 46M60 40l-4 46',
}

const SEAT_ROWS = 10
const FIRST_RADIUS = 210
const BETWEEN = 20
/** Centre of the rows' arcs, in a drawing of 720 by 400. */
const SEATS_CENTRE = { x: 360, y: 420 }
/** Half of the angle that the rows span, in radians. */
const HALF = Math.PI / 3

/**
 * Returns the curved rows around the stage as paths. A dash pattern of zero length and period 1 of `pathLength`, offset
 * by -0.5, draws the seats: half a place before the first and after the last, as browsers measure an arc roughly and
 * would lose a dash at its very end.
 */
export function seatRows(total: number) {
  return seatsPerRow(total).map((count, row) => {
    const radius = FIRST_RADIUS + row * BETWEEN
    const half = HALF * (count / Math.max(1, count - 1))
    const [dx, dy] = [radius * Math.sin(half), radius * Math.cos(half)]
    const start = `M${(SEATS_CENTRE.x - dx).toFixed(1)} ${(SEATS_CENTRE.y - dy).toFixed(1)}`
    return { pathLength: count, d: `${start}a${radius} ${radius} 0 0 1 ${(2 * dx).toFixed(1)} 0` }
  })
}

/** Returns the number of seats in each row, in proportion to the row's length. */
export function seatsPerRow(total: number): number[] {
  const radii = Array.from({ length: SEAT_ROWS }, (_, row) => FIRST_RADIUS + row * BETWEEN)
  const sum = radii.reduce((all, radius) => all + radius, 0)
  let reached = 0
  let seated = 0
  return radii.map((radius) => {
    reached += radius
    const until = Math.round((total * reached) / sum)
    const count = until - seated
    seated = until
    return count
  })
}

/** Number of moons on the inner arc. */
export const MOONS_BEFORE = 10
/** Centre of both arcs, in a drawing of 1000 by 500. */
const MOONS_CENTRE = 500
const INNER_RADIUS = 256
const MOON_RADIUS = 35

/** Returns the paths of two arcs of equally spaced moons: MOONS_BEFORE inside, and `percent` more of them outside. */
export function moonArcs(percent: number) {
  const now = MOONS_BEFORE * (1 + percent / 100)
  const places = Math.ceil(now)
  const outer = (INNER_RADIUS * places) / MOONS_BEFORE
  return {
    now,
    inner: arcOf(MOONS_BEFORE, INNER_RADIUS),
    retained: arcOf(MOONS_BEFORE, outer, places),
    gained: arcOf(now, outer, places, MOONS_BEFORE),
    /** Outline of the last moon, which is only partly lit. */
    rest: arcOf(places, outer, places, Math.floor(now)),
  }
}

/**
 * Draws moons `first` to `count` on a half circle with room for `places`; a fractional `count` lights the last one in
 * part.
 */
function arcOf(count: number, radius: number, places = count, first = 0): string {
  const moons: string[] = []
  for (let at = first; at < count; at += 1) {
    const light = Math.min(1, count - at)
    const angle = (Math.PI * (at + 0.5)) / places
    moons.push(moonAt(MOONS_CENTRE - radius * Math.cos(angle), MOONS_CENTRE - radius * Math.sin(angle), light))
  }
  return moons.join('')
}

/** Draws a moon with the fraction `light` of its area lit. */
function moonAt(x: number, y: number, light: number): string {
  const bulge = Math.round(MOON_RADIUS * Math.abs(2 * light - 1))
  const sweep = light < 0.5 ? 1 : 0
  const [left, top] = [Math.round(x), Math.round(y - MOON_RADIUS)]
  const height = 2 * MOON_RADIUS
  return `M${left} ${top}a${MOON_RADIUS} ${MOON_RADIUS} 0 0 0 0 ${height}a${bulge} ${MOON_RADIUS} 0 0 ${sweep} 0-${height}z`
}

/** Parts of a cup, 50 by 46. */
export const CUP = {
  handle: [33, 12, 'h4a6 6 0 0 1 0 12h-5'],
  bowl: [5, 7, 'h28v15c0 8-5 13-14 13s-14-5-14-13z'],
  band: [6, 17, 'l4 5 4.500-5 4.500 5 4.500-5 4.500 5 4-5'],
} as const

/** Returns the smallest whole numbers of people in the ratio of an increase in percent: 4 and 5 for 25. */
export function peopleOf(percent: number): { before: number; after: number } {
  if (!Number.isInteger(percent) || percent < 1) return { before: Infinity, after: Infinity }
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))
  const shared = divisor(100, percent)
  return { before: 100 / shared, after: (100 + percent) / shared }
}
