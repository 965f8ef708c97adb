import { existsSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { optimize } from 'svgo'
import { element } from '../svg.ts'
import { toPng, write } from '../raster.ts'
import { clients } from './clients.ts'
import { lockup, type Lockup } from './lockup.ts'
import { resultBadge, results } from './results.ts'

if (!existsSync('art/logos/node_modules')) execFileSync('npm', ['ci', '--prefix', 'art/logos'], { stdio: 'inherit' })

const document = ({ width, height, body }: Lockup, size: { width: number; height: number }) =>
  optimize(
    element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `-3 -3 ${Math.ceil(width + 6)} ${Math.ceil(height + 6)}`,
        width: size.width,
        height: size.height,
        fill: 'currentColor',
      },
      body,
    ),
    {
      multipass: true,
      floatPrecision: 1,
      plugins: ['preset-default'],
    },
  ).data

// Equal weight on the wall: the same area for all, more for thin lettering, less for heavy or for a word without a mark, within a common box.
async function opticalSize(logo: Lockup, bare: boolean) {
  const { channels } = await sharp(toPng(document(logo, logo), 400)).stats()
  const ink = (channels[3]?.mean ?? 0) / 255
  const area = (bare ? 4200 : 6200) * (0.3 / ink) ** 0.35
  const scale = Math.min(Math.sqrt(area / (logo.width * logo.height)), 176 / logo.width, 64 / logo.height)
  return { width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) }
}

for (const [name, client] of Object.entries(clients)) {
  const logo = lockup(client)
  write(`content/logos/${name}.svg`, document(logo, await opticalSize(logo, client.mark === undefined)))
}
for (const [i, result] of results.entries()) {
  write(
    `content/logos/result-${String(i + 1).padStart(2, '0')}.svg`,
    document(await resultBadge(result), { width: 120, height: 120 }),
  )
}
