import { expect, test } from 'vitest'
import { seatsPerRow } from './chart-shapes.ts'

test('every seat is drawn once, rows further back have more', () => {
  for (const total of [1, 7, 300, 399]) expect(seatsPerRow(total).reduce((all, row) => all + row, 0)).toBe(total)
  const rows = seatsPerRow(300)
  expect(rows.toSorted((a, b) => a - b)).toEqual(rows)
})
