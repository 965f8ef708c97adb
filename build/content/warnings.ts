/** Warnings for editors about a site that can be built: pages left out, and references that lead nowhere. */
import { basename, extname } from 'node:path'
import { countWarnings } from './agreed-counts.ts'
import { wordWarnings } from './agreed-words.ts'
import { fieldName } from '#shared/values.ts'
import type { Fault } from './fault.ts'
import type { Loaded } from './load.ts'
import { pageFiles } from './page-list.ts'
import { table } from '../../src/routes.ts'
import { valuesAt } from './values-at.ts'

export function contentWarnings(documents: Loaded[]): Fault[] {
  return [
    ...hiddenPages(documents),
    ...missingPeople(documents),
    ...missingCases(documents),
    ...missingArticles(documents),
    ...countWarnings(documents),
    ...wordWarnings(documents),
  ]
}

/** Warns of drafts and of pages of a later day. */
function hiddenPages(documents: Loaded[]): Fault[] {
  return table
    .flatMap((row) => ('folder' in row ? pageFiles(row.folder) : []))
    .flatMap(({ file, hidden, fields }) => {
      if (!hidden) return []
      const path = ['draft', 'publishOn', 'published'].find((field) => field in fields) ?? ''
      const line = documents.find((document) => document.file === file)?.lineOf([path]) ?? 1
      return [{ file, line, path, message: `${hidden}: the build leaves this page out` }]
    })
}

/** Warns of references to people who are not in content/team.yaml; the site leaves them out. */
function missingPeople(documents: Loaded[]): Fault[] {
  const team = documents.find(({ file }) => file === 'content/team.yaml')
  if (!team?.data) return []
  const ids = new Set(valuesAt(team.raw, ['groups', '*', 'members', '*', 'id']).map(({ value }) => value))
  return documents.flatMap((document) =>
    PLACES.filter(({ file }) => file.test(document.file)).flatMap(({ path, remedy }) =>
      valuesAt(document.raw, path)
        .filter(({ value }) => typeof value === 'number' && !ids.has(value))
        .map(({ value, path: at }) => {
          const message = `nobody in content/team.yaml has the id ${String(value)}: ${remedy}`
          return { file: document.file, line: document.lineOf(at), path: fieldName(at), message }
        }),
    ),
  )
}

const LEFT_OUT = 'the site leaves this line out; write another id, or take the line out'
const PLACES = [
  { file: /^content\/about\.yaml$/, path: ['leadership', 'leaders', '*', 'member'], remedy: LEFT_OUT },
  { file: /^content\/about\.yaml$/, path: ['values', 'cards', '*', 'member'], remedy: LEFT_OUT },
  { file: /^content\/home\.yaml$/, path: ['team', 'entries', '*', 'member'], remedy: LEFT_OUT },
  {
    file: /^content\/articles\//,
    path: ['author'],
    remedy: 'the article is shown as the agency’s own; write another id',
  },
]

/** Warns of references to cases that do not exist or are hidden; the site leaves them out. */
function missingCases(documents: Loaded[]): Fault[] {
  const cases = pageFiles('cases')
  const shown = cases.filter(({ hidden }) => !hidden).map(({ slug }) => slug)
  return documents.flatMap(({ file, raw, lineOf }) =>
    CASE_PLACES.filter((place) => place.file === file).flatMap(({ path }) =>
      valuesAt(raw, path)
        .filter(({ value }) => typeof value === 'string' && !shown.includes(value))
        .map(({ value, path: at }) => {
          const hidden = cases.find(({ slug }) => slug === value)?.hidden
          const why = hidden ? `is ${hidden}` : 'is not in content/cases'
          const message = `“${String(value)}” ${why}: the site leaves this entry out; write one of ${shown.join(', ')}, or take the entry out`
          return { file, line: lineOf(at), path: fieldName(at), message }
        }),
    ),
  )
}

const CASE_PLACES = [
  { file: 'content/clients.yaml', path: ['results', '*', 'case'] },
  { file: 'content/proof.yaml', path: ['**', '*', 'case'] },
]

/** Warns of references to related articles that do not exist or are hidden. */
function missingArticles(documents: Loaded[]): Fault[] {
  const articles = documents.filter(({ file }) => file.startsWith('content/articles/'))
  const hidden = new Map(pageFiles('articles').map((article) => [article.slug, article.hidden]))
  return articles.flatMap(({ file, raw, lineOf }) =>
    valuesAt(raw, ['related', '*']).flatMap(({ value, path }) => {
      const slug = String(value)
      if (slug === basename(file, extname(file))) return []
      const why = hidden.has(slug) ? hidden.get(slug) && `is ${hidden.get(slug)}` : 'is not in content/articles'
      if (!why) return []
      const message = `“${slug}” ${why}: another article is shown in its place`
      return [{ file, line: lineOf(path), path: fieldName(path), message }]
    }),
  )
}
