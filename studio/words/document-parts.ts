import type { StudioDocument } from '#shared/studio/documents.ts'
import type { NamedField } from '#shared/studio/form.ts'
import { isSimple } from '#shared/studio/entry-title.ts'

/** A part of a long document, under a heading that folds it. */
export type DocumentPart = {
  key: string
  title: string
  help: string
} & (
  | { kind: 'fields'; fields: NamedField[]; hasBody: boolean }
  /** One field with others inside it. */
  | { kind: 'field'; named: NamedField }
  | { kind: 'whole' }
)

type Group = { title: string; names: readonly string[]; hasBody?: true }

/** What is written of an article stands first; other fields of its schema come into the last part. */
const ARTICLE_GROUPS: readonly Group[] = [
  { title: 'Text of the article', names: ['title', 'standfirst'], hasBody: true },
  { title: 'Picture, author and day', names: ['picture', 'category', 'author', 'published', 'updated'] },
  { title: 'Services and articles', names: ['services', 'related'] },
  { title: 'Search results and sharing', names: ['description', 'search'] },
  { title: 'Menus and addresses', names: [] },
]

/** Fields that the panel “On the site” has in its own words. */
const PANEL_FIELDS = ['draft', 'publishOn']

export function partsOf({ form, values, page }: Pick<StudioDocument, 'form' | 'values' | 'page'>): DocumentPart[] {
  if (form.kind !== 'group') return [{ key: 'whole', kind: 'whole', title: 'All of it', help: '' }]
  const fields = page?.collection ? form.fields.filter(({ name }) => !PANEL_FIELDS.includes(name)) : form.fields
  if (values.body !== undefined) return grouped(fields)
  const simple = fields.filter(({ field }) => isSimple(field))
  const others = fields.filter(({ field }) => !isSimple(field))
  return [
    ...(simple.length ? [part('Name and settings', simple)] : []),
    ...others.map((named): DocumentPart => {
      const { title, help } = named.field
      return { key: named.name, kind: 'field', title, help, named }
    }),
  ]
}

const part = (title: string, fields: NamedField[], hasBody = false): DocumentPart => ({
  key: title,
  kind: 'fields',
  title,
  help: '',
  fields,
  hasBody,
})

function grouped(fields: NamedField[]): DocumentPart[] {
  const named = new Set(ARTICLE_GROUPS.flatMap(({ names }) => names))
  return ARTICLE_GROUPS.map(({ title, names, hasBody = false }, at) => {
    const own = names.flatMap((name) => fields.filter((each) => each.name === name))
    const others = at === ARTICLE_GROUPS.length - 1 ? fields.filter(({ name }) => !named.has(name)) : []
    return part(title, [...own, ...others], hasBody)
  })
}
