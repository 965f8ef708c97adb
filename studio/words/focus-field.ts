/** Event that asks a long text field to go to a place in its text; the detail is a `TextPlace`. */
export const FOCUS_TEXT = 'focus-text'

/** Place in a long text, in UTF-16 units. `end` is the end of the selection; null only places the cursor. */
export type TextPlace = { offset: number; end: number | null }

declare global {
  interface HTMLElementEventMap {
    [FOCUS_TEXT]: CustomEvent<TextPlace>
  }
}

/** Event that asks a container that hides a field, such as a filtered list, to show it. */
export const SHOW_FIELD = 'show-field'

/** Finds the element of the field at a path, or of the nearest field around it that is rendered. */
function findField(path: string): HTMLElement | null {
  for (let at = path; at; at = at.replace(/(\.[^.[\]]+|\[[\d-]+\]|^[^.[\]]+)$/, '')) {
    const found = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(at)}"]`)
    if (found) return found
  }
  return null
}

/** Focuses the first control of a new entry instead of its header, which is still empty. */
export function focusFirstControl(path: string) {
  const entry = findField(path)
  if (!entry) return
  focusField(path)
  entry
    .querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select, button:not([disabled])')
    ?.focus({ preventScroll: true })
}

/**
 * Unfolds everything around a field and focuses it. `body[120]` is a place in a text, `body[120-168]` a range to
 * select. Returns false if no such field is rendered.
 */
export function focusField(path: string): boolean {
  const field = findField(path)
  if (!field) return false
  if (field.closest('[hidden]')) field.dispatchEvent(new Event(SHOW_FIELD, { bubbles: true }))
  if (field instanceof HTMLDetailsElement) field.open = true
  for (let at = field.parentElement; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true
  }
  const place = textPlace(path)
  const event = new CustomEvent(FOCUS_TEXT, { detail: place, cancelable: true })
  if (place && !field.dispatchEvent(event)) return true
  const control =
    // In a radio group the checked option is focused, as by the Tab key.
    field.querySelector<HTMLElement>(':scope[role="radiogroup"] :checked') ??
    field.querySelector<HTMLElement>(
      '[contenteditable="true"], input:not([type="hidden"]), textarea, select, button:not([disabled]), summary',
    )
  // A field taller than half the window is scrolled to its start instead of its centre.
  field.scrollIntoView({ block: field.offsetHeight > innerHeight / 2 ? 'start' : 'center' })
  ;(control ?? field).focus({ preventScroll: true })
  return true
}

function textPlace(path: string): TextPlace | null {
  const [, offset, end] = /^body\[(\d+)(?:-(\d+))?\]$/.exec(path) ?? []
  return offset === undefined ? null : { offset: Number(offset), end: end === undefined ? null : Number(end) }
}
