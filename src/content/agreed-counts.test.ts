import { expect, test } from 'vitest'
import { countWarnings } from './agreed-counts.ts'
import { contentFiles, loadContent } from './load.ts'
import { pageList } from './page-list.ts'
import { groups } from './team.ts'

test('what the specification counts is what the content has', async () => {
  expect(countWarnings(await Promise.all((await contentFiles()).map(loadContent)))).toEqual([])
  const listed = pageList().filter((page) => page.listed)
  expect(listed).toHaveLength(42)
  expect(listed.filter(({ id, canonical }) => id === canonical)).toHaveLength(41)
  expect(groups.map(({ members }) => members.map(({ id }) => id))).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 9],
    [11, 13, 15],
    [17, 18, 19, 24],
  ])
})
