import { savesData } from '../lib/saves-data.ts'
import { motionNow, watchMotion } from './preference.ts'

const REDUCE = '(prefers-reduced-motion: reduce)'
const UPRIGHT = '(orientation: portrait)'
const FADE_MS = 900

const started = new WeakSet<HTMLElement>()

/** Plays the film of every `[data-film]` below `root`; each holds the film's name. Call in the browser only. */
export function startFilms(root: ParentNode): void {
  for (const holder of root.querySelectorAll<HTMLElement>('[data-film]')) startFilm(holder)
}

/**
 * Puts a muted loop over the poster once the page has loaded and has nothing else to do, never for visitors who save
 * data or motion. It rests while it is out of view. Safe to call again for the same holder.
 */
export function startFilm(holder: HTMLElement): void {
  if (started.has(holder)) return
  started.add(holder)
  let film: HTMLVideoElement | undefined
  let isInView = false

  const update = (): void => {
    if (!holder.isConnected && film) return film.pause()
    // A browser may refuse to play; the poster is then all there is, and it is enough.
    if (film && isInView && motionNow() === 'running') film.play().catch(() => undefined)
    else film?.pause()
  }
  const attach = (): void => {
    if (film || !holder.isConnected || motionNow() !== 'running' || savesData() || matchMedia(REDUCE).matches) return
    film = createFilm(holder)
    new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false
      update()
    }).observe(holder)
  }
  watchMotion(() => {
    afterLoad(attach)
    update()
  })
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
