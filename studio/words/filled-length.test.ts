import { expect, test } from 'vitest'
import type { FormField } from '#shared/studio/form.ts'
import { COUNT_GROUP } from '#shared/studio/site-values.ts'
import { countFilled } from './filled-length.ts'

const field: FormField = {
  kind: 'text',
  text: 'long',
  title: 'Description',
  help: 'For search.',
  optional: false,
  max: 155,
}
const siteValues = [
  { value: 'resultDays', title: '90' },
  { value: 'articles', title: 'six', group: COUNT_GROUP },
]
const helpOf = (text: string) => countFilled(field, text, siteValues).help

test('a text is counted with its values filled in, as the check counts it', () => {
  const typed = `${'x'.repeat(155)}{resultDays}`
  expect(countFilled(field, typed, siteValues)).toEqual({
    ...field,
    max: undefined,
    help: 'For search. With its values filled in 157 of 155.',
  })
  expect(helpOf('{Articles|article|articles} in {resultDays} days ')).toContain(
    ` ${'Six articles in 90 days'.length} of 155.`,
  )
})

test('a text without values keeps its counter, as does one with a name that stands for nothing', () => {
  expect(countFilled(field, 'Results', siteValues)).toBe(field)
  expect(countFilled(field, 'Results in {days}', siteValues)).toBe(field)
  expect(countFilled({ ...field, max: 30 }, '{resultDays}', siteValues)).toHaveProperty('max', 30)
})
