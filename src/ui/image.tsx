import type { Picture } from '../content/pictures.ts'
import { classNames } from '../lib/class-names.ts'
import css from './image.module.css'

type ImageProps = {
  picture: Picture
  /** Another cut for windows taller than wide. */
  upright?: Picture
  /** How wide it is shown, e.g. `(min-width: 60em) 50vw, 100vw`. */
  sizes: string
  /** The largest picture of the first screen: fetched at once. */
  priority?: boolean
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

/**
 * A phone's screen has more pixels than its holder sees: there the 640 px rendition (some 1.6 to the CSS pixel)
 * stands for one of 960 or 1280 px at a third of the bytes.
 */
export const phoneSizes = (sizes: string): string => {
  const [, width] = /(\d+)vw$/.exec(sizes) ?? []
  return width ? `(max-width: 40em) and (min-resolution: 1.5x) ${Math.round(Number(width) * 0.62)}vw, ${sizes}` : sizes
}

export function Image({ picture, upright, sizes: wanted, priority, cover, alt = picture.alt, className }: ImageProps) {
  const { base, width, height, widths, webpWidth, focusX, focusY, from, to } = picture
  const sizes = phoneSizes(wanted)
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
          sizes={sizes}
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
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        data-x={focusX}
        data-y={focusY}
      />
    </picture>
  )
}
