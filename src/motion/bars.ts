/** Movements smaller than this are a thumb that rests. */
const SLACK_PX = 12
/** Share of the window's height that counts as the first screen. */
const FIRST_SCREEN = 0.7
/** Fractions of a pixel keep a zoomed page from ever reaching its exact end. */
const END_SLACK_PX = 4

let isHeld = false

/** Keeps the bars in sight while a script scrolls: the place it scrolls to leaves room for them. */
export function holdBars(): void {
  isHeld = true
}

/**
 * Marks what carries `data-bar` with `data-away`: while the visitor scrolls down the page, until they scroll up. A bar
 * of the kind `dock` is away on the first screen too, and comes at the end of the page. What away means is the style
 * sheet's. Returns the undoing.
 */
export function mountBars(): () => void {
  const stop = new AbortController()
  const passive = { passive: true, signal: stop.signal } as const
  let last = scrollY
  let isDown = false

  const look = (): void => {
    const { scrollHeight, clientHeight } = document.documentElement
    if (Math.abs(scrollY - last) >= SLACK_PX) {
      isDown = scrollY > last && !isHeld
      last = scrollY
    }
    const isFirst = scrollY < clientHeight * FIRST_SCREEN
    const isEnd = scrollY + clientHeight >= scrollHeight - END_SLACK_PX
    for (const bar of document.querySelectorAll<HTMLElement>('[data-bar]')) {
      const isDock = bar.dataset['bar'] === 'dock'
      bar.toggleAttribute('data-away', isDock ? (isFirst || isDown) && !isEnd : isDown && scrollY > SLACK_PX)
    }
  }
  const release = (): void => {
    isHeld = false
  }
  look()
  addEventListener('scroll', look, passive)
  addEventListener('resize', look, passive)
  for (const type of ['wheel', 'touchmove', 'keydown'] as const) addEventListener(type, release, passive)
  return () => stop.abort()
}
