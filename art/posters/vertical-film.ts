// The scene of a film, cut upright as a phone shows it.
import sharp from 'sharp'
import { palette as c } from '../../build/brand/palette.ts'
import { circle, draw, element, group, path, rect, svg } from '../../build/brand/svg.ts'
import { toPng } from '../raster.ts'
import { poster, rays, sunlight } from './motifs.ts'

const width = 960
const height = 1200
const screen = { x: 226, y: 76, width: 508, height: 1048 }
/** Of the scene, 1280 px wide: the camera and what stands beside it. */
const cut = { left: 330, top: 0, width: 600, height: 960 }

/** The scene as tall as the screen: its plain wall and floor go on above and below. */
async function upright(): Promise<Buffer> {
  const wanted = Math.round((cut.width * screen.height) / screen.width)
  const spare = wanted - cut.height
  const scene = await sharp('content/pictures/services/video-content-production.webp')
    .extract(cut)
    .extend({ top: Math.round(spare * 0.55), bottom: spare - Math.round(spare * 0.55), extendWith: 'copy' })
    .toBuffer()
  const corners = svg(screen.width, screen.height, rect(0, 0, screen.width, screen.height, { rx: 54, fill: c.ink }))
  return sharp(scene)
    .resize(screen.width, screen.height)
    .composite([{ input: toPng(corners, screen.width), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

/** A heart, a bubble and an arrow, as the side of such a screen has them. */
const signs = (x: number, y: number) =>
  path(`M${x} ${y + 22}c-40 -26 -30 -58 -8 -52q6 2 8 10q2 -8 8 -10c22 -6 32 26 -8 52z`, { fill: c.bone }) +
  path(
    `M${x - 26} ${y + 74}h52a8 8 0 0 1 8 8v30a8 8 0 0 1 -8 8h-30l-18 16v-16h-4a8 8 0 0 1 -8 -8v-30a8 8 0 0 1 8 -8z`,
    {
      fill: c.bone,
    },
  ) +
  path(`M${x - 26} ${y + 206}q4 -36 30 -36v-18l28 28l-28 28v-18q-18 0 -30 16z`, { fill: c.bone })

export async function verticalFilm(): Promise<Buffer> {
  const ground = poster(
    width,
    height,
    c.laterite,
    circle(480, 640, 430, { fill: 'url(#d)' }) + rays(480, 640, 448, 500, 84, c.saffron, 0.3),
    sunlight('d', '#FFE9C4', c.saffron),
  ).drawing
  const phone = svg(
    width,
    height,
    rect(screen.x - 20, screen.y - 20, screen.width + 40, screen.height + 40, { rx: 74, fill: c.ink }),
  )
  const above = svg(
    width,
    height,
    group(
      rect(410, 96, 140, 30, { rx: 15, fill: c.ink }) +
        signs(684, 640) +
        // What is said, in two lines of subtitle.
        rect(266, 922, 380, 46, { rx: 10, fill: c.ink }) +
        rect(266, 976, 290, 46, { rx: 10, fill: c.ink }) +
        draw(2, (at) => rect(288, 938 + at * 54, at ? 246 : 336, 14, { rx: 7, fill: c.bone })) +
        rect(266, 1064, 428, 8, { rx: 4, fill: c.bone, opacity: 0.5 }) +
        rect(266, 1064, 170, 8, { rx: 4, fill: c.saffron }) +
        circle(436, 1068, 13, { fill: c.saffron }),
    ) + element('title', {}, 'A film on a phone'),
  )
  return sharp(toPng(ground, width))
    .composite([
      { input: toPng(phone, width) },
      { input: await upright(), left: screen.x, top: screen.y },
      { input: toPng(above, width) },
    ])
    .png()
    .toBuffer()
}
