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
  /** Headline: one line, or an entry for each line. */
  title: string | readonly string[]
  eyebrow?: string | undefined
  text?: string | undefined
  picture: Picture
  ground?: Ground | undefined
  /**
   * Place of the picture. `full`: it fills the banner. `split`: it fills the right half. `bare`: `onPicture` replaces
   * it.
   */
  layout?: 'full' | 'split' | 'bare' | undefined
  /** `page` opens a page and holds its h1; `middle` stands between sections, is lower and has an h2. */
  place?: 'page' | 'middle' | undefined
  /** Id of the content that the round link scrolls to. Without it there is neither this link nor an action. */
  scrollTo?: string | undefined
  id?: string | undefined
  className?: string | undefined
  /** Content above the picture, positioned by its own style. */
  onPicture?: ReactNode
  /** Replaces the default action. */
  children?: ReactNode
}

const SIZES = {
  full: '(min-width: 60em) 100vw, 100vw',
  split: '(min-width: 60em) 55vw, 100vw',
}

const HEIGHTS = {
  // On a phone a little less than the frame's height: a screen with 1.75 pixels to the CSS pixel then loads 640 px, at
  // half the bytes of 960.
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
