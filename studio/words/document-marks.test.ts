import { expect, test } from 'vitest'
import { doneWords } from './document-marks.ts'

test('what was published is said as visitors see it: now, from a day on, or not', () => {
  const later = { hidden: 'published on 2026-12-05' }
  expect(doneWords([{ hidden: null }])).toBe('It is on the site.')
  expect(doneWords([])).toBe('It is on the site.')
  expect(doneWords([later])).toBe('Published. Visitors see it from 5 December 2026.')
  expect(doneWords([later, { hidden: null }])).toBe('It is on the site.')
  expect(doneWords([{ hidden: 'a draft' }])).toBe('Done. Visitors do not see it any more.')
  expect(doneWords([{ hidden: 'a draft' }, { hidden: 'a draft' }])).toBe('Done. Visitors do not see them any more.')
})
