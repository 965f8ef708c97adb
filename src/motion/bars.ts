import { afterPaint } from '../lib/after-paint.ts'

/** Movements smaller than this are a thumb that rests. */
const SLACK_PX = 12
/** Share of the window's height that counts as the first screen. */
const FIRST_SCREEN = 0.7
/** Where something is typed: on a phone its keyboard leaves little of the page. */
const FIELDS = 'input, select, textarea'
/** What has ways to write of its own and must not be covered while it is in sight. */
const FORM = 'main form'
/** Fractions of a pixel keep a zoomed page from ever reaching its exact end. */
const END_SLACK_PX = 4

let isHeld = false

/** Keeps the bars in sight while a script scrolls: the place it scrolls to leaves room for them. */
export function holdBars(): void {
  isHeld = true
}

/**
 * Marks what carries `data-bar` with `data-away`: while the visitor scrolls down the page, until they scroll up. A bar
 * of the kind `dock` is away until then, on the first screen, while a form is in sight and while a field has the focus,
 * and comes at the end of the page; it is `data-small` after the first screen, and where it holds the chat alone. What that
 * means is the style sheet's. Returns the cleanup.
 */
export function mountBars(): () => void {
  const stop = new AbortController()
  const passive = { passive: true, signal: stop.signal } as const
  let last = scrollY
  let isDown = false
  /** Where a page is opened in its middle nobody has scrolled yet, and a script's way up is not the visitor's. */
  let isUp = false

  const update = (): void => {
    const { scrollHeight, clientHeight } = document.documentElement
    if (Math.abs(scrollY - last) >= SLACK_PX) {
      isDown = scrollY > last && !isHeld
      isUp = scrollY < last && !isHeld
      last = scrollY
    }
    const isFirst = scrollY < clientHeight * FIRST_SCREEN
    const isEnd = scrollY + clientHeight >= scrollHeight - END_SLACK_PX
    const isTyping = document.activeElement?.matches(FIELDS) ?? false
    const form = document.querySelector(FORM)?.getBoundingClientRect()
    const isForm = form !== undefined && form.top < clientHeight && form.bottom > 0
    for (const bar of document.querySelectorAll<HTMLElement>('[data-bar]')) {
      const isDock = bar.dataset['bar'] === 'dock'
      if (isDock) bar.toggleAttribute('data-small', !isFirst || bar.childElementCount === 1)
      bar.toggleAttribute(
        'data-away',
        isDock ? isTyping || isForm || ((isFirst || !isUp) && !isEnd) : isDown && scrollY > SLACK_PX,
      )
      if (isDock && 'away' in bar.dataset) bar.dataset['away'] = isTyping ? 'typing' : isForm ? 'form' : ''
    }
  }
  const release = (): void => {
    isHeld = false
  }
  update()
  addEventListener('scroll', update, passive)
  addEventListener('resize', update, passive)
  // It lays the page out, which the answer to a press need not wait for.
  const updateForField = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.matches(FIELDS)) afterPaint(update)
  }
  for (const type of ['focusin', 'focusout'] as const) addEventListener(type, updateForField, passive)
  for (const type of ['wheel', 'touchmove', 'keydown'] as const) addEventListener(type, release, passive)
  return () => stop.abort()
}
