import { savesData } from '../lib/saves-data.ts'
import { motionNow, watchMotion } from './preference.ts'

const REDUCE = '(prefers-reduced-motion: reduce)'
const UPRIGHT = '(orientation: portrait)'
const FADE_MS = 900

/** How each holder's film is taken away again. */
const stops = new WeakMap<HTMLElement, () => void>()

/** Plays the film of every `[data-film]` below `root`; each holds the film's name. Call in the browser only. */
export function startFilms(root: ParentNode): void {
  for (const holder of root.querySelectorAll<HTMLElement>('[data-film]')) startFilm(holder)
}

/** Takes away the films of markup that is about to go. */
export function stopFilms(root: ParentNode): void {
  for (const holder of root.querySelectorAll<HTMLElement>('[data-film]')) stops.get(holder)?.()
}

/**
 * Puts a muted loop over the poster once the page has loaded and has nothing else to do, never for visitors who save
 * data or motion. It rests while it is out of view.
 */
function startFilm(holder: HTMLElement): void {
  if (stops.has(holder)) return
  let film: HTMLVideoElement | undefined
  let isInView = false
  let isStopped = false
  let observer: IntersectionObserver | undefined

  const update = (): void => {
    // A browser may refuse to play; the poster is then all there is, and it is enough.
    if (film && isInView && motionNow() === 'running') film.play().catch(() => undefined)
    else film?.pause()
  }
  const attach = (): void => {
    if (film || isStopped || motionNow() !== 'running' || savesData() || matchMedia(REDUCE).matches) return
    film = createFilm(holder)
    observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false
      update()
    })
    observer.observe(holder)
  }
  const unsubscribe = watchMotion(() => {
    afterLoad(attach)
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
  afterLoad(attach)
}

function createFilm(holder: HTMLElement): HTMLVideoElement {
  const film = document.createElement('video')
  Object.assign(film, { muted: true, loop: true, playsInline: true, disablePictureInPicture: true, tabIndex: -1 })
  const cut = matchMedia(UPRIGHT).matches ? 'portrait' : 'landscape'
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
      // A move within the document may stop it.
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
