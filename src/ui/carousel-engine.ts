import EmblaCarousel from 'embla-carousel'
import { scrollBehavior } from '../motion/scroll.ts'
import { startAutoplay } from './carousel-autoplay.ts'

export type CarouselHandle = {
  previous: () => void
  next: () => void
  goTo: (index: number) => void
  /** Allows or forbids autoplay. */
  play: (allowed: boolean) => void
  destroy: () => void
}

type Options = { loop: boolean; autoplay: number | undefined }

export function createCarousel(
  root: HTMLElement,
  viewport: HTMLElement,
  { loop, autoplay: delayMs }: Options,
  onMove: (index: number, snapCount: number) => void,
): CarouselHandle {
  viewport.scrollLeft = 0
  const embla = EmblaCarousel(viewport, { loop, align: 'start', containScroll: 'trimSnaps', duration: 34 })
  const report = (): void => onMove(embla.selectedScrollSnap(), embla.scrollSnapList().length)
  embla.on('select', report).on('reInit', report)
  report()
  const jump = (): boolean => scrollBehavior() === 'instant'
  // Embla's plugin starts again after a hover although motion is paused, and does not start again after a resize.
  const autoplay = delayMs
    ? startAutoplay(root, delayMs, () => (embla.canScrollNext() ? embla.scrollNext(jump()) : embla.scrollTo(0, jump())))
    : undefined
  embla
    .on('select', () => autoplay?.restart())
    .on('pointerDown', () => autoplay?.hold('dragged', true))
    .on('pointerUp', () => autoplay?.hold('dragged', false))
  return {
    previous: () => embla.scrollPrev(jump()),
    next: () => embla.scrollNext(jump()),
    goTo: (index) => embla.scrollTo(index, jump()),
    play: (allowed) => autoplay?.hold('paused', !allowed),
    destroy: () => {
      autoplay?.stop()
      embla.destroy()
    },
  }
}
