import type { Choice, ChoiceKind, Choices } from '#shared/studio/documents.ts'
import type { FormField, NamedField } from '#shared/studio/form.ts'
import { isRecord } from '#shared/values.ts'

const NAMING = ['case', 'person', 'service', 'article', 'page', 'logo'] as const

function fieldsOf(value: Record<string, unknown>, field: FormField): readonly NamedField[] {
  if (field.kind === 'group') return field.fields
  if (field.kind !== 'kinds') return []
  return field.variants.find((variant) => variant.value === value[field.by])?.fields ?? []
}

type Known = Partial<Choices>

/** Returns what an entry's first field of this kind refers to. */
function choiceIn(value: unknown, field: FormField, kind: ChoiceKind, choices: Known): Choice | undefined {
  if (!isRecord(value)) return undefined
  const named = fieldsOf(value, field).find(({ field: own }) =>
    kind === 'person' ? own.kind === 'number' && own.isPerson : own.kind === 'text' && own.text === kind,
  )
  return named && choices[kind]?.find((choice) => choice.value === String(value[named.name]))
}

/** Returns a name for an entry without text of its own: the title of the case, person or page it refers to. */
export function referredName(value: unknown, field: FormField, choices: Known): string {
  for (const kind of NAMING) {
    const choice = choiceIn(value, field, kind, choices)
    if (choice) return choice.title
  }
  return ''
}

/** Maximum number of pictures of nested entries in the row of an entry. */
const MAX_INNER = 3

type Face = {
  images: string[]
  logo?: string
  /** The entry needs a picture that is not chosen yet. */
  isMissing?: true
}

/** Returns the picture or logo of an entry; without either, the first pictures of a nested list. */
export function entryFace(value: unknown, field: FormField, choices: Known): Face {
  const own = choiceIn(value, field, 'picture', choices)?.image
  const logo = choiceIn(value, field, 'logo', choices)?.value
  const images = own ? [own] : logo ? [] : innerImages(value, field, choices).slice(0, MAX_INNER)
  const isMissing = images.length === 0 && !logo && hasPlace(value, field)
  return { images, ...(logo && { logo }), ...(isMissing && { isMissing }) }
}

/** Whether the entry has a required picture field that is empty. */
const hasPlace = (value: unknown, field: FormField) =>
  isRecord(value) &&
  fieldsOf(value, field).some(
    ({ name, field: own }) => own.kind === 'text' && own.text === 'picture' && !own.optional && !value[name],
  )

function innerImages(value: unknown, field: FormField, choices: Known): string[] {
  if (!isRecord(value)) return []
  return fieldsOf(value, field).flatMap(({ name, field: list }) => {
    const entries = value[name]
    if (list.kind !== 'list' || !Array.isArray(entries)) return []
    return entries.flatMap((entry) => choiceIn(entry, list.item, 'picture', choices)?.image ?? [])
  })
}
