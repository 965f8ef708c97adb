import { expect, test } from 'vitest'
import { COUNT_GROUP } from '#shared/studio/site-values.ts'
import { bracesWords, filledLength, filledText, readableSides, readableText } from './filled-text.ts'

const siteValues = [
  { value: 'resultDays', title: '90' },
  { value: 'articles', title: 'six', group: COUNT_GROUP },
]

const page = [
  { value: '/agency/lead-generation', title: 'Lead Generation' },
  { value: '/agency/leads', title: 'Lead Generation' },
]
const choices = { 'site-value': siteValues, page }

test('a text is counted with its site values filled in, as the check counts it', () => {
  expect(filledLength(`${'x'.repeat(155)}{resultDays}`, siteValues)).toBe(157)
  expect(filledLength('{Articles|article|articles} in {resultDays} days', siteValues)).toBe(
    'Six articles in 90 days'.length,
  )
  expect(filledLength(' Fewer names ', siteValues), 'the check takes off what stands around it').toBe(
    'Fewer names'.length,
  )
})

test('a name that stands for nothing is counted as it is typed', () => {
  expect(filledLength('Results in {days}', siteValues)).toBe('Results in {days}'.length)
})

test('two texts are compared as visitors read them, and as they are typed where only a value and a number differ', () => {
  expect(filledText('Results in {resultDays} days', siteValues)).toBe('Results in 90 days')
  expect(readableSides('In {resultDays} days', 'Within {resultDays} days', choices)).toEqual([
    'In 90 days',
    'Within 90 days',
  ])
  expect(readableSides('In {resultDays} days', 'In 90 days', choices)).toEqual(['In {resultDays} days', 'In 90 days'])
  expect(readableSides(null, 'In {resultDays} days', choices)).toEqual([null, 'In 90 days'])
})

test('names in braces are said with what visitors read in their place', () => {
  expect(bracesWords('Results in 90 days', siteValues)).toBeNull()
  expect(bracesWords('Results in {resultDays} days', siteValues)).toBe(
    '{resultDays} is shown as “90”: leave it as it is.',
  )
  expect(bracesWords('{names} answer {articles|article|articles} and {names}', siteValues)).toBe(
    '{names} is filled in by the page, {articles|article|articles} is shown as “six articles”: leave them as they are.',
  )
})

test('what a field leads to is named after its page, and an address in a sentence stays', () => {
  expect(readableText('/agency/lead-generation', choices)).toBe('Lead Generation')
  expect(readableText('Label: Read on\nPage: /agency/lead-generation', choices)).toBe(
    'Label: Read on\nPage: Lead Generation',
  )
  expect(readableText('/agency/gone', choices)).toBe('/agency/gone')
  expect(readableText('See /agency/lead-generation for more', choices)).toBe('See /agency/lead-generation for more')
  expect(readableSides(null, '/agency/lead-generation', choices)).toEqual([null, 'Lead Generation'])
  expect(readableSides('/agency/lead-generation', '/agency/leads', choices), 'two pages of one name').toEqual([
    '/agency/lead-generation',
    '/agency/leads',
  ])
})
