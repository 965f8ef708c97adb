import type { ReactNode } from 'react'
import type { Picture } from '../../../build/content/pictures.ts'
import { classNames } from '../../lib/class-names.ts'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Heading, Lines } from '../../ui/heading.tsx'
import { HeroFrame, HeroMedia } from '../../ui/hero-frame.tsx'
import { Image } from '../../ui/image.tsx'
import css from './banner.module.css'
import { HeroFoot } from './hero-foot.tsx'

export type BannerProps = {
  /** One line, or one entry per line. */
  title: string | readonly string[]
  eyebrow?: string | undefined
  text?: string | undefined
  picture: Picture
  ground?: Ground | undefined
  /**
   * `full`: the picture fills the banner. `split`: its right half. `bare`: what is given as `onPicture` stands in its
   * place.
   */
  layout?: 'full' | 'split' | 'bare' | undefined
  /** `page` opens a page and holds its h1; `middle` stands between sections, lower and with an h2. */
  place?: 'page' | 'middle' | undefined
  /** Id of the content that the round link leads to; with it comes an action. */
  scrollTo?: string | undefined
  id?: string | undefined
  className?: string | undefined
  /** Placed by its own style. */
  onPicture?: ReactNode
  /** The action in place of the usual one. */
  children?: ReactNode
}

const SIZES = {
  full: '(min-width: 60em) 100vw, 100vw',
  split: '(min-width: 60em) 55vw, 100vw',
}

const HEIGHTS = {
  // On a phone a little less than its frame: a screen of 1.75 pixels to the CSS pixel takes 640 px, half the bytes of 960.
  full: '(min-width: 60em) 76svh, 48svh',
  split: '(min-width: 60em) 100svh, 50svh',
}

export function Banner(props: BannerProps) {
  const {
    title,
    eyebrow,
    text,
    picture,
    ground = 'ink',
    layout = 'full',
    place = 'page',
    scrollTo,
    id,
    onPicture,
    children,
  } = props
  const lines = typeof title === 'string' ? [title] : title
  return (
    <HeroFrame
      id={id}
      ground={ground}
      divider={place === 'page'}
      className={classNames(css.banner, props.className)}
      data-layout={layout}
      data-place={place}
      data-below-bar={layout === 'full' ? undefined : ''}
    >
      {layout !== 'bare' && (
        <HeroMedia className={css.media}>
          <Image
            picture={picture}
            sizes={SIZES[layout]}
            heights={HEIGHTS[layout]}
            priority={place === 'page'}
            cover
            alt=""
          />
        </HeroMedia>
      )}
      {onPicture}
      <div className={classNames('wrap', css.inner)}>
        {eyebrow && <Eyebrow className={css.label}>{eyebrow}</Eyebrow>}
        <Heading level={place === 'page' ? 1 : 2} size="banner" className={css.title}>
          <Lines lines={lines} className={css.line} />
        </Heading>
        {scrollTo ? (
          <HeroFoot text={text} scrollTo={scrollTo}>
            {children}
          </HeroFoot>
        ) : (
          text && <p className={classNames('lead', css.text)}>{text}</p>
        )}
      </div>
    </HeroFrame>
  )
}
