import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTakenOff } from '#shared/studio/find-changes.ts'
import { compareTexts } from './publish-texts.ts'

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
