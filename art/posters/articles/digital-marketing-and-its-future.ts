import { palette as c } from '../../../build/brand/palette.ts'
import { circle, cycle, group, path, polar, rect, times } from '../../../build/brand/svg.ts'
import { type Plumage, feather, place, poster, rays, sunlight } from '../motifs.ts'

const width = 1500
const height = 1000

/** The future, as an eagle sees it: an eye with a horizon in it. */
export function future() {
  const [cx, cy] = [800, 510]
  const paints: readonly [Plumage, ...Plumage[]] = [
    { vane: c.clay, shade: '#7A2410', rachis: c.ember },
    { vane: c.laterite, shade: c.clay, rachis: c.saffron },
    { vane: c.sand, shade: '#CFA873', rachis: c.clay },
    { vane: c.bone, shade: c.sand, rachis: c.laterite },
  ]
  const plumage = times(7, (k) => {
    const ring = 6 - k
    const count = 22 + ring * 5
    return times(count, (i) => {
      const turn = (i + (ring % 2) * 0.5) / count
      return place(
        feather(250, 92, cycle(paints, 3 - Math.floor(ring / 2)), 5),
        polar(cx, cy, 300 + ring * 92, turn),
        turn * 360 + 24,
      )
    }).join('')
  }).join('')
  const iris = rays(cx, cy, 150, 258, 72, c.clay, 0.42) + rays(cx, cy, 150, 220, 72, '#FFD98F', 0.2, 0.5)
  const world = group(
    rect(cx - 160, cy - 160, 320, 320, { fill: 'url(#n)' }) +
      circle(cx, cy + 18, 58, { fill: 'url(#s)' }) +
      path(
        `M${cx - 170} ${cy + 40}C${cx - 60} ${cy - 4} ${cx + 40} ${cy + 60} ${cx + 170} ${cy + 16}V${cy + 180}H${cx - 170}Z`,
        { fill: c.laterite },
      ) +
      path(
        `M${cx - 170} ${cy + 86}C${cx - 40} ${cy + 40} ${cx + 70} ${cy + 110} ${cx + 170} ${cy + 66}V${cy + 180}H${cx - 170}Z`,
        { fill: c.clay },
      ),
    { clipPath: 'url(#pupil)' },
  )
  const lid = path(
    `M${cx - 470} ${cy - 40}C${cx - 240} ${cy - 330} ${cx + 170} ${cy - 360} ${cx + 500} ${cy - 150}C${cx + 240} ${cy - 250} ${cx - 190} ${cy - 230} ${cx - 470} ${cy - 40}Z`,
    { fill: c.ink },
  )
  return poster(
    width,
    height,
    c.ink,
    plumage +
      circle(cx, cy, 322, { fill: c.ink }) +
      circle(cx, cy, 288, { fill: 'url(#s)' }) +
      iris +
      circle(cx, cy, 158, { fill: c.ink }) +
      world +
      circle(cx - 62, cy - 74, 30, { fill: c.bone }) +
      circle(cx - 20, cy - 104, 12, { fill: c.bone }) +
      lid,
    sunlight('s', '#FFE0A0', '#E08A12') +
      `<clipPath id="pupil"><circle cx="${cx}" cy="${cy}" r="140"/></clipPath><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c.ink}"/><stop offset=".62" stop-color="${c.ember}"/></linearGradient>`,
  )
}
