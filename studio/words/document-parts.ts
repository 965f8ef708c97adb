import type { StudioDocument } from '#shared/studio/documents.ts'
import type { NamedField } from '#shared/studio/form.ts'
import { isSimple } from './entry-title.ts'

/** A part of a long document: one field with others inside it, the article’s text, or the simple fields together. */
export type DocumentPart =
  | { kind: 'simple'; path: ''; title: string; help: string; fields: NamedField[] }
  | { kind: 'body'; path: 'body'; title: string; help: string }
  | { kind: 'field'; path: string; title: string; help: string; named: NamedField }
  | { kind: 'whole'; path: ''; title: string; help: string }

export function partsOf({ form, values }: Pick<StudioDocument, 'form' | 'values'>): DocumentPart[] {
  if (form.kind !== 'group') return [{ kind: 'whole', path: '', title: 'All of it', help: '' }]
  const simple = form.fields.filter(({ field }) => isSimple(field))
  const others = form.fields.filter(({ field }) => !isSimple(field))
  return [
    ...(simple.length
      ? [{ kind: 'simple' as const, path: '' as const, title: 'Name and settings', help: '', fields: simple }]
      : []),
    ...(values.body === undefined
      ? []
      : [{ kind: 'body' as const, path: 'body' as const, title: 'Text of the article', help: '' }]),
    ...others.map((named) => {
      const { title, help } = named.field
      return { kind: 'field' as const, path: named.name, title, help, named }
    }),
  ]
}
