import { expect, test } from 'vitest'
import schema from './articles.ts'

const titleFaults = (article: object) =>
  schema.safeParse(article).error?.issues.flatMap(({ path, message }) => (path[0] === 'title' ? message : []))

test('a title that search results find too short is a fault from the start, whatever else is missing', () => {
  expect(titleFaults({ title: 'Six small habits' })).toEqual([
    'write at least 5 more characters: titles in search results have 21 to 51. Or give search results a title of their own',
  ])
  expect(titleFaults({ title: '' }), 'one fault of an empty title').toHaveLength(1)
  expect(titleFaults({ title: 'Six', search: { title: 'Six small habits of shops' } })).toEqual([])
})

test('a title too long for search results and for a headline has one fault, with one way out', () => {
  const title = 'Long words '.repeat(10).trim()
  expect(titleFaults({ title })).toEqual([
    'take out 19 characters: 90 fit, once search results have a title of their own',
  ])
  expect(titleFaults({ title, search: { title: 'Six small habits of shops' } })).toEqual([
    'take out 19 characters: 90 fit',
  ])
})
