import { afterPaint } from '../lib/after-paint.ts'
import { getMotion, subscribeToMotion } from '../motion/preference.ts'
import type { CarouselHandle } from './carousel-engine.ts'

/** Loads Embla when the carousel enters the viewport; earlier clicks are queued. */
export function mount(root: HTMLElement): () => void {
  const viewport = root.querySelector<HTMLElement>('[data-viewport]')
  if (!viewport) return () => undefined
  let carousel: CarouselHandle | undefined
  let isUnmounted = false
  const commands: string[] = []
  const { loop, autoplay } = root.dataset

  const run = (command: string): void => {
    if (!carousel) commands.push(command)
    else if (command === 'previous') carousel.previous()
    else if (command === 'next') carousel.next()
    else carousel.goTo(Number(command))
  }
  const onClick = ({ target }: MouseEvent): void => {
    const command = target instanceof Element && target.closest<HTMLElement>('[data-turn]')?.dataset['turn']
    // The turn renders all slides it passes, so the response to the press is painted first.
    if (command) afterPaint(() => run(command))
  }
  root.addEventListener('click', onClick)

  const start = async (): Promise<void> => {
    const { createCarousel } = await import('./carousel-engine.ts')
    if (isUnmounted) return
    const options = { loop: loop !== undefined, autoplay: autoplay ? Number(autoplay) : undefined }
    carousel = createCarousel(root, viewport, options, (index, snapCount) => showPosition(root, index, snapCount))
    markReady(root, viewport)
    carousel.play(getMotion() === 'running')
    for (const command of commands.splice(0)) run(command)
  }
  // rootMargin 0: Embla (7 KB) must not load in home's first view.
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    start().catch((error: unknown) => console.error(error))
  })
  observer.observe(root)
  const unsubscribe = subscribeToMotion(() => carousel?.play(getMotion() === 'running'))
  return () => {
    isUnmounted = true
    observer.disconnect()
    unsubscribe()
    root.removeEventListener('click', onClick)
    carousel?.destroy()
  }
}

/** Takes the viewport out of the tab order, because the buttons replace keyboard scrolling. */
function markReady(root: HTMLElement, viewport: HTMLElement): void {
  root.dataset['ready'] = 'true'
  viewport.tabIndex = -1
  viewport.removeAttribute('role')
  viewport.removeAttribute('aria-label')
}

/** Marks the dot of the slide that is shown; there are as many dots as snap points. */
function showPosition(root: HTMLElement, index: number, snapCount: number): void {
  root.querySelector('[data-controls]')?.toggleAttribute('hidden', snapCount < 2)
  const dots = [...root.querySelectorAll<HTMLElement>('[data-turn]:not([data-turn=previous], [data-turn=next])')]
  for (const dot of dots.slice(snapCount)) dot.remove()
  for (let at = dots.length; at < snapCount; at += 1) {
    // A clone has the type of its original.
    const dot = dots[0]?.cloneNode() as HTMLElement | undefined
    if (!dot) break
    dot.dataset['turn'] = String(at)
    dots[at - 1]?.after(dot)
    dots.push(dot)
  }
  for (const [at, dot] of dots.slice(0, snapCount).entries()) {
    const label = `${at + 1} of ${snapCount}`
    if (dot.getAttribute('aria-label') !== label) dot.setAttribute('aria-label', label)
    if (at === index) dot.setAttribute('aria-current', 'true')
    else dot.removeAttribute('aria-current')
  }
}
