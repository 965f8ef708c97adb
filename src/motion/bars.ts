import { afterPaint } from '../lib/after-paint.ts'

/** Smaller movements come from a resting thumb and are ignored. */
const SLACK_PX = 12
/** Share of the window's height that counts as the first screen. */
const FIRST_SCREEN = 0.7
/** Fields that open a phone's keyboard, which leaves little of the page visible. */
const FIELDS = 'input, select, textarea'
/** Forms the dock must not cover while they are in view. */
const FORM = 'main form'
/** Tolerance at the end of the page, which a zoomed page misses by fractions of a pixel. */
const END_SLACK_PX = 4

let isHeld = false

/** Keeps the bars visible during a scripted scroll, whose target position leaves room for them. */
export function holdBars(): void {
  isHeld = true
}

/**
 * Sets `data-away` on each `[data-bar]` while it should be hidden, and on docks also `data-small`; the style sheets
 * say how that looks. A bar is away while the visitor scrolls down. A dock is away on the first screen and until the
 * visitor scrolls up, except at the end of the page, and always while a form is in view or a field has the focus; it
 * is small after the first screen and when it has one child only. Returns the cleanup.
 */
export function mountBars(): () => void {
  const stop = new AbortController()
  const passive = { passive: true, signal: stop.signal } as const
  let last = scrollY
  let isDown = false
  /**
   * Whether the visitor is scrolling up. Not simply `!isDown`: neither a page opened in its middle nor a scripted
   * scroll counts.
   */
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
  // `update` forces a layout, which must not delay the response to a press.
  const updateForField = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.matches(FIELDS)) afterPaint(update)
  }
  for (const type of ['focusin', 'focusout'] as const) addEventListener(type, updateForField, passive)
  for (const type of ['wheel', 'touchmove', 'keydown'] as const) addEventListener(type, release, passive)
  return () => stop.abort()
}
