import { expect, test } from 'vitest'
import { groundBetween } from './ground-between.ts'

test('a strip keeps its case’s ground unless a neighbour has it', () => {
  expect(groundBetween('saffron', ['bone', 'ink'])).toBe('saffron')
  expect(groundBetween('ink', ['ink-2', 'bone'])).toBe('sand')
  expect(groundBetween('laterite', ['laterite', 'sand'])).toBe('bone')
})
