import { expect, test } from 'vitest'
import { documentMarks, doneWords } from './document-marks.ts'

test('what was published is said as visitors see it: now, from a day on, or not', () => {
  const seen = { title: 'Home page', hidden: null, visibility: null }
  const later = { ...seen, hidden: 'published on 2026-12-05' }
  const hidden = { ...seen, hidden: 'a draft' }
  const taken = { title: 'Lead Generation', hidden: 'a draft', visibility: 'hidden' } as const
  const back = { ...taken, hidden: null, visibility: 'shown' } as const
  expect(doneWords([seen])).toBe('It is on the site.')
  expect(doneWords([])).toBe('It is on the site.')
  expect(doneWords([later])).toBe('Published. Visitors see it from 5 December 2026.')
  expect(doneWords([later, seen])).toBe(
    'Visitors see “Home page” from 5 December 2026. The other document is on the site.',
  )
  const away = { ...taken, hidden: 'published on 2026-12-05' }
  const awayWords = 'Visitors no longer see “Lead Generation”. It appears again on 5 December 2026.'
  expect(doneWords([away])).toBe(awayWords)
  expect(doneWords([seen, away, seen])).toBe(`${awayWords} The 2 other documents are on the site.`)
  expect(doneWords([taken])).toBe('Visitors no longer see “Lead Generation”.')
  expect(doneWords([seen, taken])).toBe('Visitors no longer see “Lead Generation”. The other document is on the site.')
  expect(doneWords([seen, taken, seen])).toBe(
    'Visitors no longer see “Lead Generation”. The 2 other documents are on the site.',
  )
  expect(doneWords([taken, taken])).toBe('Visitors no longer see 2 pages.')
  expect(doneWords([back])).toBe('Visitors see “Lead Generation” now.')
  expect(doneWords([seen, seen, back])).toBe(
    'Visitors see “Lead Generation” now. The 2 other documents are on the site.',
  )
  expect(doneWords([hidden])).toBe('Saved, and hidden from visitors: they do not see it.')
  expect(doneWords([hidden, taken])).toBe('Saved, and hidden from visitors: they do not see them.')
  expect(doneWords([seen, hidden])).toBe('1 is on the site, 1 is hidden from visitors.')
  expect(doneWords([seen, seen, hidden, taken])).toBe('2 are on the site, 2 are hidden from visitors.')
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
