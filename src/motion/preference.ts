export type Motion = 'running' | 'paused'

const KEY = 'motion'
const REDUCE = '(prefers-reduced-motion: reduce)'
const listeners = new Set<() => void>()
let current: Motion = 'running'
let armed = false

const reduced = (): boolean => matchMedia(REDUCE).matches

function show(next: Motion): void {
  current = next
  const { dataset } = document.documentElement
  if (dataset['motion'] !== next) dataset['motion'] = next
  showOnToggles()
  for (const listener of listeners) listener()
}

/** Writes the present state on every `[data-motion-toggle]`; for those that come after armMotion. */
export function showOnToggles(): void {
  for (const toggle of document.querySelectorAll('[data-motion-toggle]'))
    toggle.setAttribute('aria-pressed', String(current === 'paused'))
}

function pressToggle(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest('[data-motion-toggle]')) return
  // Whoever holds presses until the page's code has come need not wait with this one.
  event.preventDefault()
  setMotion(current === 'running' ? 'paused' : 'running')
}

/** Reads the remembered choice and arms the stylesheet and the switches; call in the browser only. Safe to call again. */
export function armMotion(): void {
  if (armed) return
  armed = true
  let kept: string | null = null
  try {
    kept = localStorage.getItem(KEY)
  } catch {
    // Storage may be refused; then the choice lasts as long as the page.
  }
  const settle = (): void => show(reduced() || kept === 'paused' ? 'paused' : 'running')
  settle()
  matchMedia(REDUCE).addEventListener('change', settle)
  addEventListener('click', pressToggle, true)
}

export function setMotion(next: Motion): void {
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // See armMotion.
  }
  show(next)
}

export const motionNow = (): Motion => current

export function watchMotion(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
