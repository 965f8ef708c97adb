import { expect, test } from 'vitest'
import { exportDays } from './export-days.ts'

test.each([
  [new Date(2026, 0, 31), ['2026-01-01', '2026-01-31'], ['2025-12-01', '2025-12-31']],
  [new Date(2028, 2, 31), ['2028-03-01', '2028-03-31'], ['2028-02-01', '2028-02-29']],
])('of %s: this month and the last, from their first day to their last', (today, current, last) => {
  expect(exportDays(today)).toEqual([
    { label: 'All', from: '', to: '' },
    { label: 'This month', from: current[0], to: current[1] },
    { label: 'Last month', from: last[0], to: last[1] },
  ])
})
