import { expect, test } from 'vitest'
import { quoteTitles } from './quote-titles.ts'

test('several titles are told apart where one has a comma', () => {
  expect(quoteTitles(['About us', 'Marketing, and what will outlive it']).join(', ')).toBe(
    '“About us”, “Marketing, and what will outlive it”',
  )
  expect(quoteTitles(['About us'])).toEqual(['About us'])
})
