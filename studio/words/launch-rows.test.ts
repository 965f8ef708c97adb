import { expect, test } from 'vitest'
import type { LaunchFlag } from '#shared/studio/launch.ts'
import { isOpen, keyOf, mergeRows } from './launch-rows.ts'
import type { Row } from './launch-rows.ts'

const flag = (path: string): LaunchFlag => ({
  file: 'content/home.yaml',
  title: 'Home page',
  group: 'Pages',
  kind: 'confirm',
  path,
  field: '',
  words: path,
  texts: [],
  isSettled: false,
})
const [first, second, third] = [flag('first'), flag('second'), flag('third')]
const seen = [first, second, third].map(keyOf)
const pressed = (row: Row) => new Map([[keyOf(row.flag), row]])

test('what was settled here keeps its place, though it is not listed any more', () => {
  const rows = mergeRows(seen, [first, third], pressed({ flag: second, state: 'settled', fault: null }))
  expect(rows.map((row) => [row.flag.path, row.state])).toEqual([
    ['first', 'open'],
    ['second', 'settled'],
    ['third', 'open'],
  ])
  expect(rows.filter(isOpen)).toHaveLength(2)
})

test('what was taken back is open before it is listed again, and what somebody else settled goes', () => {
  const rows = mergeRows(seen, [first], pressed({ flag: second, state: 'open', fault: null }))
  expect(rows.map((row) => row.flag.path)).toEqual(['first', 'second'])
})

test('what is settled here counts as that while an older list still has it', () => {
  const rows = mergeRows(seen, [first, second, third], pressed({ flag: first, state: 'settled', fault: null }))
  expect(rows.filter(isOpen).map((row) => row.flag.path)).toEqual(['second', 'third'])
})

test('what a draft has settled is listed as that, and open at once when it is taken back here', () => {
  const listed = [first, { ...second, isSettled: true }]
  expect(mergeRows([], listed, new Map()).map(({ state }) => state)).toEqual(['open', 'settled'])
  const rows = mergeRows(seen, listed, pressed({ flag: second, state: 'open', fault: null }))
  expect(rows.map(({ state }) => state)).toEqual(['open', 'open'])
})
