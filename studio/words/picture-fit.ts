import type { PictureSlot } from '#shared/studio/form.ts'
import { shapeFault } from '#shared/studio/uploads.ts'

type Sized = { width?: number | undefined; height?: number | undefined }

/** Says how a place crops a picture and what size it needs. */
export const placeWords = ({ shape, least }: Pick<PictureSlot, 'shape' | 'least'>) =>
  `${shape ? `Cropped to ${shapeWords(shape)}` : 'Shown whole, nothing is cut off'}, at least ${least} pixels wide.`

/** Describes a ratio, such as `3 wide by 2 high`, because few people read ratios. */
export const shapeWords = ([width, height]: readonly [number, number]) =>
  width === height ? 'a square' : `${width} wide by ${height} high`

/** Returns why a picture (size in pixels) does not fit a place; undefined if it fits or its size is unknown. */
export function misfit({ width, height }: Sized, { shape, least }: Pick<PictureSlot, 'shape' | 'least'>) {
  if (!width || !height) return undefined
  if (width < least) return `Too small: ${width} pixels wide, needs ${least}`
  const off = shape ? shapeFault({ width, height }, shape) : 1
  return off === 1 || !shape ? undefined : `Too ${off > 1 ? 'wide' : 'tall'}: ${shapeWords(shape)} is shown here`
}

/** Summarises why several pictures do not fit. */
export function misfitWords(reasons: readonly string[]): string {
  const kinds = ['small', 'wide', 'tall'].filter((kind) => reasons.some((reason) => reason.startsWith(`Too ${kind}`)))
  return `${reasons.length === 1 ? 'it is' : 'they are'} too ${kinds.join(' or too ')} for this place`
}
