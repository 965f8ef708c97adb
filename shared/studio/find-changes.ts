import { fieldName, isRecord, isSame } from '../values.ts'
import type { DocumentChange, DocumentValues } from './documents.ts'
import type { FormField, NamedField } from './form.ts'

type Path = readonly (string | number)[]

/** What differs between two states of a document, field by field as its form names them. */
export function findChanges(form: FormField, before: DocumentValues, after: DocumentValues): DocumentChange[] {
  const changes = compare(form, before.fields, after.fields, [], [])
  if ((before.body ?? '') === (after.body ?? '')) return changes
  return [
    ...changes,
    { path: 'body', title: 'Text of the article', before: before.body ?? null, after: after.body ?? null },
  ]
}

function compare(
  form: FormField | undefined,
  before: unknown,
  after: unknown,
  path: Path,
  titles: string[],
): DocumentChange[] {
  if (isSame(before, after)) return []
  const inside = (fields: NamedField[], other?: FormField) => {
    const [a, b] = [before, after].map((value) => (isRecord(value) ? value : {}))
    return [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])].flatMap((name) => {
      const field = fields.find((each) => each.name === name)?.field ?? other
      const title = fields.some((each) => each.name === name) ? (field?.title ?? name) : name
      return compare(field, a?.[name], b?.[name], [...path, name], [...titles, title])
    })
  }
  if (isRecord(before) && isRecord(after)) {
    if (form?.kind === 'group') return inside(form.fields)
    if (form?.kind === 'named') return inside(form.fields, form.item)
    if (form?.kind === 'kinds' && before[form.by] === after[form.by]) {
      return inside(form.variants.find(({ value }) => value === after[form.by])?.fields ?? [])
    }
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((value: unknown, at) => {
      const item = form?.kind === 'tuple' ? form.items[at] : form?.kind === 'list' ? form.item : undefined
      const name = form?.kind === 'list' ? form.entry : 'Entry'
      return compare(item, before[at], value, [...path, at], [...titles, `${name} ${at + 1}`])
    })
  }
  return [{ path: fieldName(path), title: titles.join(' › '), before: wordsOf(before), after: wordsOf(after) }]
}

/** A value as a person reads it; null for none. Entries and fields stand on lines of their own. */
export function wordsOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .map((entry) => wordsOf(entry) ?? '')
    .join('\n')
}

/** Whether one of two fields is the other one or inside it. */
export const overlaps = (a: string, b: string) => a === b || isInside(a, b) || isInside(b, a)

const isInside = (path: string, outer: string) => path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)
