import { existsSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { optimize } from 'svgo'
import { element, group } from '../../build/brand/svg.ts'
import { toPng, write } from '../raster.ts'
import { clients } from './clients.ts'
import { lockup, type Lockup } from './lockup.ts'

if (!existsSync('art/logos/node_modules')) execFileSync('npm', ['ci', '--prefix', 'art/logos'], { stdio: 'inherit' })

// Size in px of the box on the wall of logos. Every logo is a picture of the whole box with the logo at its optical
// size in the middle, so that a page that gives all boxes the same room shows all logos at equal weight.
const box = { width: 160, height: 64 }

// The fill is set on an inner group, because a sprite takes only the content of the root.
const document = (viewBox: readonly number[], body: string) =>
  optimize(
    element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: viewBox.join(' ') },
      group(body, { fill: 'currentColor' }),
    ),
    {
      multipass: true,
      floatPrecision: 1,
      plugins: ['preset-default'],
    },
  ).data

// Gives all logos the same area, more for thin lettering, less for heavy lettering or a word without a mark. The view
// box is rounded; without 3 px to spare that would cut off part of a letter.
async function boxed({ width, height, body }: Lockup, bare: boolean) {
  const { channels } = await sharp(toPng(document([0, 0, width, height], body), 400)).stats()
  const ink = (channels[3]?.mean ?? 0) / 255
  const area = (bare ? 3900 : 5800) * (0.3 / ink) ** 0.35
  const scale = Math.min(Math.sqrt(area / (width * height)), (box.width - 3) / width, (box.height - 3) / height)
  const [w, h] = [box.width / scale, box.height / scale]
  return document([(width - w) / 2, (height - h) / 2, w, h].map(Math.round), body)
}

for (const [name, client] of Object.entries(clients)) {
  write(`content/logos/${name}.svg`, await boxed(lockup(client), client.mark === undefined))
}
