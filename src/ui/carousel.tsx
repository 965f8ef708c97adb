import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import css from './carousel.module.css'
import { Icon } from './icon.tsx'

type CarouselProps = {
  label: string
  /** Number of slides in view: the style sheet has the counts for each width. */
  view?: 'single' | 'cards' | 'logos'
  loop?: boolean
  /**
   * Milliseconds between turns; no autoplay when left out. Pauses with the motion switch, on hover and on keyboard
   * focus.
   */
  autoplay?: number
  dots?: boolean
  className?: string | undefined
  slides: readonly { id: string; content: ReactNode }[]
}

/** Scroll-snapping row that carousel.client.ts turns into an Embla carousel. */
/** Most dots that fit between the arrows on a phone. */
const MAX_DOTS = 9

export function Carousel({ label, view = 'cards', loop, autoplay, dots = true, className, slides }: CarouselProps) {
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={classNames(css.carousel, className)}
      data-view={view}
      data-enhance="carousel"
      data-loop={loop || undefined}
      data-autoplay={autoplay}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without script the arrow keys scroll it */}
      <div className={css.viewport} tabIndex={0} role="group" aria-label={label} data-viewport="">
        <ul className={css.row}>
          {slides.map((slide) => (
            <li key={slide.id} className={css.slide}>
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <div className={css.controls} data-controls="">
          <button type="button" className={css.arrow} data-turn="previous">
            <Icon name="arrow-left" />
            <span className="visually-hidden">Previous</span>
          </button>
          {dots && (
            <div className={css.dots} data-many={slides.length > MAX_DOTS || undefined}>
              {slides.map(({ id }, index) => (
                <button
                  key={id}
                  type="button"
                  className={css.dot}
                  aria-label={`${index + 1} of ${slides.length}`}
                  aria-current={index === 0 || undefined}
                  data-turn={index}
                />
              ))}
            </div>
          )}
          <button type="button" className={css.arrow} data-turn="next">
            <Icon name="arrow-right" />
            <span className="visually-hidden">Next</span>
          </button>
        </div>
      )}
    </div>
  )
}
