/** The field at this path, or the nearest around it that is shown. */
function findField(path: string): HTMLElement | null {
  for (let at = path; at; at = at.replace(/(\.[^.[\]]+|\[\d+\]|^[^.[\]]+)$/, '')) {
    const found = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(at)}"]`)
    if (found) return found
  }
  return null
}

/** Opens what is folded around a field, and goes there. False when there is none. */
export function focusField(path: string): boolean {
  const field = findField(path)
  if (!field) return false
  if (field instanceof HTMLDetailsElement) field.open = true
  for (let at = field.parentElement; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true
  }
  const control = field.querySelector<HTMLElement>(
    'input:not([type="hidden"]), textarea, select, button:not([disabled]), summary',
  )
  field.scrollIntoView({ block: 'center' })
  ;(control ?? field).focus({ preventScroll: true })
  return true
}
