// Draws the textures printed on the objects: `node art/objects/textures.ts [name…]` writes textures/*.png.
import { readFile, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { packaging } from './prints/packaging.ts'
import { paper } from './prints/paper.ts'
import { screens } from './prints/screens.ts'

const folder = new URL('./textures/', import.meta.url)
const drawings = { ...packaging, ...screens, ...paper }

async function rasterise(name: string, svg: string, width: number) {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
  await writeFile(
    new URL(`${name}.png`, folder),
    await sharp(png).png({ palette: true, colours: 64, effort: 10 }).toBuffer(),
  )
}

const wanted = process.argv.slice(2)
for (const name of ['weave', 'plume', 'marks', 'step']) {
  if (wanted.length && !wanted.includes(name)) continue
  await rasterise(name, await readFile(new URL(`${name}.svg`, folder), 'utf8'), 768)
}
for (const [name, draw] of Object.entries(drawings)) {
  if (wanted.length && !wanted.includes(name)) continue
  const { width, height, body } = draw()
  await rasterise(
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`,
    Math.min(width, 1600),
  )
}
