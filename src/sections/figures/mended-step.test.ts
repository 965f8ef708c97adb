import { expect, test } from 'vitest'
import { peopleAt } from './mended-step.tsx'

test('whichever step is mended, the same number more buy, as the words of the figure say', () => {
  expect(peopleAt(0)).toEqual([1000, 400, 120, 60])
  expect([1, 2, 3].map((step) => peopleAt(step).at(-1))).toEqual([90, 90, 90])
  expect(peopleAt(4)).toEqual([1000, 600, 270, 203])
})
