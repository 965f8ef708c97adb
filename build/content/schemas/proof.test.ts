import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { enterContentCopy } from '../../../tests/content-copy.ts'
import schema from './proof.ts'

const read = () => parse(readFileSync('content/proof.yaml', 'utf8'))
const faults = (pages: unknown) =>
  schema.safeParse(pages).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test('a case that stands twice on a page is refused, one that does not exist is left out', () => {
  const pages = read()
  pages['/agency/lead-generation'][1] = pages['/agency/lead-generation'][0]
  expect(faults(pages)).toEqual(['/agency/lead-generation.1.case: the same case twice on one page: choose another'])
  pages['/agency/lead-generation'][1] = { case: 'horlick', metric: 'roas', line: 'A case that nobody wrote.' }
  expect(schema.parse(pages)['/agency/lead-generation']?.map((entry) => entry.case?.slug)).toEqual([
    'techgyan',
    undefined,
  ])
})

test('a case that did not use the service needs a reason, and one that did needs none', () => {
  const pages = read()
  delete pages['/agency/search-engine-optimization'][0].nearest
  pages['/agency/lead-generation'][0].nearest = 'Close enough.'
  expect(faults(pages)).toEqual([
    '/agency/lead-generation.0.nearest: Techgyan used this service: take this line out',
    '/agency/search-engine-optimization.0.case: ECG Academy does not name /agency/search-engine-optimization among its services: name it there, choose another case, or write in “nearest” why this one stands here all the same',
  ])
})

test('the proof of a hidden page waits for it, whatever its cases name', () => {
  const leave = enterContentCopy()
  try {
    const file = 'content/services/search-engine-optimization.yaml'
    writeFileSync(file, `draft: true\n${readFileSync(file, 'utf8')}`)
    const pages = read()
    delete pages['/agency/search-engine-optimization'][0].nearest
    expect(faults(pages)).toEqual([])
  } finally {
    leave()
  }
})

test('a figure that is no result has to be one of the case, and only one of the two is shown', () => {
  const pages = read()
  pages['/technology-development'][0].figure.value = 61
  pages['/technology-development'][1].metric = 'roas'
  expect(faults(pages)).toEqual([
    '/technology-development.0.figure: 61 is not among the figures of YCB Academy',
    '/technology-development.1.metric: write either “metric”, one of the case’s results, or “figure”, another number of it',
  ])
})

test('money spent and unknown figures are no proof', () => {
  const pages = read()
  pages['/agency/lead-generation'][0].metric = 'spend'
  pages['/agency/lead-generation'][1].metric = 'likes'
  expect(faults(pages)).toEqual([
    '/agency/lead-generation.0.metric: “spend” is money spent, not a result: write one of roas, registrations',
    '/agency/lead-generation.1.metric: “likes” is no figure of this case: write one of roas, return',
  ])
})
