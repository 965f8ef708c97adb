import { expect, test } from 'vitest'
import { member } from './team.ts'

const faultsOf = (para: string) =>
  member
    .safeParse({ para })
    .error?.issues.filter(({ path }) => path[0] === 'para')
    .map(({ message }) => message) ?? []

test('a biography that is empty has one fault, one that is too short says how many words it has', () => {
  expect(faultsOf('')).toHaveLength(1)
  expect(faultsOf('')[0]).not.toContain('biography')
  expect(faultsOf('One')).toEqual(['a biography of 1 word; 60 to 120 fit'])
  expect(faultsOf(Array(59).fill('word').join(' '))).toEqual(['a biography of 59 words; 60 to 120 fit'])
  expect(faultsOf(Array(60).fill('word').join(' '))).toEqual([])
})
