import { expect, test } from 'vitest'
import { exportName } from './export-name.ts'

test.each([
  ['2026-10-01', '2026-10-31', 'enquiries-2026-10'],
  ['2026-02-01', '2026-02-28', 'enquiries-2026-02'],
  ['2026-10-01', '2026-10-30', 'enquiries-2026-10-01-to-2026-10-30'],
  ['2026-09-01', '2026-10-31', 'enquiries-2026-09-01-to-2026-10-31'],
  ['2026-10-05', '2026-10-05', 'enquiries-2026-10-05'],
  ['2026-10-05', undefined, 'enquiries-2026-10-05-to-2026-11-23'],
  [undefined, '2026-10-05', 'enquiries-up-to-2026-10-05'],
  [undefined, undefined, 'enquiries-2026-11-23'],
])('a file of the days from %s to %s is called %s', (from, to, name) => {
  expect(exportName(from, to, '2026-11-23')).toBe(name)
})
