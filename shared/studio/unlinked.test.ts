import { expect, test } from 'vitest'
import { unlinked } from './unlinked.ts'

test('links to one page become plain words, others and pictures stay', () => {
  const line =
    'Read [a **note**](/blogs/a), [more](/blogs/a#end), [other](/blogs/a-b) and [out](https://a.example/blogs/a).'
  expect(unlinked(line, '/blogs/a')).toBe(
    'Read a **note**, more, [other](/blogs/a-b) and [out](https://a.example/blogs/a).',
  )
})
