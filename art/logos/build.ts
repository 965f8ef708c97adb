import { existsSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { optimize } from 'svgo'
import { element, group } from '../../build/brand/svg.ts'
import { toPng, write } from '../raster.ts'
import { clients } from './clients.ts'
import { lockup, type Lockup } from './lockup.ts'

if (!existsSync('art/logos/node_modules')) execFileSync('npm', ['ci', '--prefix', 'art/logos'], { stdio: 'inherit' })

// The wall's box in px. Every client logo is a picture of the whole box with the logo at its optical size in the middle,
// so that a page that gives all of them the same room shows them at equal weight.
const box = { width: 160, height: 64 }

// The fill stands on an inner group: a sprite takes only what is inside the root.
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

// The same area for all, more for thin lettering, less for heavy or for a word without a mark. The view box is rounded,
// which without 3 px to spare cuts off part of a letter.
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
