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

/** Stops what has no rule of its own for the pause, or lets it go on: see reset.css. */
const syncStill = (): unknown => document.documentElement.toggleAttribute('data-still', current === 'paused')

/** Syncs `aria-pressed` of every `[data-motion-toggle]`; call after adding some. */
export function updateToggles(): void {
  for (const toggle of document.querySelectorAll('[data-motion-toggle]'))
    toggle.setAttribute('aria-pressed', String(current === 'paused'))
}

function pressToggle(event: Event): void {
  const toggle = event.target instanceof Element && event.target.closest('[data-motion-toggle]')
  if (!toggle) return
  // Default prevented: enhance.ts must not hold this click.
  event.preventDefault()
  const next = current === 'running' ? 'paused' : 'running'
  current = next
  toggle.setAttribute('aria-pressed', String(next === 'paused'))
  // A film is drawn anew in each frame, in the one that answers too.
  if (next === 'paused') for (const film of document.querySelectorAll('video')) film.pause()
  addEventListener('pagehide', keep)
  // The button answers first, then stops what moves without end, then the rest: for that every element is styled again.
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
    // Storage may be refused; then the choice lasts as long as the page.
  }
  const applyPreference = (): void => {
    apply(isReducedMotion() || stored === 'paused' ? 'paused' : 'running')
    syncStill()
  }
  applyPreference()
  matchMedia(REDUCED_MOTION).addEventListener('change', applyPreference)
  addEventListener('click', pressToggle, true)
}

/** Stores the choice, after the frame that answers or when the page is left before: the first write takes time. */
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
