/*
 * base.css leaves out, with script, what is far below: `content-visibility: auto` from a page's third part on. It goes
 * for good once the browser has nothing else to do, because it would cut off what reaches from one part into the next.
 */
let turn = 0

const parts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main > *, footer')]

/** Lays out the whole page: before anything is measured or scrolled to. */
export function layOutAll(): void {
  turn += 1
  for (const part of parts()) part.style.contentVisibility = 'visible'
}

/** The same, a part at a time and only while nothing else is to be done. Calls back once all have their places. */
export function layOutInTurn(done: () => void = () => undefined): void {
  turn += 1
  const mine = turn
  const rest = parts().filter((part) => getComputedStyle(part).contentVisibility !== 'visible')
  const next = (): void => {
    if (mine === turn) {
      const part = rest.shift()
      if (part) part.style.contentVisibility = 'visible'
      if (part && rest.length > 0) return void whenIdle(next)
    }
    done()
  }
  next()
}

/**
 * Leaves out what is out of view, for a page that is about to go: a view transition has all that is laid out styled
 * again, which costs a slow phone 300 ms on home. The footer may come into view on the next page.
 */
export function leaveOutUnseen(): void {
  turn += 1
  for (const part of parts()) {
    const { top, bottom } = part.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) part.style.contentVisibility = part.localName === 'footer' ? 'auto' : 'hidden'
  }
}

const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in window
    ? requestIdleCallback(() => requestAnimationFrame(() => run()))
    : requestAnimationFrame(() => setTimeout(run))
