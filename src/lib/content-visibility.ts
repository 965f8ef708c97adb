/* With script, base.css skips the rendering of far sections: `content-visibility: auto` from a page's third part
   on, and within `[data-in-parts]`. That clips overflow between sections, so it is removed after the first intent:
   at once near the viewport, elsewhere once the visitor has been idle for REST_MS. */

/** Time without input after which the visitor counts as idle. */
const REST_MS = 4000
const INPUTS = ['scroll', 'wheel', 'pointerdown', 'pointermove', 'touchmove', 'keydown'] as const

let round = 0
let finish: (() => void) | undefined
let nearObserver: IntersectionObserver | undefined
let skipPause: (() => void) | undefined
let lastInput: number | undefined

const parts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main > *, [data-in-parts] > *, footer')]

/** Renders all sections. Call before measuring, scrolling or printing. */
export function renderAll(): void {
  stop()
  for (const part of parts()) part.style.contentVisibility = 'visible'
}

/**
 * Renders skipped sections one by one in idle time. Calls `done` after the last, or when another call replaces this
 * one.
 */
export function renderWhenIdle(done: () => void = () => undefined): void {
  stop()
  const id = round
  finish = done
  watchInput()
  for (const part of parts())
    if (part.style.contentVisibility === 'hidden') part.style.removeProperty('content-visibility')
  let rest: HTMLElement[] | undefined
  const next = (): void => {
    if (id !== round) return
    rest ??= parts().filter((part) => getComputedStyle(part).contentVisibility !== 'visible')
    if (rest.length === 0) return stop()
    if (!nearObserver) observeNearby(rest)
    const wait = (lastInput ?? 0) + REST_MS - performance.now()
    if (skipPause && wait > 0) return void setTimeout(next, wait)
    const part = rest.shift()
    if (part) part.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  skipPause = () => {
    skipPause = undefined
    whenIdle(next)
  }
  whenIdle(next)
}

/** Makes `renderWhenIdle` skip its wait for idle input, because an in-page link is about to be used. */
export const renderSooner = (): void => skipPause?.()

/**
 * Skips the rendering of sections outside the viewport, before something restyles the whole page: a view transition, a
 * modal dialog, paused motion. Saves a slow phone 50 to 300 ms of style and layout. The section that contains `kept`
 * is not skipped, and every section keeps its height. `renderWhenIdle` reverts it.
 */
export function skipOffscreen(kept?: Element): void {
  stop()
  // All rectangles are read before any style is written: alternating would force a layout for each.
  const unseen = parts().filter((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return (bottom < 0 || top > innerHeight) && !(kept && part.contains(kept))
  })
  // The footer may be in the viewport of the next page.
  for (const part of unseen) part.style.contentVisibility = part.localName === 'footer' ? 'auto' : 'hidden'
}

function stop(): void {
  round += 1
  nearObserver?.disconnect()
  nearObserver = undefined
  skipPause = undefined
  const done = finish
  finish = undefined
  done?.()
}

function observeNearby(rest: HTMLElement[]): void {
  nearObserver = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && target instanceof HTMLElement) target.style.contentVisibility = 'visible'
    },
    { rootMargin: '100% 0px' },
  )
  for (const part of rest) nearObserver.observe(part)
}

function watchInput(): void {
  if (lastInput !== undefined) return
  lastInput = performance.now()
  const recordInput = (): void => {
    lastInput = performance.now()
  }
  for (const type of INPUTS) addEventListener(type, recordInput, { capture: true, passive: true })
  addEventListener('beforeprint', renderAll)
}

const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in window
    ? requestIdleCallback(() => requestAnimationFrame(() => run()))
    : requestAnimationFrame(() => setTimeout(run))
