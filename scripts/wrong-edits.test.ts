import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultLine } from '../build/content/fault.ts'
import { enterContentCopy } from '../tests/content-copy.ts'
import { wrongArticles } from '../tests/wrong-edits/articles.ts'
import type { Edit } from '../tests/wrong-edits/edit.ts'
import { wrongRecords } from '../tests/wrong-edits/records.ts'
import { checkContent } from './content-check.ts'

let leave = () => {}
beforeAll(() => {
  leave = enterContentCopy()
})
afterAll(() => leave())

/** Replaces `@text` in an expected line by the number of the line with that text in the edited file. */
const withLines = (expected: string, file: string, text: string) =>
  expected.replace(/:@([^@]+)@/, (_, part: string) => {
    const at = text.indexOf(part)
    if (at < 0) throw new Error(`"${part}" is not in ${file}`)
    return `:${text.slice(0, at).split('\n').length}`
  })

/** Groups edits of different files, because checking all content takes a moment. */
function inRounds(list: Edit[]): Edit[][] {
  const rounds: Edit[][] = []
  for (const edit of list) {
    const fits = (other: Edit) => other.file !== edit.file && !other.apart && !edit.apart
    const round = rounds.find((others) => others.every(fits))
    if (round) round.push(edit)
    else rounds.push([edit])
  }
  return rounds
}

const rounds = inRounds([...wrongRecords, ...wrongArticles]).map((round) => ({
  what: round.map(({ what }) => what).join('; '),
  round,
}))

test.for(rounds)('$what', async ({ round }) => {
  const originals = round.map(({ file }) => readFileSync(file, 'utf8'))
  try {
    const expected = round.flatMap(({ file, from, to, expected: lines }, at) => {
      const before = originals[at] ?? ''
      const after = before.replace(from, () => to)
      expect(after, file).not.toBe(before)
      writeFileSync(file, after)
      return lines.map((line) => withLines(line, file, after))
    })
    expect((await checkContent()).faults.map(faultLine).toSorted()).toEqual(expected.toSorted())
  } finally {
    for (const [at, { file }] of round.entries()) writeFileSync(file, originals[at] ?? '')
  }
})
