// npm run art:posters [class[/name]]: draws every poster, or the class or the one picture named.
import sharp from 'sharp'
import { toPng, write } from '../raster.ts'
import { advisory } from './advisory/index.ts'
import { articles } from './articles/index.ts'
import { banners } from './banners/index.ts'
import { legal } from './legal/index.ts'
import type { Poster } from './motifs.ts'
import { scenes } from './scenes.ts'
import { services } from './services/index.ts'
import { technology } from './technology/index.ts'

type Draw = () => Promise<Buffer>
const limit = 200_000
const wanted = process.argv[2]

const drawn = (posters: Record<string, () => Poster>): Record<string, Draw> =>
  Object.fromEntries(
    Object.entries(posters).map(([name, make]) => [
      name,
      async () => {
        const { width, drawing } = make()
        return toPng(drawing, width)
      },
    ]),
  )

const classes: Record<string, Record<string, Draw>> = {
  services: drawn(services),
  technology: drawn(technology),
  advisory: drawn(advisory),
  articles: drawn(articles),
  legal: drawn(legal),
  banners: { ...drawn(banners), ...scenes.banners },
  about: scenes.about,
  error: scenes.error,
}

for (const [name, pictures] of Object.entries(classes)) {
  for (const [picture, make] of Object.entries(pictures)) {
    if (wanted && wanted !== name && wanted !== `${name}/${picture}`) continue
    const image = sharp(await make())
    const encode = (quality: number) => image.webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    let webp = await encode(92)
    for (let quality = 88; webp.length > limit && quality > 60; quality -= 4) webp = await encode(quality)
    write(`content/pictures/${name}/${picture}.webp`, webp)
  }
}
