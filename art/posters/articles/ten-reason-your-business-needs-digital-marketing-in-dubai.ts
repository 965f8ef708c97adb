import { palette as c } from '../../../build/brand/palette.ts'
import { circle, draw, path, rect } from '../../../build/brand/svg.ts'
import { crest, dune, poster, rays, sunlight } from '../motifs.ts'

const width = 1500
const height = 1000

/** Ten towers for ten reasons, each with another pattern, between the desert and the sun. */
export function tenReasons() {
  const heights = [250, 340, 300, 460, 390, 720, 430, 540, 360, 280]
  const fills = [c.ink2, c.cobalt, c.ink, c.clay, c.ink, c.ink2, c.saffron, c.ink, c.cobalt, c.ink2]
  const towers = heights
    .map((h, i) => {
      const x = 130 + i * 126
      const w = i === 5 ? 96 : 108
      const top = 850 - h
      const fill = fills[i] ?? c.ink
      const light = fill === c.saffron ? c.clay : i % 3 ? c.saffron : c.bone
      const crown =
        [
          path(`M${x} ${top}L${x + w / 2} ${top - 70}L${x + w} ${top}Z`, { fill }),
          path(`M${x} ${top}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${top}Z`, { fill }),
          path(`M${x} ${top}V${top - 60}L${x + w} ${top}Z`, { fill }),
          rect(x + w * 0.2, top - 44, w * 0.6, 46, { fill }) + rect(x + w * 0.4, top - 84, w * 0.2, 46, { fill }),
        ][i % 4] ?? ''
      const floors = Math.floor((h - 40) / 46)
      const windows = draw(floors, (f) => {
        const y = top + 24 + f * 46
        if (i % 4 === 0)
          return draw(4, (k) =>
            rect(x + 12 + (k * (w - 24)) / 4, y, (w - 24) / 4 - 8, 28, {
              fill: light,
              opacity: (f * 3 + k * 5 + i) % 7 < 2 ? 0.2 : 1,
            }),
          )
        if (i % 4 === 1)
          return path(
            `M${x + 10} ${y + 30}l${(w - 20) / 4} -30l${(w - 20) / 4} 30l${(w - 20) / 4} -30l${(w - 20) / 4} 30z`,
            { fill: light },
          )
        if (i % 4 === 2)
          return (
            rect(x + 12, y, w - 24, 12, { fill: light }) +
            draw(3, (k) => circle(x + 24 + (k * (w - 48)) / 2, y + 28, 6, { fill: light }))
          )
        return path(`M${x + w / 2} ${y - 2}l${w * 0.36} 18l${-w * 0.36} 18l${-w * 0.36} -18Z`, {
          fill: f % 2 ? light : c.ember,
        })
      })
      return rect(x, top, w, h + 60, { fill }) + crown + windows
    })
    .join('')
  const spire = path('M802 138L808 20L814 138Z', { fill: c.ink2 })
  const floor =
    dune(width, height, crest(width, 850, 30, 12), c.clay, { colour: c.saffron, count: 6, gap: 16, opacity: 0.6 }) +
    dune(width, height, crest(width, 920, 26, 4), '#7A2410', { colour: c.ember, count: 6, gap: 14, opacity: 0.6 })
  return poster(
    width,
    height,
    c.sand,
    circle(690, 480, 410, { fill: 'url(#d)' }) + rays(690, 480, 424, 452, 76, c.laterite, 0.3) + spire + towers + floor,
    sunlight('d', '#FFD98F', c.laterite),
  )
}
