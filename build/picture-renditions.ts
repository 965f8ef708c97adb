/** Makes the renditions of a picture. */
import sharp from 'sharp'
import { token } from './brand/palette.ts'
import type { Derived } from './content/pictures.ts'

const avifWidths = [360, 640, 960, 1280, 1920]
const webpWidth = 1280
/**
 * Maximum bytes of a rendition; its quality is lowered until it fits. Phones get the AVIF of 640 px, which has to fit
 * with its headers into the first ten packets of a connection.
 */
const maxBytes = {
  avif: { 360: 16_000, 640: 13_900, 960: 90 * 1024, 1280: 90 * 1024 },
  webp: { 640: 90 * 1024, 1280: 90 * 1024 },
}
const lowestQuality = 30
/**
 * Effort of the encoder while the quality is determined, a fifteenth of the time of the final one, which makes files a
 * tenth smaller.
 */
const draftEffort = 2
const finalEffort = 4

/** Tokens that may be the ground of a picture while it loads. */
const TONES = ['ink', 'ink-2', 'laterite', 'clay', 'saffron', 'sand', 'bone', 'cobalt', 'periwinkle', 'ember'].map(
  (name) => ({ name, parts: [...Buffer.from(token(name).slice(1), 'hex')] }),
)

export type Rendition = { name: string; format: 'avif' | 'webp'; width: number }

export const renditionsOf = ({ base, widths, webpWidth }: Derived): Rendition[] =>
  [...widths.map((width) => ({ format: 'avif' as const, width })), { format: 'webp' as const, width: webpWidth }].map(
    (rendition) => ({ ...rendition, name: `${base}-${rendition.width}.${rendition.format}` }),
  )

/** Encodes a rendition upright, in sRGB, without metadata, within its maximum size. */
export async function encode(original: Buffer, { format, width }: Rendition): Promise<Buffer> {
  const { data, info } = await sharp(original)
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = sharp(data, { raw: info })
  const limit = new Map(Object.entries(maxBytes[format])).get(String(width)) ?? Infinity
  const at = (quality: number, effort: number) =>
    format === 'avif'
      ? image.clone().avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer()
      : image.clone().webp({ quality, effort: 5 }).toBuffer()
  let quality = format === 'avif' ? 58 : 76
  let draft = await at(quality, draftEffort)
  while (draft.length > limit && quality > lowestQuality) {
    quality -= 8
    draft = await at(quality, draftEffort)
  }
  // With a grainy picture the final effort would take minutes and gain nothing.
  const grainy = (draft.length * 8) / (info.width * info.height) > 1
  if (format === 'webp' || grainy) return draft
  const final = await at(quality, finalEffort)
  return final.length < draft.length ? final : draft
}

export async function describe(bytes: Buffer, base: string): Promise<Derived> {
  const {
    autoOrient: { width, height },
    hasAlpha,
  } = await sharp(bytes).metadata()
  const transparent = hasAlpha && !(await sharp(bytes).stats()).isOpaque
  const fit = (list: number[]) => {
    const smaller = list.filter((w) => w <= width)
    return smaller.length > 0 ? smaller : [width]
  }
  const widths = fit(avifWidths)
  const largest = widths.at(-1) ?? width
  const halves = await sharp(bytes).autoOrient().resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return {
    base,
    width: largest,
    height: Math.round((height * largest) / width),
    widths,
    webpWidth: Math.min(webpWidth, width),
    from: nearestTone(halves.subarray(0, 3)),
    to: nearestTone(halves.subarray(3, 6)),
    ...(transparent && { transparent }),
  }
}

function nearestTone(colour: Buffer): string {
  const distance = (parts: number[]) => parts.reduce((sum, part, i) => sum + (part - (colour[i] ?? 0)) ** 2, 0)
  const [nearest] = TONES.toSorted((a, b) => distance(a.parts) - distance(b.parts))
  return nearest?.name ?? 'ink'
}
