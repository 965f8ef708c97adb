import { getIn, parsePath } from '../values.ts'
import { entryTitle, isSimple } from './entry-title.ts'
import type { FormField } from './form.ts'

/**
 * Returns the title of a field with those of its parents: “Top of the page › Headline › Line 2”. With `fields`, the
 * values of the document, pictures are named by their alternative texts, and an entry with a name by that name instead
 * of list and number: “Sales › Asha Raman › Position”.
 */
export function fieldTitle(form: FormField, path: string, fields?: unknown): string {
  if (path === 'body') return 'Text of the article'
  const titles: string[] = []
  let field: FormField | undefined = form
  let value = fields
  for (const key of parsePath(path)) {
    const inner: FormField | undefined = field && fieldInside(field, key)
    value = getIn(value, [key])
    const seen = field?.kind === 'named' && field.isPictures && entryTitle(value, field.item)
    const known = typeof key === 'number' ? entryName(field, key, value) : ''
    if (known) titles.splice(-1, 1, known)
    else titles.push(typeof key === 'number' ? `${entryOf(field, key)} ${key + 1}` : seen || (inner?.title ?? key))
    field = inner
  }
  return titles.join(' › ')
}

/** Title of a picture without an alternative text. */
export const PICTURE = 'Picture'

/** Returns the field at a path; undefined where the form has none. */
export const fieldAt = (form: FormField, path: string): FormField | undefined =>
  parsePath(path).reduce<FormField | undefined>((field, key) => field && fieldInside(field, key), form)

/** Returns the word for an entry of a list, which its number follows. */
export function entryOf(field: FormField | undefined, at: number): string {
  if (field?.kind === 'tuple') return field.items[at]?.title ?? 'Entry'
  return field?.kind === 'list' ? field.entry : 'Entry'
}

/** Returns “Person 2: Bala”, or “Person 2” for an entry without a name or with a single control. */
export function numberedEntry(list: FormField | undefined, at: number, value: unknown): string {
  const name = entryName(list, at, value)
  return `${entryOf(list, at)} ${at + 1}${name && `: ${name}`}`
}

/** Returns the name of an entry; empty when it has none or is edited by a single control. */
function entryName(list: FormField | undefined, at: number, value: unknown): string {
  const own = list?.kind === 'tuple' ? list.items[at] : list?.kind === 'list' ? list.item : undefined
  return own && !isSimple(own) ? entryTitle(value, own) : ''
}

function fieldInside(field: FormField, key: string | number): FormField | undefined {
  switch (field.kind) {
    case 'list':
      return field.item
    case 'tuple':
      return field.items[Number(key)]
    case 'group':
      return field.fields.find(({ name }) => name === key)?.field
    case 'named':
      return (
        field.fields.find(({ name }) => name === key)?.field ?? {
          ...field.item,
          title: field.isPictures ? PICTURE : (field.titles?.[key] ?? String(key)),
        }
      )
    case 'kinds':
      return field.variants.flatMap(({ fields }) => fields).find(({ name }) => name === key)?.field
    case 'either':
      return field.options.map((option) => fieldInside(option, key)).find(Boolean)
    default:
      return undefined
  }
}
