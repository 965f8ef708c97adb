/** Creates documents from a template or as a copy of another one. */
import { basename, extname } from 'node:path'
import type { DocumentValues } from '#shared/studio/documents.ts'
import { slugFault, type Collection } from '#shared/studio/collections.ts'
import type { FormField, NamedField } from '#shared/studio/form.ts'
import { isRecord } from '#shared/values.ts'
import { formerPaths, pageList, pathIn } from '../page-list.ts'
import { contentDir, hasSource } from '../read-source.ts'
import { today } from '../today.ts'
import { EditingError } from './editing-error.ts'
import { formOf } from './form-of.ts'

const ENDINGS: Record<Collection, string> = { articles: 'mdx', services: 'yaml', cases: 'yaml' }
const TITLE_FIELDS: Record<Collection, string> = { articles: 'title', services: 'name', cases: 'brand' }

/** Sections of the template of a service; the form can add others. */
const SERVICE_SECTIONS = ['intro', 'explain', 'benefits', 'plan', 'choose', 'proof']
/** Grounds of these sections; neighbours differ. */
const SERVICE_GROUNDS = ['bone', 'ink', 'sand', 'ink-2', 'bone']

export type NewDocument = {
  folder: Collection
  slug: string
  title: string
  /** Values to copy; null for the template. */
  from: DocumentValues | null
  /** File that this one replaces: its values are kept and its path redirects here. Null for none. */
  renamed: string | null
  /** Files of other drafts. */
  drafts: string[]
}

/**
 * Returns the file and the initial values of a new document, which is hidden from visitors. Throws an EditingError
 * `taken` when another page has or had this path, `invalid` for a malformed slug.
 */
export async function makeDocument({ folder, slug, title, from, renamed, drafts }: NewDocument) {
  const fault = slugFault(slug)
  if (fault) throw new EditingError('invalid', fault)
  const file = `${contentDir}/${folder}/${slug}.${ENDINGS[folder]}`
  const path = pathIn(folder, slug)
  const isPage = pageList().some((page) => page.path === path)
  if (isPage || hasSource(file) || drafts.includes(file)) {
    throw new EditingError('taken', `There is a page at ${path} already. Choose another address.`)
  }
  if (formerPaths().some((former) => former.from === path && former.file !== renamed)) {
    throw new EditingError('taken', `${path} leads to a page that was renamed. Choose another address.`)
  }
  if (from && renamed) return { file, values: renamedFrom(renamed, slug, from) }
  const values = from ? copyOf(folder, from) : await templateOf(folder, file)
  return { file, values: { ...values, fields: { ...recordOf(values), [TITLE_FIELDS[folder]]: title, draft: true } } }
}

const recordOf = ({ fields }: DocumentValues) => (isRecord(fields) ? fields : {})

/** Adds the former name of a page, unless it was never on the site. */
function renamedFrom(renamed: string, slug: string, values: DocumentValues): DocumentValues {
  const { formerly, ...fields } = recordOf(values)
  const old = hasSource(renamed) ? [basename(renamed, extname(renamed))] : []
  const names = [...(Array.isArray(formerly) ? formerly.map(String) : []), ...old].filter((name) => name !== slug)
  return { ...values, fields: { ...fields, ...(names.length > 0 && { formerly: names }) } }
}

/** Fields that are not copied, because they apply to one page only. */
const OWN = ['formerly', 'publishOn', 'updated', 'featured', 'order', 'menu', 'home', 'also']

/** Returns a copy without title and description for search engines, which have to differ from page to page. */
function copyOf(folder: Collection, values: DocumentValues): DocumentValues {
  const fields = Object.fromEntries(Object.entries(recordOf(values)).filter(([name]) => !OWN.includes(name)))
  if (folder === 'articles') {
    const { search: _search, ...others } = fields
    return { ...values, fields: { ...others, description: '', published: today() } }
  }
  const search = isRecord(fields['search']) ? fields['search'] : {}
  return { fields: { ...fields, search: { ...search, title: '', description: '' } } }
}

async function templateOf(folder: Collection, file: string): Promise<DocumentValues> {
  const form = await formOf(file)
  const fields = form.kind === 'group' ? blankRecord(form.fields) : {}
  if (folder === 'articles') return { fields: { ...fields, published: today(), services: [] }, body: '\n' }
  if (folder === 'cases') return { fields }
  return { fields: { ...fields, sections: form.kind === 'group' ? sectionsOf(form.fields) : [] } }
}

function sectionsOf(fields: NamedField[]): unknown[] {
  const sections = fields.find(({ name }) => name === 'sections')?.field
  const item = sections?.kind === 'list' ? sections.item : undefined
  if (item?.kind !== 'kinds') return []
  return SERVICE_SECTIONS.flatMap((kind, at) => {
    const variant = item.variants.find(({ value }) => value === kind)
    if (!variant) return []
    const blankSection = { [item.by]: kind, ...blankRecord(variant.fields), [item.by]: kind }
    const hasGround = variant.fields.some(({ name }) => name === 'ground')
    return [{ ...blankSection, ...(hasGround && { ground: SERVICE_GROUNDS[at] }) }]
  })
}

/** Choices that visitors read, which stay unset: a default would be published without anybody having chosen it. */
const CHOSEN = ['category']

/**
 * Returns a record with its required fields: empty texts and the first option of each choice, but not the choices in
 * CHOSEN.
 */
const blankRecord = (fields: readonly NamedField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ name, field }) => !field.optional && !CHOSEN.includes(name))
      .map(({ name, field }): [string, unknown] => [name, blank(field)])
      .filter(([, value]) => value !== undefined),
  )

function blank(field: FormField): unknown {
  switch (field.kind) {
    case 'text':
      return field.text === 'line' || field.text === 'long' ? '' : undefined
    case 'number':
      return undefined
    case 'tick':
      return field.isFlag
    case 'choice':
      return field.options[0]?.value
    case 'fixed':
      return field.value
    case 'group':
    case 'named':
      return blankRecord(field.fields)
    case 'list':
      return Array.from({ length: field.min ?? 0 }, () => blank(field.item) ?? '')
    case 'tuple':
      return field.items.map((item) => blank(item) ?? '')
    case 'either':
      return field.options[0] && blank(field.options[0])
    case 'kinds': {
      const [first] = field.variants
      return first && { [field.by]: first.value, ...blankRecord(first.fields), [field.by]: first.value }
    }
  }
}
