import { expect, test } from 'vitest'
import { peopleOf, seatsPerRow } from './chart-shapes.ts'

test('every seat is drawn once, rows further back have more', () => {
  for (const total of [1, 7, 300, 399]) expect(seatsPerRow(total).reduce((all, row) => all + row, 0)).toBe(total)
  const rows = seatsPerRow(300)
  expect(rows.toSorted((a, b) => a - b)).toEqual(rows)
})

test('an increase in percent is the fewest people that show it exactly', () => {
  expect([25, 10, 100, 150].map(peopleOf)).toEqual([
    { before: 4, after: 5 },
    { before: 10, after: 11 },
    { before: 1, after: 2 },
    { before: 2, after: 5 },
  ])
  for (const percent of [0, -5, 12.5]) expect(peopleOf(percent).after).toBe(Infinity)
})
