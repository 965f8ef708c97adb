import type { Page } from '@playwright/test'
import sharp from 'sharp'

export type Stop = {
  /** Name for messages: tag and words. */
  what: string
  /** Description of the element in front of the stop, if there is one. */
  covered?: string
  /** Reason why the stop should not be focusable. */
  fault?: string
  inDialog: boolean
  /** Whether the stop comes after the previous one in the document; undefined for the first. */
  follows?: boolean
  box: { x: number; y: number; width: number; height: number }
}

const key = { forwards: 'Tab', backwards: 'Shift+Tab' } as const

/** Presses Tab until focus leaves the page or returns to the first stop, and checks each stop. */
export async function walk(
  page: Page,
  way: keyof typeof key,
  inspect?: (stop: Stop) => Promise<void>,
): Promise<Stop[]> {
  const stops: Stop[] = []
  await page.evaluate(() => Object.assign(window, { seen: new Set<Element>(), last: undefined }))
  for (;;) {
    await page.keyboard.press(key[way])
    const stop = await page.evaluate(lookAtFocus)
    if (!stop) return stops
    stops.push(stop)
    await inspect?.(stop)
    if (stops.length > 400) throw new Error(`The focus does not come out again after ${stop.what}`)
  }
}

/**
 * Describes the focused element; runs in the page. Returns undefined if it is the document itself or was focused
 * before.
 */
async function lookAtFocus(): Promise<Stop | undefined> {
  const memory = window as unknown as { seen: Set<Element>; last?: Element }
  const { seen, last: before } = memory
  const element = document.activeElement
  if (!element || element === document.body || seen.has(element)) return undefined
  seen.add(element)
  memory.last = element
  // Waits until a smooth scroll to the stop has come to rest.
  for (let last = NaN, still = 0; still < 3; still = scrollY === last ? still + 1 : 0) {
    last = scrollY
    await new Promise(requestAnimationFrame)
  }
  const box = element.getBoundingClientRect()
  // A link that fills its card draws its ring around the card.
  const over = getComputedStyle(element, '::after')
  const own = getComputedStyle(element)
  const ringed = [own, over].find(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
  )
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
  const what = `${element.tagName.toLowerCase()} “${(words || element.id).slice(0, 50)}”`
  const faults: string[] = []
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) faults.push('is not visible')
  if (box.width < 2 || box.height < 2) faults.push('has no size')
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    faults.push('is outside the window')
  // The browser brings only the line with the caret of a tall field into view.
  else if (
    element.tagName !== 'TEXTAREA' &&
    box.height < innerHeight * 0.8 &&
    (box.top < -1 || box.bottom > innerHeight + 1)
  )
    faults.push(`is cut by the window (${Math.round(box.top)} to ${Math.round(box.bottom)})`)
  if (!ringed) faults.push('shows no focus')

  let covered: string | undefined
  for (const across of [0.02, 0.25, 0.5, 0.75, 0.98]) {
    for (const down of [0.05, 0.5, 0.95]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down]
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
      const above = document.elementFromPoint(x, y)
      if (!above || element.contains(above) || above.contains(element)) continue
      const bar = above.closest('[data-header], [data-sticky-tabs], aside')
      if (bar && !bar.contains(element))
        covered = `${bar.tagName.toLowerCase()} “${bar.getAttribute('aria-label') ?? 'header'}”`
    }
  }
  let frame = element
  while (ringed === over && frame.parentElement && (frame === element || getComputedStyle(frame).position === 'static'))
    frame = frame.parentElement
  const { x, y, width, height } = frame.getBoundingClientRect()
  return {
    what,
    ...(covered && { covered }),
    ...(faults.length > 0 && { fault: faults.join(', ') }),
    inDialog: element.closest('dialog') !== null,
    ...(before && { follows: (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 }),
    box: { x, y, width, height },
  }
}

/**
 * Returns the thickness of the focus ring, in px around the element's whole edge. Counts pixels with a contrast of 3:1
 * to the same pixels without focus.
 */
export async function ringThickness(page: Page, { x, y, width, height }: Stop['box']): Promise<number> {
  const view = page.viewportSize() ?? { width: 0, height: 0 }
  const left = Math.max(0, Math.floor(x - 8))
  const top = Math.max(0, Math.floor(y - 8))
  const clip = {
    x: left,
    y: top,
    width: Math.min(view.width, Math.ceil(x + width + 8)) - left,
    height: Math.min(view.height, Math.ceil(y + height + 8)) - top,
  }
  const shot = async () =>
    sharp(await page.screenshot({ clip, animations: 'allow' }))
      .removeAlpha()
      .raw()
      .toBuffer()
  const focused = await shot()
  await page.evaluate(hideRing, true)
  const plain = await shot()
  await page.evaluate(hideRing, false)
  let clear = 0
  for (let at = 0; at < focused.length; at += 3) if (contrast(focused, plain, at) >= 3) clear++
  return clear / (2 * (Math.min(width, clip.width) + Math.min(height, clip.height)))
}

/**
 * Hides or restores the ring; runs in the page. A style hides outlines. A field also changes its ground on focus, so
 * it has to lose the focus.
 */
function hideRing(hidden: boolean): void {
  const page = window as unknown as { left?: HTMLElement }
  const field = hidden ? document.activeElement : page.left
  if (field instanceof HTMLElement && field.matches('input, select, textarea')) {
    page.left = field
    if (hidden) field.blur()
    else field.focus({ preventScroll: true })
    return
  }
  delete page.left
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    ':focus, :focus::before, :focus::after { outline-color: #0000 !important; box-shadow: none !important }',
  )
  document.adoptedStyleSheets = hidden ? [sheet] : []
}

function contrast(one: Buffer, other: Buffer, at: number): number {
  const [a, b] = [luminance(one, at), luminance(other, at)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

const luminance = (pixels: Buffer, at: number) =>
  0.2126 * linear[pixels[at]!]! + 0.7152 * linear[pixels[at + 1]!]! + 0.0722 * linear[pixels[at + 2]!]!
