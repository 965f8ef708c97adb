import sharp from 'sharp'
export async function renderShareImage(o: {
  title: string
  kicker: string
  brandName: string
  artPath: string
}): Promise<Buffer> {
  return sharp(o.artPath).resize(1200, 630, { fit: 'cover' }).jpeg({ quality: 70 }).toBuffer()
}
