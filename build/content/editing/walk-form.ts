import { PICTURE } from '#shared/studio/field-title.ts'
import type { FormField, NamedField } from '#shared/studio/form.ts'
import { isRecord } from '#shared/values.ts'

/** A value of a document with its form field and the titles of its parents and itself. */
export type Walked = {
  path: (string | number)[]
  titles: string[]
  field: FormField | undefined
  value: unknown
}

/** Returns all values of a document, parents before their children, in the order of the form. */
export function walkForm(field: FormField | undefined, value: unknown): Walked[] {
  return walk({ path: [], titles: [], field, value })
}

function walk(here: Walked): Walked[] {
  const { path, titles, field, value } = here
  if (Array.isArray(value)) {
    const entry = field?.kind === 'list' ? field.entry : 'Entry'
    const itemOf = (at: number) =>
      field?.kind === 'list' ? field.item : field?.kind === 'tuple' ? field.items[at] : undefined
    return [
      here,
      ...value.flatMap((each: unknown, at) =>
        walk({ path: [...path, at], titles: [...titles, `${entry} ${at + 1}`], field: itemOf(at), value: each }),
      ),
    ]
  }
  if (!isRecord(value)) {
    const text = field?.kind === 'either' ? field.options.find(({ kind }) => kind === 'text') : undefined
    return [text ? { ...here, field: text } : here]
  }
  const { named, others } = fieldsOf(field, value)
  const record = field?.kind === 'named' ? field : undefined
  return [
    here,
    ...Object.entries(value).flatMap(([name, each]) => {
      const inner = named.find((one) => one.name === name)?.field
      const title = inner?.title ?? (record?.isPictures ? PICTURE : (record?.titles?.[name] ?? name))
      return walk({ path: [...path, name], titles: [...titles, title], field: inner ?? others, value: each })
    }),
  ]
}

/** Returns the named fields of a record's form, and the field that records of any other name have. */
function fieldsOf(
  field: FormField | undefined,
  value: Record<string, unknown>,
): { named: NamedField[]; others?: FormField } {
  switch (field?.kind) {
    case 'group':
      return { named: field.fields }
    case 'named':
      return { named: field.fields, others: field.item }
    case 'kinds':
      return { named: field.variants.find((variant) => variant.value === value[field.by])?.fields ?? [] }
    case 'either':
      return fieldsOf(
        field.options.find(({ kind }) => kind !== 'text'),
        value,
      )
    default:
      return { named: [] }
  }
}
