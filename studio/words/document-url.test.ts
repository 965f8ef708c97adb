import { expect, test } from 'vitest'
import { backOf, documentUrl, launchDocumentUrl } from './document-url.ts'

const backFrom = (url: string) => backOf(new URL(url, 'http://studio').searchParams)

test('from a document one goes back to the list of words, or to where it is open before launch', () => {
  expect(backFrom(documentUrl('content/home.yaml', 'hero'))).toEqual({
    to: '/words',
    label: 'Back to the list of words',
  })
  expect(backFrom(launchDocumentUrl('sample', 'content/home.yaml', 'hero'))).toEqual({
    to: '/words/launch?sample=content%2Fhome.yaml',
    label: 'Back to Before launch',
  })
  expect(backFrom(`${documentUrl('content/home.yaml')}&launch=anything`).to).toBe('/words')
})
