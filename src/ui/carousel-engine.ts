import EmblaCarousel from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'
import { scrollBehavior } from '../motion/scroll.ts'

export type CarouselHandle = {
  previous: () => void
  next: () => void
  goTo: (index: number) => void
  /** Whether autoplay may run. */
  play: (allowed: boolean) => void
  stop: () => void
}

type Options = { loop: boolean; autoplay: number | undefined }

export function startCarousel(
  root: HTMLElement,
  viewport: HTMLElement,
  { loop, autoplay }: Options,
  onMove: (index: number, stops: number) => void,
): CarouselHandle {
  viewport.scrollLeft = 0
  const plugin = autoplay
    ? Autoplay({
        delay: autoplay,
        playOnInit: false,
        stopOnInteraction: false,
        stopOnMouseEnter: true,
        stopOnFocusIn: true,
        rootNode: () => root,
      })
    : undefined
  const embla = EmblaCarousel(
    viewport,
    { loop, align: 'start', containScroll: 'trimSnaps', duration: 34 },
    plugin ? [plugin] : [],
  )
  const report = (): void => onMove(embla.selectedScrollSnap(), embla.scrollSnapList().length)
  embla.on('select', report).on('reInit', report)
  report()
  const jump = (): boolean => scrollBehavior() === 'instant'
  return {
    previous: () => embla.scrollPrev(jump()),
    next: () => embla.scrollNext(jump()),
    goTo: (index) => embla.scrollTo(index, jump()),
    play: (allowed) => (allowed ? plugin?.play() : plugin?.stop()),
    stop: () => embla.destroy(),
  }
}
