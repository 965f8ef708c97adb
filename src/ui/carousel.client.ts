import { motionNow, watchMotion } from '../motion/preference.ts'
import type { CarouselHandle } from './carousel-engine.ts'

/** Loads Embla once the carousel comes into view; a press that comes before counts once it is there. */
export function mount(root: HTMLElement): () => void {
  const viewport = root.querySelector<HTMLElement>('[data-viewport]')
  if (!viewport) return () => undefined
  let carousel: CarouselHandle | undefined
  let isGone = false
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
    if (command) run(command)
  }
  root.addEventListener('click', onClick)

  const start = async (): Promise<void> => {
    const { startCarousel } = await import('./carousel-engine.ts')
    if (isGone) return
    const options = { loop: loop !== undefined, autoplay: autoplay ? Number(autoplay) : undefined }
    carousel = startCarousel(root, viewport, options, (index, stops) => showPlace(root, index, stops))
    showReady(root, viewport)
    carousel.play(motionNow() === 'running')
    for (const command of commands.splice(0)) run(command)
  }
  // Not before it is in view: on the first screen of home it would be 7 KB for nothing.
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    start().catch((error: unknown) => console.error(error))
  })
  observer.observe(root)
  const unsubscribe = watchMotion(() => carousel?.play(motionNow() === 'running'))
  return () => {
    isGone = true
    observer.disconnect()
    unsubscribe()
    root.removeEventListener('click', onClick)
    carousel?.stop()
  }
}

/** Arrow keys no longer scroll the row: the buttons turn it. */
function showReady(root: HTMLElement, viewport: HTMLElement): void {
  root.dataset['ready'] = 'true'
  viewport.tabIndex = -1
  viewport.removeAttribute('role')
  viewport.removeAttribute('aria-label')
}

/** Marks the dot of the stop that is shown; there are as many dots as stops. */
function showPlace(root: HTMLElement, index: number, stops: number): void {
  root.querySelector('[data-controls]')?.toggleAttribute('hidden', stops < 2)
  const dots = [...root.querySelectorAll<HTMLElement>('[data-turn]:not([data-turn=previous], [data-turn=next])')]
  for (const dot of dots.slice(stops)) dot.remove()
  for (let at = dots.length; at < stops; at += 1) {
    const dot = dots[0]?.cloneNode() as HTMLElement | undefined
    if (!dot) break
    dot.dataset['turn'] = String(at)
    dots[at - 1]?.after(dot)
    dots.push(dot)
  }
  for (const [at, dot] of dots.slice(0, stops).entries()) {
    dot.setAttribute('aria-label', `${at + 1} of ${stops}`)
    if (at === index) dot.setAttribute('aria-current', 'true')
    else dot.removeAttribute('aria-current')
  }
}
