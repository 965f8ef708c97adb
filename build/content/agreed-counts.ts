/**
 * Counts that the specification fixes. The site accepts other numbers: editors get a warning, and one test enforces
 * them.
 */
import { getIn } from '#shared/values.ts'
import type { Fault } from './fault.ts'
import type { Loaded } from './load.ts'
import { pageList } from './page-list.ts'

type Count = { what: string; file: string; path: string[]; agreed: number }

const list = (what: string, file: string, path: string, agreed: number): Count => ({
  what,
  file: `content/${file}.yaml`,
  path: path.split('.'),
  agreed,
})

const LISTS: Count[] = [
  list('client logos', 'clients', 'clients', 31),
  list('result logos', 'clients', 'results', 11),
  list('testimonials', 'testimonials', 'testimonials', 7),
  list('counters', 'home', 'counters.entries', 6),
  list('works', 'home', 'works.pieces', 9),
  list('people of the team', 'home', 'team.entries', 4),
  list('values', 'about', 'values.cards', 9),
  list('principles', 'about', 'marquees.principles', 12),
  list('sayings', 'about', 'marquees.sayings', 3),
  list('pictures of the culture', 'about', 'vibe.pictures', 9),
  list('leaders', 'about', 'leadership.leaders', 4),
  list('sections', 'technology', 'sections', 7),
  list('value cards', 'advisory', 'value.cards', 7),
  list('reasons', 'agency', 'digital.why.points', 6),
]

const FOLDERS: { what: string; folder: string; group?: string; agreed: number }[] = [
  { what: 'digital marketing services', folder: 'services', group: 'digital', agreed: 10 },
  { what: 'creative services', folder: 'services', group: 'creative', agreed: 4 },
  { what: 'advisory pages', folder: 'advisory-details', agreed: 4 },
  { what: 'articles', folder: 'articles', agreed: 6 },
  { what: 'cases', folder: 'cases', agreed: 7 },
]

const TEAM = [4, 4, 3, 4]

/** Returns a warning for each list whose length is not that of the specification. */
export function countWarnings(documents: Loaded[]): Fault[] {
  const published = pageList().filter(({ hidden, id, canonical }) => !hidden && id === canonical)
  const rawOf = (file: string) => documents.find((document) => document.file === file)
  const warn = (file: string, path: string[], what: string, count: number, agreed: number): Fault[] => {
    const message = `${what}: ${count}; the specification counts ${agreed}`
    return count === agreed ? [] : [{ file, line: rawOf(file)?.lineOf(path) ?? 1, path: path.join('.'), message }]
  }
  return [
    ...LISTS.flatMap(({ what, file, path, agreed }) => {
      const found = getIn(rawOf(file)?.raw, path)
      return Array.isArray(found) ? warn(file, path, what, found.length, agreed) : []
    }),
    ...FOLDERS.flatMap(({ what, folder, group, agreed }) => {
      const count = published
        .filter(({ document }) => document?.startsWith(`content/${folder}/`))
        .filter(({ document = '' }) => !group || getIn(rawOf(document)?.raw, ['overview', 'group']) === group)
      return warn(`content/${folder}`, [], what, count.length, agreed)
    }),
    ...teamWarnings(rawOf('content/team.yaml')),
  ]
}

function teamWarnings(team: Loaded | undefined): Fault[] {
  const groups = getIn(team?.raw, ['groups'])
  if (!team || !Array.isArray(groups)) return []
  const sizes = groups.map((group) => {
    const members = getIn(group, ['members'])
    return Array.isArray(members) ? members.length : 0
  })
  if (sizes.join() === TEAM.join()) return []
  const message = `people in each group: ${sizes.join(', ')}; the specification counts ${TEAM.join(', ')}`
  return [{ file: team.file, line: team.lineOf(['groups']), path: 'groups', message }]
}
