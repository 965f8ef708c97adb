import type { FormField } from '#shared/studio/form.ts'
import { fieldName } from '#shared/values.ts'
import { walkForm } from './walk-form.ts'

/** A field found by its title. `text`: its value; empty for a file name. */
type NamedField = { path: string; title: string; text: string }

/** Whether the value of a field is a file name or a focus, which the site does not show as text. */
const isName = (field: FormField) =>
  field.kind === 'text' && ['picture', 'logo', 'service', 'article', 'case', 'focus'].includes(field.text)

const MAX_FIELDS = 3
const MAX_TEXT_LENGTH = 80

/**
 * Returns the fields with a simple value whose title has one of the words; the other words must be in the titles of
 * their parents or in `document`, the document's own title. Fields outside of lists come first.
 */
export function findNamedFields(
  form: FormField,
  { document, fields }: { document: string; fields: unknown },
  words: string[],
): NamedField[] {
  if (words.length === 0) return []
  const found = walkForm(form, fields).flatMap(({ path, titles, field, value }) => {
    const title = titles.at(-1)?.toLowerCase() ?? ''
    const all = [document, ...titles].join(' ').toLowerCase()
    const isSimple = typeof value === 'string' || typeof value === 'number'
    // Fields that no form lists have no title.
    if (!field || !isSimple || typeof path.at(-1) === 'number') return []
    if (!words.some((word) => title.includes(word)) || !words.every((word) => all.includes(word))) return []
    const depth = path.filter((key) => typeof key === 'number').length
    return [
      {
        depth,
        path: fieldName(path),
        title: titles.join(' › '),
        text: isName(field) ? '' : String(value).slice(0, MAX_TEXT_LENGTH),
      },
    ]
  })
  return found
    .toSorted((a, b) => a.depth - b.depth)
    .slice(0, MAX_FIELDS)
    .map(({ path, title, text }) => ({ path, title, text }))
}
