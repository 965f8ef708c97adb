import type { FormField } from '#shared/studio/form.ts'
import { pageList, type Page } from '../page-list.ts'
import { nameDocument } from './document-names.ts'
import { readFileValues } from './file-values.ts'

/** Adds titles of pages to a form whose records are named after pages, such as `about-us/team`. */
export const withPageTitles = (form: FormField): FormField =>
  form.kind === 'named' && !form.isPictures ? { ...form, titles: pageTitles() } : form

/** Returns the titles of pages by their ids and paths, with the group or the path added where titles are equal. */
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

/** Returns title and group of a page; one that exists only as a draft is named after its file. */
const nameOf = ({ document, title, type }: Page): { title: string; group: string } =>
  document ? nameDocument(document, readFileValues(document)?.fields) : { title: title ?? type, group: '' }
