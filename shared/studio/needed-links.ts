import type { DocumentFault, TakenOut } from './documents.ts'
import { quoteTitles } from './quote-titles.ts'

/**
 * Returns the fault of a page that is shown again before the case studies it displays link back to it. Empty when there
 * are none.
 */
export function neededLinksFault(links: readonly Pick<TakenOut, 'title' | 'isNeeded'>[]): DocumentFault[] {
  const titles = [...new Set(links.filter(({ isNeeded }) => isNeeded).map(({ title }) => title))]
  if (titles.length === 0) return []
  const isOne = titles.length === 1
  const cases = `the case ${isOne ? 'study' : 'studies'} ${quoteTitles(titles).join(' and ')}`
  const message = `It shows ${cases}, which ${isOne ? 'links' : 'link'} to it no longer: put ${isOne ? 'that link' : 'these links'} back first.`
  return [{ path: 'draft', message }]
}
