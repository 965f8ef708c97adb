/** Anything by which a visitor begins to use a page. */
const INTENTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'popstate',
  'hashchange',
] as const

/** Controls that do nothing without script, or something else than with it. Other links work without. */
const NEEDS_CODE = 'button:not([type=submit]), [role=tab], a[href^="#"], a[href^="/"][href*="#"]'

type HeldEvent = { target: HTMLElement; type: 'click' | 'submit' }

let held: HeldEvent[] = []
let isHolding = false

/**
 * Calls `load` at the first intent. A press on what needs code is held from now on, so that it counts once the code
 * is there.
 */
export function waitForIntent(load: () => void): void {
  const start = (): void => {
    for (const type of INTENTS) removeEventListener(type, start, true)
    load()
  }
  for (const type of INTENTS) addEventListener(type, start, { capture: true, passive: true })
  isHolding = true
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
}

/** Ends the holding; with `replay` what was held is done now. Call once React listens, or when it cannot be had. */
export function releaseHeld(replay: boolean): void {
  if (!isHolding) return
  isHolding = false
  removeEventListener('click', hold, true)
  removeEventListener('submit', hold, true)
  const events = held
  held = []
  if (!replay) return
  const focused = document.activeElement
  if (focused && focused !== document.body) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const { target, type } of events) {
    if (!target.isConnected) continue
    if (type === 'click') target.click()
    else if (target instanceof HTMLFormElement) {
      // React takes a section over at once for a press, not for a submit, which would then leave the page.
      target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
      target.requestSubmit()
    }
  }
}

function hold(event: Event): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return
  const isSubmit = event.type === 'submit'
  const target = isSubmit ? event.target : event.target.closest(NEEDS_CODE)
  if (!(target instanceof HTMLElement) || (event instanceof MouseEvent && opensElsewhere(event))) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held = held.filter((other) => other.target !== target)
  held.push({ target, type: isSubmit ? 'submit' : 'click' })
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
