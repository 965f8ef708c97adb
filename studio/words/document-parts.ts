import { visibilityOf } from '#shared/studio/collections.ts'
import type { DocumentValues, StudioDocument } from '#shared/studio/documents.ts'
import type { NamedField } from '#shared/studio/form.ts'
import { isSimple } from '#shared/studio/entry-title.ts'
import { isRecord } from '#shared/values.ts'

/** Part of a document's form, under a heading that folds it. */
export type DocumentPart = {
  key: string
  title: string
  help: string
} & (
  | { kind: 'fields'; fields: NamedField[]; hasBody: boolean }
  /** A single field with nested fields. */
  | { kind: 'field'; named: NamedField }
  | { kind: 'whole' }
)

type Group = { title: string; names: readonly string[]; hasBody?: true }

/**
 * Groups of an article's fields, with its text first; fields of the schema that are named in no group are added to the
 * last one.
 */
const ARTICLE_GROUPS: readonly Group[] = [
  { title: 'Text of the article', names: ['title', 'standfirst'], hasBody: true },
  { title: 'Picture, author and day', names: ['picture', 'category', 'author', 'published', 'updated'] },
  { title: 'Services and articles', names: ['services', 'related'] },
  { title: 'Search results and sharing', names: ['description', 'search'] },
  { title: 'Menus and addresses', names: [] },
]

/** In a legal page the text comes before the settings. */
const LEGAL_GROUP = { title: 'Title and introduction', names: ['title', 'standfirst', 'picture', 'updated'] }
const LEGAL_TEXT = ['short', 'sections']

/** Fields that are edited in the panel “On the site”. */
const PANEL_FIELDS = ['draft', 'publishOn']

type Shown = Pick<StudioDocument, 'form' | 'group' | 'values' | 'page'>

/** Whether the document has the panel “On the site”: it is a page that can be hidden. */
export const hasPanel = ({ form, page }: Pick<Shown, 'form' | 'page'>) =>
  page !== null && form.kind === 'group' && form.fields.some(({ name }) => name === 'draft')

/**
 * Returns the field with the day on which a page appears. An article that has one shows it as its date of publication.
 */
export const dayField = ({ fields }: DocumentValues, day: string): 'published' | 'publishOn' =>
  isRecord(fields) && !fields['publishOn'] && String(fields['published']) === day ? 'published' : 'publishOn'

/** Divides a document's form into parts. `today` is the current day at the first office. */
export function partsOf(document: Shown, today: string): DocumentPart[] {
  const { form, values, group } = document
  if (form.kind !== 'group') return [{ key: 'whole', kind: 'whole', title: 'All of it', help: '' }]
  const visibility = visibilityOf(values.fields, today)
  const inPanel = [...PANEL_FIELDS, ...(visibility.state === 'from-day' ? [dayField(values, visibility.day)] : [])]
  const fields = hasPanel(document) ? form.fields.filter(({ name }) => !inPanel.includes(name)) : form.fields
  if (values.body !== undefined) return grouped(fields)
  const simple = fields.filter(({ field }) => isSimple(field))
  const others = fields.filter(({ field }) => !isSimple(field)).map(fieldPart)
  const isSearch = ({ key }: DocumentPart) => key === 'search'
  if (group === 'Legal pages') {
    const isWords = ({ name }: NamedField) => LEGAL_GROUP.names.includes(name)
    const isText = ({ key }: DocumentPart) => LEGAL_TEXT.includes(key)
    return [
      part(LEGAL_GROUP.title, inOrderOf(LEGAL_GROUP.names, simple)),
      ...others.filter(isText),
      ...others.filter(isSearch),
      part(
        'Settings',
        simple.filter((each) => !isWords(each)),
      ),
      ...others.filter((each) => !isText(each) && !isSearch(each)),
    ]
  }
  return [
    // Required fields come before optional ones.
    ...(simple.length ? [part('Name and settings', simple.toSorted(byNeed))] : []),
    ...others.filter((each) => !isSearch(each)),
    // Fields for search results come after everything that visitors read.
    ...others.filter(isSearch),
  ]
}

const byNeed = (a: NamedField, b: NamedField) => Number(a.field.optional) - Number(b.field.optional)

function fieldPart(named: NamedField): DocumentPart {
  const { title, help } = named.field
  return { key: named.name, kind: 'field', title, help, named }
}

const inOrderOf = (names: readonly string[], fields: NamedField[]) =>
  names.flatMap((name) => fields.filter((each) => each.name === name))

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
    const own = inOrderOf(names, fields)
    const others = at === ARTICLE_GROUPS.length - 1 ? fields.filter(({ name }) => !named.has(name)) : []
    return part(title, [...own, ...others], hasBody)
  })
}
