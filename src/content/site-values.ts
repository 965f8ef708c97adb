import { z } from 'zod'
import { readData } from './read-source.ts'

const site = z.object({
  brand: z.string(),
  promise: z.object({ strategyDays: z.number(), resultDays: z.number() }),
})

/** What a text may take from content/site.yaml, written as `{strategyDays}`. */
export const SITE_VALUES = ['brand', 'strategyDays', 'resultDays'] as const

/** The values as content/site.yaml has them now, or null when it has faults of its own. */
export function siteValues(): { brand: string; strategyDays: number; resultDays: number } | null {
  const { data } = site.safeParse(readData('content/site.yaml'))
  return data ? { brand: data.brand, ...data.promise } : null
}

/**
 * Puts the values of content/site.yaml in the place of `{brand}`, `{strategyDays}` and `{resultDays}`. While that file
 * has a fault, of which its own check tells, two digits stand for each.
 */
export function fillSiteValues(text: string): string {
  if (!text.includes('{')) return text
  const values = siteValues()
  return SITE_VALUES.reduce((filled, name) => filled.replaceAll(`{${name}}`, String(values?.[name] ?? '00')), text)
}
