import type { ListedDocument } from '#shared/studio/documents.ts'

type Found = Pick<ListedDocument, 'title' | 'hits'>

/** What is called just so comes first, then what has the words together as they were typed. */
export const inOrderOfSearch = <Document extends Found>(documents: readonly Document[], search: string): Document[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const rank = (document: Document) => (isCalled(document, words) ? 0 : hasPhrase(document, words.join(' ')) ? 1 : 2)
  return documents.toSorted((a, b) => rank(a) - rank(b))
}

/** Whether a document is called by what was searched for. */
export const isTitled = (title: string, search: string) =>
  title.toLowerCase().includes(search.trim().toLowerCase().replaceAll(/\s+/g, ' '))

/** Its title, or that of one of its fields, is what was searched for; the words before it may stand around it: `agency phone`. */
function isCalled({ title, hits }: Found, words: readonly string[]): boolean {
  if (title.toLowerCase() === words.join(' ')) return true
  return hits.some((hit) => {
    const own = hit.title.split(' › ').at(-1)?.toLowerCase() ?? ''
    const around = `${title} ${hit.title}`.toLowerCase()
    return hit.isNamed && own === words.at(-1) && words.every((word) => around.includes(word))
  })
}

/** Words of it stand in the document, here and there: nothing is called so, and nowhere do they stand together. */
export const isScattered = (document: Found, search: string) => {
  const phrase = search.toLowerCase().split(/\s+/).filter(Boolean).join(' ')
  return !hasPhrase(document, phrase) && !document.hits.some(({ isNamed }) => isNamed)
}

const hasPhrase = ({ title, hits }: Found, phrase: string) =>
  [title, ...hits.map(({ text }) => text)].some((text) => text.toLowerCase().includes(phrase))
