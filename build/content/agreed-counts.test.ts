import { expect, test } from 'vitest'
import { countWarnings } from './agreed-counts.ts'
import { wordWarnings } from './agreed-words.ts'
import { contentFiles, loadContent } from './load.ts'
import { pageList } from './page-list.ts'
import { groups } from '../../src/content/team.ts'

test('the words that the specification fixes stand where it wants them; other words are a warning', async () => {
  const documents = await Promise.all((await contentFiles()).map(loadContent))
  expect(wordWarnings(documents)).toEqual([])
  const reworded: unknown = JSON.parse(
    JSON.stringify(documents, (key, value: unknown) =>
      typeof value === 'string' && key !== 'file' ? 'Read on' : value,
    ),
  )
  const changed = wordWarnings((reworded as typeof documents).map((document) => ({ ...document, lineOf: () => 1 })))
  expect(changed).toContainEqual({
    file: 'content/agency.yaml',
    line: 1,
    path: 'learnMore',
    message: '“Read on”; the specification writes “Learn More”',
  })
  const places = new Set(changed.map(({ file, path }) => `${file.split('/', 2)[1]} ${path.replaceAll(/\d+/g, '*')}`))
  expect([...places]).toEqual([
    'about.yaml call.label',
    'advisory-details choose.heading',
    'advisory.yaml choose.heading',
    'advisory.yaml viewMore',
    'agency.yaml learnMore',
    'agency.yaml digital.label',
    'agency.yaml branding.label',
    'blog.yaml contents.cardCategory',
    'home.yaml banner.call.label',
    'navigation.yaml resources.blogs.viewAll',
    'services hero.action.label',
    'services sections[*].action.label',
    'technology.yaml sections[*].action.label',
  ])
})

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
