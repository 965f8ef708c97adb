import { expect, test } from 'vitest'
import { documentMarks, doneWords } from './document-marks.ts'

test('what was published is said as visitors see it: now, from a day on, or not', () => {
  const later = { hidden: 'published on 2026-12-05' }
  expect(doneWords([{ hidden: null }])).toBe('It is on the site.')
  expect(doneWords([])).toBe('It is on the site.')
  expect(doneWords([later])).toBe('Published. Visitors see it from 5 December 2026.')
  expect(doneWords([later, { hidden: null }])).toBe('It is on the site.')
  expect(doneWords([{ hidden: 'a draft' }])).toBe('Done. Visitors no longer see it.')
  expect(doneWords([{ hidden: 'a draft' }, { hidden: 'a draft' }])).toBe('Done. Visitors no longer see them.')
})

test('what a draft makes of a page is said before it is published', () => {
  const page = { draft: null, isNew: false, hidden: null, willBeHidden: null }
  expect(documentMarks(page)).toEqual([])
  expect(documentMarks({ ...page, willBeHidden: 'a draft' })).toEqual(['Will be hidden'])
  expect(documentMarks({ ...page, willBeHidden: 'published on 2026-12-05' })).toEqual(['Will be hidden until 5 Dec'])
  expect(documentMarks({ ...page, hidden: 'a draft' })).toEqual(['Will be shown'])
  expect(documentMarks({ ...page, hidden: 'a draft', willBeHidden: 'a draft' })).toEqual(['Hidden'])
  expect(documentMarks({ ...page, hidden: 'a draft', willBeHidden: 'published on 2026-12-05' })).toEqual(['From 5 Dec'])
  expect(documentMarks({ ...page, isNew: true, hidden: 'a draft', willBeHidden: 'a draft' })).toEqual(['New', 'Hidden'])
})
