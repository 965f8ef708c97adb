import { expect, test } from 'vitest'
import { COUNT_GROUP } from '#shared/studio/site-values.ts'
import { filledLength } from './filled-length.ts'

const siteValues = [
  { value: 'resultDays', title: '90' },
  { value: 'articles', title: 'six', group: COUNT_GROUP },
]

test('a text is counted with its site values filled in, as the check counts it', () => {
  expect(filledLength(`${'x'.repeat(155)}{resultDays}`, siteValues)).toBe(157)
  expect(filledLength('{Articles|article|articles} in {resultDays} days', siteValues)).toBe(
    'Six articles in 90 days'.length,
  )
})

test('a name that stands for nothing is counted as it is typed', () => {
  expect(filledLength('Results in {days}', siteValues)).toBe('Results in {days}'.length)
})
