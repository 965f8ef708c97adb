/** Kinds of pages that people can add and remove. */
import { z } from './zod.ts'

export const COLLECTIONS = ['articles', 'services', 'cases'] as const
export const collectionSchema = z.enum(COLLECTIONS)
export type Collection = z.infer<typeof collectionSchema>

/** Name of one page of each collection. */
export const COLLECTION_NAMES: Record<Collection, string> = {
  articles: 'article',
  services: 'service',
  cases: 'case study',
}

/** Maximum length of a title, in characters. */
export const MAX_TITLE_LENGTHS: Record<Collection, number> = { articles: 90, services: 40, cases: 24 }

/**
 * Length in characters that search results show of “title | name of the agency”. Forms count the title together with
 * `tail`.
 */
export const TITLE_LENGTH = { tail: ' | {brand}', min: 30, max: 60 }

/**
 * Says how to correct a text that is too short or too long; undefined when its length is right. A text with both limits
 * is a title for search results.
 */
export function lengthFault(length: number, { min = 0, max }: { min?: number; max: number }): string | undefined {
  if (length < min)
    return `write at least ${min - length} more ${charactersOf(min - length)}: titles in search results have ${min} to ${max}`
  const room = min > 0 ? `search results have room for ${max}` : `${max} fit`
  return length > max ? `take out ${length - max} ${charactersOf(length - max)}: ${room}` : undefined
}

export const charactersOf = (count: number) => (count === 1 ? 'character' : 'characters')

export const MAX_SLUG_LENGTH = 80

/**
 * Returns a title in lower case with hyphens between its words, cut after the last word that fits: “Café & Co.” →
 * “cafe-and-co”.
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  if (slug.length <= MAX_SLUG_LENGTH) return slug
  const end = slug.lastIndexOf('-', MAX_SLUG_LENGTH)
  return slug.slice(0, end > 0 ? end : MAX_SLUG_LENGTH)
}

/** Says why a text cannot be the last part of a page's path; undefined when it can. */
export function slugFault(slug: string): string | undefined {
  if (slug === '') return 'An address is needed.'
  if (slug.length > MAX_SLUG_LENGTH) return `${slug.length} characters; ${MAX_SLUG_LENGTH} fit.`
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined
  return 'Only small letters, digits, and single hyphens between them.'
}

/** When visitors see a page: always, from a day on (`2026-12-01`), or never. */
export type Visibility = { state: 'shown' } | { state: 'from-day'; day: string } | { state: 'hidden' }

/** Reads the visibility from the fields of a document. A day that is not in the future is ignored. */
export function visibilityOf(fields: unknown, today: string): Visibility {
  const { draft, publishOn, published } = z.looseObject({}).catch({}).parse(fields)
  if (draft === true) return { state: 'hidden' }
  const day = [publishOn, published].map(String).find((value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && value > today)
  return day === undefined ? { state: 'shown' } : { state: 'from-day', day }
}

/** Returns the future day on which a page would appear, even while it is hidden; null without one. */
export function laterDayOf(fields: unknown, today: string): string | null {
  const visibility = visibilityOf({ ...z.looseObject({}).catch({}).parse(fields), draft: undefined }, today)
  return visibility.state === 'from-day' ? visibility.day : null
}
