import { prefersReducedData } from '../lib/reduced-data.ts'
import { getMotion, subscribeToMotion } from './preference.ts'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
const PORTRAIT = '(orientation: portrait)'
const FADE_MS = 900

/** Cleanup functions by holder element. */
const stops = new WeakMap<HTMLElement, () => void>()

/** Plays the films of all `[data-film]` below `root`; the attribute names the film. Browser only. */
export function startFilms(root: ParentNode): void {
  for (const holder of root.querySelectorAll<HTMLElement>('[data-film]')) startFilm(holder)
}

/** Stops the films below `root`; to be called before its markup is removed. */
export function stopFilms(root: ParentNode): void {
  for (const holder of root.querySelectorAll<HTMLElement>('[data-film]')) stops.get(holder)?.()
}

/**
 * Shows a muted, looping video over the poster once the page has loaded and is idle, unless data saver or reduced
 * motion is on. Pauses it out of view.
 */
function startFilm(holder: HTMLElement): void {
  if (stops.has(holder)) return
  let film: HTMLVideoElement | undefined
  let isInView = false
  let isStopped = false
  let observer: IntersectionObserver | undefined

  const update = (): void => {
    // Autoplay may be blocked; then the still picture stays.
    if (film && isInView && getMotion() === 'running') film.play().catch(() => undefined)
    else film?.pause()
  }
  const create = (): void => {
    if (film || isStopped || getMotion() !== 'running' || prefersReducedData() || matchMedia(REDUCED_MOTION).matches)
      return
    film = createFilm(holder)
    observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false
      update()
    })
    observer.observe(holder)
  }
  const unsubscribe = subscribeToMotion(() => {
    afterLoad(create)
    update()
  })
  const stop = (): void => {
    isStopped = true
    unsubscribe()
    observer?.disconnect()
    film?.pause()
    film?.remove()
    stops.delete(holder)
  }
  stops.set(holder, stop)
  afterLoad(create)
}

function createFilm(holder: HTMLElement): HTMLVideoElement {
  const film = document.createElement('video')
  Object.assign(film, { muted: true, loop: true, playsInline: true, disablePictureInPicture: true, tabIndex: -1 })
  const cut = matchMedia(PORTRAIT).matches ? 'portrait' : 'landscape'
  const url = `${import.meta.env.BASE_URL}film/${holder.dataset['film']}-${cut}`
  for (const [type, file] of [
    ['video/webm; codecs="av01.0.05M.08"', `${url}.webm`],
    ['video/mp4', `${url}.mp4`],
  ] as const) {
    const source = document.createElement('source')
    Object.assign(source, { type, src: file })
    film.append(source)
  }
  film.addEventListener(
    'playing',
    () => {
      holder.append(film)
      film.animate({ opacity: [0, 1] }, FADE_MS)
      // Moving a video in the DOM may pause it.
      film.play().catch(() => undefined)
    },
    { once: true },
  )
  return film
}

function afterLoad(run: () => void): void {
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 })
    else setTimeout(run, 200)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
