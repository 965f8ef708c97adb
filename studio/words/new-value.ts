import type { FormField, NamedField } from '#shared/studio/form.ts'

/** Returns the initial value of a field: only what is required; empty texts are faults until they are written. */
export function newValue(field: FormField): unknown {
  switch (field.kind) {
    case 'text':
      return field.text === 'line' || field.text === 'long' ? '' : undefined
    case 'tick':
      return field.isFlag
    case 'fixed':
      return field.value
    case 'group':
    case 'named':
      return newRecord(field.fields)
    case 'list':
      return Array.from({ length: field.min ?? 0 }, () => newEntry(field.item))
    case 'tuple':
      return field.items.map(newEntry)
    case 'either':
      return field.options[0] && newValue(field.options[0])
    case 'kinds': {
      const [first] = field.variants
      return first && { ...newRecord(first.fields), [field.by]: first.value }
    }
    default:
      return undefined
  }
}

/** Returns the initial value of a list entry, which is never undefined. */
export const newEntry = (field: FormField): unknown => newValue(field) ?? ''

export const newRecord = (fields: readonly NamedField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ field }) => !field.optional)
      .map(({ name, field }): [string, unknown] => [name, newValue(field)])
      .filter(([, value]) => value !== undefined),
  )
