import { z } from 'zod'
import { fillPlaceholders, type SiteValue } from '#shared/studio/site-values.ts'
import { pageFiles } from './page-list.ts'
import { readData } from './read-source.ts'
import { valuesAt } from './values-at.ts'

const site = z.object({
  brand: z.string(),
  promise: z.object({ strategyDays: z.number(), resultDays: z.number() }),
})

/** Lists whose length a text may mention, as a path in a file; for a folder, the number of its published documents. */
const COUNTED: Record<string, readonly [file: string, path: string] | readonly [folder: 'articles' | 'cases']> = {
  articles: ['articles'],
  cases: ['cases'],
  works: ['content/home.yaml', 'works.pieces'],
  counters: ['content/home.yaml', 'counters.entries'],
  people: ['content/home.yaml', 'team.entries'],
  principles: ['content/about.yaml', 'marquees.principles'],
  sayings: ['content/about.yaml', 'marquees.sayings'],
  values: ['content/about.yaml', 'values.cards'],
  leaders: ['content/about.yaml', 'leadership.leaders'],
  gains: ['content/advisory.yaml', 'value.cards'],
}

const SETTINGS = ['brand', 'strategyDays', 'resultDays'] as const

/**
 * Names of placeholders in texts: settings of content/site.yaml, and the length of lists as a word, `{articles}` for
 * six and `{Articles}` for Six. `{articles|article|articles}` adds one of two nouns, for one and for any other number.
 */
export const SITE_VALUES: readonly string[] = [...SETTINGS, ...Object.keys(COUNTED)]

/** Returns the current values of content/site.yaml, or null when it has faults. */
export function siteValues(): { brand: string; strategyDays: number; resultDays: number } | null {
  const { data } = site.safeParse(readData('content/site.yaml'))
  return data ? { brand: data.brand, ...data.promise } : null
}

/**
 * Replaces `{brand}`, `{strategyDays}`, `{articles}` and the like with their values. While content/site.yaml has a
 * fault, which its own check reports, its values are two digits. Unknown names are kept.
 */
export const fillSiteValues = (text: string): string => fillPlaceholders(text, siteValueOf)

/** Returns the value of a name in SITE_VALUES. */
export function siteValueOf(name: string): SiteValue | undefined {
  const setting = SETTINGS.find((known) => known === name)
  if (setting) return { text: String(siteValues()?.[setting] ?? '00'), isCount: false }
  const counted = COUNTED[name]
  if (!counted) return undefined
  const count = countOf(counted)
  return { text: WORDS[count] ?? String(count), isCount: true }
}

const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

function countOf([file, path]: (typeof COUNTED)[string]): number {
  if (path === undefined) return pageFiles(file as 'articles' | 'cases').filter(({ hidden }) => !hidden).length
  const list = valuesAt(readData(file), [...path.split('.'), '*'])
  const team = valuesAt(readData('content/team.yaml'), ['groups', '*', 'members', '*', 'id'])
  const ids = new Set(team.map(({ value }) => value))
  // Entries of people who have left are not shown.
  return list.filter(({ value }) => {
    const member: unknown = typeof value === 'object' && value !== null && 'member' in value ? value.member : undefined
    return member === undefined || ids.has(member)
  }).length
}
