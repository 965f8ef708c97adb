import { afterPaint } from '../lib/after-paint.ts'
import { renderWhenIdle, skipOffscreen } from '../lib/content-visibility.ts'

export type Motion = 'running' | 'paused'

const STORAGE_KEY = 'motion'
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
const listeners = new Set<() => void>()
let current: Motion = 'running'
let isStarted = false

const isReducedMotion = (): boolean => matchMedia(REDUCED_MOTION).matches

function apply(next: Motion): void {
  current = next
  const { dataset } = document.documentElement
  if (dataset['motion'] !== next) dataset['motion'] = next
  updateToggles()
  for (const listener of listeners) listener()
}

/** Stops or resumes the animations that have no rule of their own for the pause: see reset.css. */
const syncStill = (): unknown => document.documentElement.toggleAttribute('data-still', current === 'paused')

/** Syncs `aria-pressed` of every `[data-motion-toggle]`; call after adding some. */
export function updateToggles(): void {
  for (const toggle of document.querySelectorAll('[data-motion-toggle]'))
    toggle.setAttribute('aria-pressed', String(current === 'paused'))
}

function pressToggle(event: Event): void {
  const toggle = event.target instanceof Element && event.target.closest('[data-motion-toggle]')
  if (!toggle) return
  // preventDefault tells enhance.ts not to hold this click.
  event.preventDefault()
  const next = current === 'running' ? 'paused' : 'running'
  current = next
  toggle.setAttribute('aria-pressed', String(next === 'paused'))
  // A playing film would be drawn again in the frame that shows the response.
  if (next === 'paused') for (const film of document.querySelectorAll('video')) film.pause()
  addEventListener('pagehide', keep)
  // The button responds first, then endless animations stop, then the rest, because that step restyles every element.
  afterPaint(() => {
    keep()
    if (current !== next) return
    skipOffscreen()
    apply(next)
    afterPaint(() => {
      syncStill()
      renderWhenIdle()
    })
  })
}

/** Applies the stored choice and listens to the toggles. Browser only; safe to call again. */
export function initMotion(): void {
  if (isStarted) return
  isStarted = true
  let stored: string | null = null
  try {
    stored = localStorage.getItem(STORAGE_KEY)
  } catch {
    // Storage may be refused; then the choice lasts only as long as the page.
  }
  const applyPreference = (): void => {
    apply(isReducedMotion() || stored === 'paused' ? 'paused' : 'running')
    syncStill()
  }
  applyPreference()
  matchMedia(REDUCED_MOTION).addEventListener('change', applyPreference)
  addEventListener('click', pressToggle, true)
}

/** Stores the choice after the response frame, or when the page is left before that: the first write is slow. */
function keep(): void {
  removeEventListener('pagehide', keep)
  try {
    localStorage.setItem(STORAGE_KEY, current)
  } catch {
    // See initMotion.
  }
}

export const getMotion = (): Motion => current

export function subscribeToMotion(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
