import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTakenOff } from '#shared/studio/find-changes.ts'
import { compareTexts, prepareTexts } from './publish-texts.ts'

const file = 'content/articles/six-pillars-of-digital-marketing.mdx'
const text = readFileSync(file, 'utf8')

test.each([
  ['that visitors read', text, true],
  ['that nobody but the agency has seen', text.replace('---\n', '---\ndraft: true\n'), false],
])('an article %s is removed', async (_, before, isTaken) => {
  const [removed] = await compareTexts([{ file, before, after: '' }])
  expect(removed).toMatchObject({ kind: 'removed' })
  expect(removed && isTakenOff(removed)).toBe(isTaken)
})

test.each([
  ['other words', text.replace('publishing', 'printing').replace('---\n', '---\nupdated: 2026-01-01\n'), false],
  ['words that speak of a field', `${text}\nWrite draft: true, or publishOn: 2026-01-01.\n`, false],
  ['a day in quotation marks', text.replace('---\n', "---\npublishOn: '2026-12-24'\n"), true],
  ['hidden', text.replace('---\n', '---\n# For now.\ndraft:   true\n'), true],
  ['shown as before', text.replace('---\n', '---\ndraft: false\n'), false],
  ['nothing: it is removed', '', true],
  ['what it says', text, false],
])('an article that becomes %s comes, goes, is shown or hidden: %#', async (_, after, isOfPages) => {
  expect(await prepareTexts([{ file, text: after }])).toMatchObject([{ isOfPages }])
})
