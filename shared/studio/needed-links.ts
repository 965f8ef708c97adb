import type { DocumentFault, TakenOut } from './documents.ts'
import { quoteTitles } from './quote-titles.ts'

/** Of a page that is to be shown again, while case studies on it do not name it among their services. */
export function neededLinksFault(links: readonly Pick<TakenOut, 'title' | 'isNeeded'>[]): DocumentFault[] {
  const titles = [...new Set(links.filter(({ isNeeded }) => isNeeded).map(({ title }) => title))]
  if (titles.length === 0) return []
  const isOne = titles.length === 1
  const cases = `the case ${isOne ? 'study' : 'studies'} ${quoteTitles(titles).join(' and ')}`
  const message = `It shows ${cases}, which ${isOne ? 'links' : 'link'} to it no longer: put ${isOne ? 'that link' : 'these links'} back first.`
  return [{ path: 'draft', message }]
}
