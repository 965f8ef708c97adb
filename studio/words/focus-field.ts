/** Asks the field of a long text to go to a place in it: the event's detail, a `TextPlace`. */
export const FOCUS_TEXT = 'focus-text'

/** In UTF-16 units of a long text. `end`: of what is to be selected; null puts the cursor there. */
export type TextPlace = { offset: number; end: number | null }

declare global {
  interface HTMLElementEventMap {
    [FOCUS_TEXT]: CustomEvent<TextPlace>
  }
}

/** Asks what hides a field, such as a list that is searched, to show it. */
export const SHOW_FIELD = 'show-field'

/** The field at this path, or the nearest around it that is shown. */
function findField(path: string): HTMLElement | null {
  for (let at = path; at; at = at.replace(/(\.[^.[\]]+|\[[\d-]+\]|^[^.[\]]+)$/, '')) {
    const found = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(at)}"]`)
    if (found) return found
  }
  return null
}

/** Goes to the first control of a new entry; its header says nothing yet. */
export function focusFirstControl(path: string) {
  const entry = findField(path)
  if (!entry) return
  focusField(path)
  entry
    .querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select, button:not([disabled])')
    ?.focus({ preventScroll: true })
}

/**
 * Opens what is folded around a field, and goes there; `body[120]` is a place in a text, `body[120-168]` a part
 * of it to select. False when there is none.
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
    // Of several to choose from the one that is chosen, as the Tab key does.
    field.querySelector<HTMLElement>(':scope[role="radiogroup"] :checked') ??
    field.querySelector<HTMLElement>(
      '[contenteditable="true"], input:not([type="hidden"]), textarea, select, button:not([disabled]), summary',
    )
  // In the middle of the window, unless that would hide where it begins.
  field.scrollIntoView({ block: field.offsetHeight > innerHeight / 2 ? 'start' : 'center' })
  ;(control ?? field).focus({ preventScroll: true })
  return true
}

function textPlace(path: string): TextPlace | null {
  const [, offset, end] = /^body\[(\d+)(?:-(\d+))?\]$/.exec(path) ?? []
  return offset === undefined ? null : { offset: Number(offset), end: end === undefined ? null : Number(end) }
}
