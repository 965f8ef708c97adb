import type { Picture } from '../../build/content/pictures.ts'
import { classNames } from '../lib/class-names.ts'
import css from './image.module.css'

type ImageProps = {
  picture: Picture
  /** Another crop of the picture, for windows taller than wide. */
  upright?: Picture
  /** Width the picture is shown at, e.g. `(min-width: 60em) 50vw, 100vw`. */
  sizes: string
  /** Height of the frame, with the media conditions of `sizes`. A cropped picture is wider than the frame it fills. */
  heights?: string
  /** Marks the largest picture of the first screen, which is fetched at once. */
  priority?: boolean
  /** Largest width in px to offer, for a picture that is small in every window. */
  widest?: number
  /** Fills the box; the picture is cropped around its focus. */
  cover?: boolean
  /** Replaces the stored text; empty if the picture only repeats the words beside it. */
  alt?: string
  className?: string | undefined
}

const pictures = `${import.meta.env.BASE_URL}pictures/`

const rendition = (base: string, width: number, format: 'avif' | 'webp'): string =>
  `${pictures}${base}-${width}.${format}`

const sources = (base: string, widths: readonly number[]): string =>
  widths.map((width) => `${rendition(base, width, 'avif')} ${width}w`).join(', ')

/** Returns the files of a picture for markup outside of React: AVIF in all widths, WebP in one as the fallback. */
export const pictureFiles = ({ base, widths, webpWidth }: Picture): { srcSet: string; src: string } => ({
  srcSet: sources(base, widths),
  src: rendition(base, webpWidth, 'webp'),
})

/** Factor for widths on dense phone screens: see phoneSizes. */
const PHONE = 0.62

/**
 * Adds a smaller size for dense phone screens, whose pixels are finer than the eye can see: the 640 px rendition
 * (about 1.6 file pixels to the CSS pixel) replaces one of 960 or 1280 px at a third of the bytes.
 */
export const phoneSizes = (sizes: string): string => {
  const [, width] = /(\d+)vw$/.exec(sizes) ?? []
  return width ? `(max-width: 40em) and (min-resolution: 1.5x) ${Math.round(Number(width) * PHONE)}vw, ${sizes}` : sizes
}

/** Factor that keeps crops sharp, because browsers choose a rendition up to a fifth smaller than asked for. */
const CROP_RESERVE = 1.12
/** Factor for heights on dense phone screens: one file pixel to the CSS pixel where the screen has 2. */
const PHONE_CROP = 0.5

const scale = (length: string, factor: number): string =>
  length.replace(/^[\d.]+/, (amount) => String(Math.round(Number(amount) * factor)))

/**
 * Returns the `sizes` of a picture that covers frames of these widths and heights. Both lists have the same media
 * conditions, and each length is a number with a unit. The crop needs the larger of the width and `ratio` times the
 * height.
 */
export const coverSizes = (widths: string, heights: string, ratio: number): string => {
  const tall = heights.split(', ')
  return widths
    .split(', ')
    .map((step, index) => {
      const [, condition = '', width = ''] = /^(\(.*\) )?(.*)$/.exec(step) ?? []
      const height = tall[index]?.slice(condition.length) ?? '0px'
      const length = (wide: number, high: number) => longer(scale(width, wide), scale(height, ratio * high))
      const last = `${condition}${length(CROP_RESERVE, CROP_RESERVE)}`
      if (condition) return last
      return `(max-width: 40em) and (min-resolution: 1.5x) ${length(PHONE, PHONE_CROP)}, ${last}`
    })
    .join(', ')
}

/** Returns `max(40vw, 50svh)`; the longer length alone if both have one unit or one of them is 0. */
function longer(one: string, other: string): string {
  const [first, second] = [Number.parseFloat(one), Number.parseFloat(other)]
  const isSameUnit = one.replace(/[\d.]+/, '') === other.replace(/[\d.]+/, '')
  if (isSameUnit || first === 0 || second === 0) return first > second ? one : other
  return `max(${one}, ${other})`
}

export function Image(props: ImageProps) {
  const { picture, upright, heights, widest = Infinity, priority, cover, alt = picture.alt, className } = props
  const { base, width, height, webpWidth, focusX, focusY, from, to } = picture
  const widths = picture.widths.filter((each) => each <= widest)
  const sizes = heights ? coverSizes(props.sizes, heights, width / height) : phoneSizes(props.sizes)
  return (
    <picture
      className={classNames(css.picture, className)}
      data-cover={cover ? '' : undefined}
      data-from={from}
      data-to={to === from ? undefined : to}
    >
      {upright && (
        <source
          type="image/avif"
          media="(orientation: portrait)"
          srcSet={sources(upright.base, upright.widths)}
          sizes={phoneSizes(props.sizes)}
        />
      )}
      {upright && (
        <source
          type="image/webp"
          media="(orientation: portrait)"
          srcSet={rendition(upright.base, upright.webpWidth, 'webp')}
        />
      )}
      <source type="image/avif" srcSet={sources(base, widths)} sizes={sizes} />
      <img
        src={rendition(base, webpWidth, 'webp')}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        data-x={focusX}
        data-y={focusY}
      />
    </picture>
  )
}
