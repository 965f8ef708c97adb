import { expect, test } from 'vitest'
import { backOf, documentUrl, foundDocumentUrl, launchDocumentUrl } from './document-url.ts'

const backFrom = (url: string) => backOf(new URL(url, 'http://studio').searchParams)

test('from a document one goes back to the list of words, to what a search found, or to where it is open before launch', () => {
  expect(backFrom(documentUrl('content/home.yaml', 'hero'))).toEqual({
    to: '/words',
    label: 'Back to the list of words',
  })
  expect(backFrom(foundDocumentUrl('good & true', 'content/home.yaml', 'hero'))).toEqual({
    to: '/words?q=good+%26+true',
    label: 'Back to what the search found',
  })
  expect(backFrom(launchDocumentUrl('sample', 'content/home.yaml', 'hero'))).toEqual({
    to: '/words/launch?sample=content%2Fhome.yaml',
    label: 'Back to Before launch',
  })
  expect(backFrom(`${documentUrl('content/home.yaml')}&launch=anything`).to).toBe('/words')
})
