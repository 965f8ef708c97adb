import type { Picture } from '../../build/content/pictures.ts'
import { classNames } from '../lib/class-names.ts'
import css from './image.module.css'

type ImageProps = {
  picture: Picture
  /** Another cut for windows taller than wide. */
  upright?: Picture
  /** How wide it is shown, e.g. `(min-width: 60em) 50vw, 100vw`. */
  sizes: string
  /** How tall its frame is, in the steps of `sizes`: a cropped picture is wider than the frame it fills. */
  heights?: string
  /** The largest picture of the first screen: fetched at once. */
  priority?: boolean
  /** The widest rendition that it needs, of a picture that is small in every window. */
  widest?: number
  /** Fills its box and is cropped around its focus. */
  cover?: boolean
  /** Replaces the stored text; empty where the picture only repeats what is written beside it. */
  alt?: string
  className?: string | undefined
}

const pictures = `${import.meta.env.BASE_URL}pictures/`

const rendition = (base: string, width: number, format: 'avif' | 'webp'): string =>
  `${pictures}${base}-${width}.${format}`

const sources = (base: string, widths: readonly number[]): string =>
  widths.map((width) => `${rendition(base, width, 'avif')} ${width}w`).join(', ')

/** The files of a picture, for markup that is not React's: AVIF in all widths, and one WebP for everybody else. */
export const pictureFiles = ({ base, widths, webpWidth }: Picture): { srcSet: string; src: string } => ({
  srcSet: sources(base, widths),
  src: rendition(base, webpWidth, 'webp'),
})

/** Part of a phone's width. */
const PHONE = 0.62

/**
 * A phone's screen has more pixels than its holder sees: there the 640 px rendition (some 1.6 to the CSS pixel)
 * stands for one of 960 or 1280 px at a third of the bytes.
 */
export const phoneSizes = (sizes: string): string => {
  const [, width] = /(\d+)vw$/.exec(sizes) ?? []
  return width ? `(max-width: 40em) and (min-resolution: 1.5x) ${Math.round(Number(width) * PHONE)}vw, ${sizes}` : sizes
}

/** Browsers choose a rendition up to a fifth smaller than asked for; this much more keeps crops sharp. */
const CROP_RESERVE = 1.12
/** Of a crop's height on a phone: as many file pixels as CSS pixels where a screen has 2 to the CSS pixel. */
const PHONE_CROP = 0.5

const scale = (length: string, factor: number): string =>
  length.replace(/^[\d.]+/, (amount) => String(Math.round(Number(amount) * factor)))

/**
 * `sizes` of a picture that covers frames of these widths and heights, both with the same media conditions, each a
 * number with a unit: the crop needs the larger of the width and the height times `ratio`.
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

/** `max(40vw, 50svh)`; of two lengths of one unit, or where one is 0, the longer one. */
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
