import type { ListedDocument } from '#shared/studio/documents.ts'

type Found = Pick<ListedDocument, 'title' | 'hits'>

/** Orders results: documents with exactly this name first, then those that contain the words as a phrase. */
export const inOrderOfSearch = <Document extends Found>(documents: readonly Document[], search: string): Document[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const rank = (document: Document) => (isCalled(document, words) ? 0 : hasPhrase(document, words.join(' ')) ? 1 : 2)
  return documents.toSorted((a, b) => rank(a) - rank(b))
}

/** Whether a document's title contains the searched phrase. */
export const isTitled = (title: string, search: string) =>
  title.toLowerCase().includes(search.trim().toLowerCase().replaceAll(/\s+/g, ' '))

/**
 * Whether the title of the document or of one of its fields is what was searched for. For a field, the preceding words
 * may be in the titles around it: `agency phone`.
 */
function isCalled({ title, hits }: Found, words: readonly string[]): boolean {
  if (title.toLowerCase() === words.join(' ')) return true
  return hits.some((hit) => {
    const own = hit.title.split(' › ').at(-1)?.toLowerCase() ?? ''
    const around = `${title} ${hit.title}`.toLowerCase()
    return hit.isNamed && own === words.at(-1) && words.every((word) => around.includes(word))
  })
}

/**
 * Whether the words are only scattered in the document: no field has them in its title, and no text contains them as a
 * phrase.
 */
export const isScattered = (document: Found, search: string) => {
  const phrase = search.toLowerCase().split(/\s+/).filter(Boolean).join(' ')
  return !hasPhrase(document, phrase) && !document.hits.some(({ isNamed }) => isNamed)
}

const hasPhrase = ({ title, hits }: Found, phrase: string) =>
  [title, ...hits.map(({ text }) => text)].some((text) => text.toLowerCase().includes(phrase))
