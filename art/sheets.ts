// npm run art:sheets -- <class>: shows all pictures of a class with their names on one page, to be judged together.
// Classes: the folders of content/pictures, and logos, patterns, maps, share.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'
import { palette } from '../build/brand/palette.ts'
import { toPng } from './raster.ts'
import { path, rect, svg } from '../build/brand/svg.ts'
import { displayFont, outline } from '../build/brand/outline-text.ts'

const cell = { width: 480, height: 400, label: 40, gap: 12 }
const folders: Record<string, string> = {
  logos: 'content/logos',
  patterns: 'src/styles/patterns',
  maps: 'public/maps',
  share: '.cache/share',
}

async function picture(file: string) {
  const room = { width: cell.width - cell.gap * 2, height: cell.height - cell.label - cell.gap, fit: 'inside' as const }
  const source =
    extname(file) === '.svg'
      ? toPng(readFileSync(file, 'utf8').replaceAll('currentColor', palette.ink), room.width)
      : file
  return sharp(source).resize(room).png().toBuffer({ resolveWithObject: true })
}

async function sheet(name: string) {
  const folder = folders[name] ?? join('content/pictures', name)
  if (!existsSync(folder)) throw new Error(`There is no class “${name}”: ${folder} does not exist.`)
  const files = readdirSync(folder)
    .filter((file) => /\.(webp|png|jpe?g|svg)$/.test(file))
    .toSorted()
  if (files.length === 0) throw new Error(`${folder} holds no pictures.`)
  const columns = Math.min(4, Math.ceil(Math.sqrt(files.length)))
  const width = columns * cell.width
  const height = Math.ceil(files.length / columns) * cell.height
  const font = await displayFont(files.join(''), { weight: 600 })
  const place = (i: number) => ({ x: (i % columns) * cell.width, y: Math.floor(i / columns) * cell.height })
  const labels = files.map((file, i) => {
    const { x, y } = place(i)
    return path(outline(font, basename(file, extname(file)), 20).d, {
      fill: palette.ink,
      transform: `translate(${x + cell.gap} ${y + cell.height - 14})`,
    })
  })
  const layers = await Promise.all(
    files.map(async (file, i) => {
      const { data, info } = await picture(join(folder, file))
      const { x, y } = place(i)
      return {
        input: data,
        left: x + Math.round((cell.width - info.width) / 2),
        top: y + cell.gap + Math.round((cell.height - cell.label - cell.gap - info.height) / 2),
      }
    }),
  )
  mkdirSync('.cache', { recursive: true })
  const out = `.cache/sheet-${name}.png`
  await sharp(toPng(svg(width, height, rect(0, 0, width, height, { fill: palette.bone }) + labels.join('')), width))
    .composite(layers)
    .toFile(out)
  console.log(out, `${files.length} pictures`)
}

const classes = process.argv.slice(2)
if (classes.length === 0) throw new Error('Name a class: npm run art:sheets -- banners')
for (const name of classes) await sheet(name)
