import type { Picture } from '../../../build/content/pictures.ts'
import derived from '../../content/pictures.json'

const known: Record<string, Omit<Picture, 'alt'>> = derived

export function samplePicture(id: string): Picture {
  const files = known[id]
  if (!files) throw new Error(`no picture ${id}`)
  const { base, width, height, widths, webpWidth, from, to } = files
  return { base, width, height, widths, webpWidth, from, to, alt: `Sample picture ${id}` }
}
