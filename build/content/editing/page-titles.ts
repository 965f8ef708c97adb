import type { FormField } from '#shared/studio/form.ts'
import { pageList, type Page } from '../page-list.ts'
import { nameDocument } from './document-names.ts'
import { readFileValues } from './file-values.ts'

/** A form whose records are called after pages, such as `about-us/team`, with the titles of these. */
export const withPageTitles = (form: FormField): FormField =>
  form.kind === 'named' && !form.isPictures ? { ...form, titles: pageTitles() } : form

/** Titles of pages by their ids and paths; of two that are called the same, with what tells them apart. */
function pageTitles(): Record<string, string> {
  const pages = pageList(true).map((page) => ({ ...page, ...nameOf(page) }))
  return Object.fromEntries(
    pages.flatMap(({ id, path, title, group }) => {
      const same = pages.filter((other) => other.title === title)
      const isOnlyOfGroup = same.every((other) => other.id === id || other.group !== group)
      const shown = same.length === 1 ? title : `${title} (${isOnlyOfGroup ? group : path})`
      return [
        [id, shown],
        [path, shown],
      ]
    }),
  )
}

/** A page that only a draft has yet is called after its file. */
const nameOf = ({ document, title, type }: Page): { title: string; group: string } =>
  document ? nameDocument(document, readFileValues(document)?.fields) : { title: title ?? type, group: '' }
