import { expect, test } from 'vitest'
import { balancedRows } from './balanced-rows.ts'

test.for([
  [0, []],
  [1, [1]],
  [4, [4]],
  [5, [3, 2]],
  [6, [3, 3]],
  [9, [3, 3, 3]],
  [11, [4, 4, 3]],
] as const)('%i entries in rows of at most four', ([count, lengths]) => {
  const list = Array.from({ length: count }, (_, index) => index)
  const rows = balancedRows(list, 4)
  expect(rows.map(({ length }) => length)).toEqual(lengths)
  expect(rows.flat()).toEqual(list)
})
