import type { FormField, NamedField } from '#shared/studio/form.ts'

/** What a new field of this kind begins with: only what it must have; empty texts are faults until they are written. */
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

/** Entries of lists are never nothing. */
export const newEntry = (field: FormField): unknown => newValue(field) ?? ''

export const newRecord = (fields: readonly NamedField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ field }) => !field.optional)
      .map(({ name, field }): [string, unknown] => [name, newValue(field)])
      .filter(([, value]) => value !== undefined),
  )
