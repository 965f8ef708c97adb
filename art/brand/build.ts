import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { toPng, write } from '../raster.ts'
import { favicon, icon, markSymbol } from '../../build/brand/mark.ts'

// Returns an .ico file: a directory of sizes followed by the PNGs.
function ico(pngs: readonly { size: number; png: Uint8Array }[]) {
  const header = Buffer.alloc(6 + pngs.length * 16)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pngs.length, 4)
  let offset = header.length
  pngs.forEach(({ size, png }, i) => {
    const entry = 6 + i * 16
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pngs.map(({ png }) => png)])
}

const png = (drawing: string, size: number) => sharp(toPng(drawing, size)).png({ palette: true, effort: 10 }).toBuffer()

const sprite = 'src/ui/icons.svg'
write(sprite, readFileSync(sprite, 'utf8').replace(/<symbol id="mark".*<\/symbol>/, markSymbol()))
write('public/favicon.svg', favicon())
write(
  'public/favicon.ico',
  ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(favicon(), size) })))),
)
write('public/apple-touch-icon.png', await png(icon({ rounded: false }), 180))
write('public/icon-192.png', await png(icon(), 192))
write('public/icon-512.png', await png(icon(), 512))
write('public/icon-maskable-512.png', await png(icon({ maskable: true }), 512))
