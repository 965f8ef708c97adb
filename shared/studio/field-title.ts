import { getIn, parsePath } from '../values.ts'
import { entryTitle, isSimple } from './entry-title.ts'
import type { FormField } from './form.ts'

/**
 * What a field is called with what it is inside of: “Top of the page › Headline › Line 2”. `fields`: what the document
 * says, for pictures that are known by what is seen in them, and for entries that are known by their name, which stands
 * in place of list and number: “Sales › Asha Raman › Position”.
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

/** What a picture is called of which nothing is said. */
export const PICTURE = 'Picture'

/** The field at a path; undefined where the form has none. */
export const fieldAt = (form: FormField, path: string): FormField | undefined =>
  parsePath(path).reduce<FormField | undefined>((field, key) => field && fieldInside(field, key), form)

/** What an entry of a list is called before its number. */
export function entryOf(field: FormField | undefined, at: number): string {
  if (field?.kind === 'tuple') return field.items[at]?.title ?? 'Entry'
  return field?.kind === 'list' ? field.entry : 'Entry'
}

/** “Person 2: Bala”; “Person 2” where it has no name, or is a word itself. */
export function numberedEntry(list: FormField | undefined, at: number, value: unknown): string {
  const name = entryName(list, at, value)
  return `${entryOf(list, at)} ${at + 1}${name && `: ${name}`}`
}

/** Empty where it has no name, or is a word itself. */
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
