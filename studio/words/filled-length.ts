import type { Choice } from '#shared/studio/documents.ts'
import type { FormField } from '#shared/studio/form.ts'
import { COUNT_GROUP, fillPlaceholders } from '#shared/studio/site-values.ts'

/** Below it a field is one line, as which it stays: the control would lose the focus. */
const MIN_LENGTH = 31

/**
 * The field of a text in which `{brand}` or its like stands: its room is counted as visitors read it, which is how the
 * check counts, and not as it is typed.
 */
export function countFilled(field: FormField, value: unknown, siteValues: readonly Choice[]): FormField {
  if (field.kind !== 'text' || field.max === undefined || field.max < MIN_LENGTH) return field
  if (typeof value !== 'string' || !value.includes('{')) return field
  const filled = fillPlaceholders(value, (name) => {
    const found = siteValues.find((each) => each.value === name)
    return found && { text: found.title, isCount: found.group === COUNT_GROUP }
  })
  if (filled === value) return field
  const count = `With its values filled in ${filled.trim().length} of ${field.max}.`
  return { ...field, max: undefined, help: field.help ? `${field.help} ${count}` : count }
}
