import { z } from 'zod'
import { fillPlaceholders, type SiteValue } from '#shared/studio/site-values.ts'
import { pageFiles } from './page-list.ts'
import { readData } from './read-source.ts'
import { valuesAt } from './values-at.ts'

const site = z.object({
  brand: z.string(),
  promise: z.object({ strategyDays: z.number(), resultDays: z.number() }),
})

/** Lists whose length a text may tell, as a path in a file; a folder counts its published documents. */
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
 * What a text may take from elsewhere, written in braces: settings of content/site.yaml, and the length of lists as a
 * word, `{articles}` for six and `{Articles}` for Six. `{articles|article|articles}` adds one of two words, for one
 * and for any other number.
 */
export const SITE_VALUES: readonly string[] = [...SETTINGS, ...Object.keys(COUNTED)]

/** The values as content/site.yaml has them now, or null when it has faults of its own. */
export function siteValues(): { brand: string; strategyDays: number; resultDays: number } | null {
  const { data } = site.safeParse(readData('content/site.yaml'))
  return data ? { brand: data.brand, ...data.promise } : null
}

/**
 * Puts values in the place of `{brand}`, `{strategyDays}`, `{articles}` and their like. While content/site.yaml has a
 * fault, which its own check reports, two digits stand for what would come from it. Unknown names stay.
 */
export const fillSiteValues = (text: string): string => fillPlaceholders(text, siteValueOf)

/** What stands for a name of SITE_VALUES. */
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
  // Who has left is shown nowhere.
  return list.filter(({ value }) => {
    const member: unknown = typeof value === 'object' && value !== null && 'member' in value ? value.member : undefined
    return member === undefined || ids.has(member)
  }).length
}
