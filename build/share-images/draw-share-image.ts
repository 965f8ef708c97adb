// Draws the 1200×630 image of link previews: the title on indigo, the page's picture in the sun disc, the woven band
// below. `npm run art:share -- "Title" "Kicker" "Brand" art.webp out.jpg` draws one for review.
import { writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import type { Font } from 'opentype.js'
import sharp from 'sharp'
import { drawMark } from '../brand/mark.ts'
import { palette } from '../brand/palette.ts'
import { band } from '../brand/band.ts'
import { at, circle, draw, element, path, polar, rect, round, svg } from '../brand/svg.ts'
import { displayFont, outline } from '../brand/outline-text.ts'

const width = 1200
const height = 630
const disc = { x: 928, y: 296, radius: 300 }
const column = { left: 64, width: 505 }
const limit = 100_000

export interface ShareImage {
  title: string
  kicker: string
  brandName: string
  artPath: string
}

const measure = (font: Font, text: string, size: number) => outline(font, text, size, -18).width
const text = (d: string, x: number, y: number, fill: string) =>
  path(d, { fill, transform: `translate(${round(x)} ${round(y)})` })

function wrap(font: Font, title: string, size: number) {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measure(font, longer, size) <= column.width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

// Returns the largest font size at which the title fits the column in at most four lines (five for the longest titles).
function setTitle(font: Font, title: string) {
  for (let size = 104; size > 40; size -= 4) {
    const lines = wrap(font, title, size)
    if (lines.length <= (size > 52 ? 4 : 5) && lines.every((line) => measure(font, line, size) <= column.width))
      return { size, lines }
  }
  return { size: 40, lines: wrap(font, title, 40).slice(0, 6) }
}

function ground() {
  const rays = path(
    draw(
      72,
      (i) =>
        `M${at(polar(disc.x, disc.y, disc.radius + 34, i / 72))}L${at(polar(disc.x, disc.y, disc.radius + 8, (i + 0.32) / 72))} ${at(polar(disc.x, disc.y, disc.radius + 8, (i - 0.32) / 72))}Z`,
    ),
    { fill: palette.laterite },
  )
  const cloth = band().replace(/^<svg[^>]*>|<\/svg>$/g, '')
  const hem = element(
    'pattern',
    {
      id: 'hem',
      width: 144,
      height: 32,
      patternUnits: 'userSpaceOnUse',
      patternTransform: `translate(0 ${height - 32})`,
    },
    cloth,
  )
  return (
    element('defs', {}, hem) +
    rect(0, 0, width, height, { fill: palette.ink }) +
    rays +
    circle(disc.x, disc.y, disc.radius, { fill: palette.saffron }) +
    rect(0, height - 32, width, 32, { fill: 'url(#hem)' })
  )
}

async function lettering({ title, kicker, brandName }: ShareImage) {
  const font = await displayFont(`${title}${kicker}${brandName}…`, { weight: 800, width: 84, opticalSize: 96 })
  const small = await displayFont(`${kicker}${brandName}`, { weight: 700, width: 92, opticalSize: 24 })
  const { size, lines } = setTitle(font, title)
  const leading = size * 0.98
  const block = lines.length * leading
  let y = 290 - block / 2 + size * 0.74 + (kicker ? 22 : 0)
  const label = kicker ? text(outline(small, kicker, 26).d, column.left, y - size * 0.74 - 34, palette.saffron) : ''
  const set = lines.map((line) => {
    const drawn = text(outline(font, line, size, -18).d, column.left, y, palette.bone)
    y += leading
    return drawn
  })
  return (
    label +
    set.join('') +
    drawMark(column.left - 4, 512, 54, palette.saffron) +
    text(outline(small, brandName, 32, -10).d, column.left + 62, 556, palette.bone)
  )
}

export async function renderShareImage(image: ShareImage): Promise<Buffer> {
  const side = disc.radius * 2 - 12
  const mask = Buffer.from(svg(side, side, circle(side / 2, side / 2, side / 2), { width: side, height: side }))
  const art = await sharp(image.artPath)
    .resize(side, side, { fit: 'cover', position: sharp.strategy.attention })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const drawing = new Resvg(svg(width, height, ground() + (await lettering(image))), {
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng()
  const flat = await sharp(drawing)
    .composite([{ input: art, left: disc.x - side / 2, top: disc.y - side / 2 }])
    .flatten()
    .png()
    .toBuffer()
  for (let quality = 84; ; quality -= 6) {
    const jpeg = await sharp(flat).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= limit || quality <= 50) return jpeg
  }
}

if (import.meta.main) {
  const [title = '', kicker = '', brandName = '', artPath = '', out = '.cache/share.jpg'] = process.argv.slice(2)
  await writeFile(out, await renderShareImage({ title, kicker, brandName, artPath }))
}
