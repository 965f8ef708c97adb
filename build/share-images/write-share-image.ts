import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '../content/pictures.ts'
import type { Site } from '../../src/content/site.ts'
import { renderShareImage } from './draw-share-image.ts'

const cache = '.cache/share'
/** Part of the cache key: the code that draws the images. */
const drawingCode = Promise.all(
  [
    'draw-share-image.ts',
    '../brand/palette.ts',
    '../brand/mark.ts',
    '../brand/band.ts',
    '../brand/outline-text.ts',
  ].map((file) => readFile(join(import.meta.dirname, file), 'utf8')),
).then((files) => files.join())
const areas: Record<string, string> = {
  agency: 'Agency',
  advisory: 'Advisory',
  blogs: 'Blog',
  'case-study': 'Case study',
}

type Wanted = { siteDir: string; id: string; title: string; site: Site; picture: Picture }

/** Writes a page's 1200×630 share image below share/, and returns its path. Cached by title, brand and picture. */
export async function writeShareImage({ siteDir, id, title, site, picture }: Wanted): Promise<string> {
  const [area = ''] = id.split('/')
  const kicker = id.includes('/') ? (areas[area] ?? '') : ''
  const artPath = join('public/pictures', `${picture.base}-${picture.webpWidth}.webp`)
  const hash = createHash('sha256')
    .update(JSON.stringify([title, kicker, site.brand, picture.base]))
    .update(await drawingCode)
    .digest('hex')
    .slice(0, 10)
  const name = `${id.replaceAll('/', '-')}.${hash}.jpg`
  const cached = join(cache, name)
  const image = await readFile(cached).catch(async () => {
    const drawn = await renderShareImage({ title, kicker, brandName: site.brand, artPath })
    await mkdir(cache, { recursive: true })
    // Renamed into place: a concurrent build may be reading it.
    await writeFile(`${cached}.${process.pid}`, drawn)
    await rename(`${cached}.${process.pid}`, cached)
    return drawn
  })
  await mkdir(join(siteDir, 'share'), { recursive: true })
  await writeFile(join(siteDir, 'share', name), image)
  return `share/${name}`
}
