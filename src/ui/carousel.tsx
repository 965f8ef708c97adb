import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { useMotion } from '../motion/use-motion.ts'
import type { CarouselHandle } from './carousel-engine.ts'
import css from './carousel.module.css'
import { Icon } from './icon.tsx'

type CarouselProps = {
  label: string
  /** How many are in view at each width; the counts are in the stylesheet. */
  view?: 'single' | 'cards' | 'logos'
  loop?: boolean
  /** Milliseconds between turns; none when left out. Stops with the motion switch, under the pointer and in focus. */
  autoplay?: number
  dots?: boolean
  className?: string | undefined
  slides: readonly { id: string; content: ReactNode }[]
}

/** A scroll-snapping row that Embla takes over once it comes into view. */
export function Carousel({ label, view = 'cards', loop, autoplay, dots = true, className, slides }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const handle = useRef<CarouselHandle>(null)
  const pending = useRef<((carousel: CarouselHandle) => void)[]>([])
  const [place, setPlace] = useState({ index: 0, stops: slides.length, ready: false })
  const { running } = useMotion()
  const moving = useRef(running)

  useEffect(() => {
    const [box, node] = [root.current, viewport.current]
    if (!box || !node) return
    let gone = false
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        const { startCarousel } = await import('./carousel-engine.ts')
        if (gone) return
        handle.current = startCarousel(box, node, { loop: loop ?? false, autoplay }, (index, stops) =>
          setPlace({ index, stops, ready: true }),
        )
        handle.current.play(moving.current)
        for (const command of pending.current.splice(0)) command(handle.current)
      },
      // Not before: on the first screen of home it would be 7 KB for nothing.
      { rootMargin: '0px' },
    )
    observer.observe(box)
    return () => {
      gone = true
      observer.disconnect()
      handle.current?.stop()
      handle.current = null
    }
  }, [loop, autoplay])

  useEffect(() => {
    moving.current = running
    handle.current?.play(running)
  }, [running])

  /** A press that comes before Embla has loaded counts once it is there. */
  const run = (command: (carousel: CarouselHandle) => void): void => {
    if (handle.current) command(handle.current)
    else pending.current.push(command)
  }

  return (
    <div
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={classNames(css.carousel, className)}
      data-view={view}
      data-ready={place.ready || undefined}
    >
      <div
        ref={viewport}
        className={css.viewport}
        tabIndex={place.ready ? -1 : 0}
        role={place.ready ? undefined : 'group'}
        aria-label={place.ready ? undefined : label}
      >
        <ul className={css.row}>
          {slides.map((slide) => (
            <li key={slide.id} className={css.slide}>
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      <div className={css.controls} hidden={place.stops < 2}>
        <button type="button" className={css.arrow} onClick={() => run((carousel) => carousel.previous())}>
          <Icon name="arrow-left" />
          <span className="visually-hidden">Previous</span>
        </button>
        {dots && (
          <div className={css.beads}>
            {Array.from({ length: place.stops }, (_, index) => (
              <button
                key={index}
                type="button"
                className={css.bead}
                aria-label={`${index + 1} of ${place.stops}`}
                aria-current={index === place.index || undefined}
                onClick={() => run((carousel) => carousel.goTo(index))}
              />
            ))}
          </div>
        )}
        <button type="button" className={css.arrow} onClick={() => run((carousel) => carousel.next())}>
          <Icon name="arrow-right" />
          <span className="visually-hidden">Next</span>
        </button>
      </div>
    </div>
  )
}
