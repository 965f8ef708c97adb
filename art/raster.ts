import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

export const toPng = (drawing: string, width: number) =>
  new Resvg(drawing, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng()

export function write(file: string, contents: string | Uint8Array) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, contents)
  console.log(file, contents.length, 'bytes')
}

export async function writeWebp(file: string, png: Uint8Array, quality = 90) {
  write(file, await sharp(png).webp({ quality, effort: 5, smartSubsample: true }).toBuffer())
}
