import { expect, test } from 'vitest'
import { createEmailSearch } from './email-search.ts'

test('addresses are found in bytes that come in pieces, in any case, and nothing else is', () => {
  const emails = ['asha@example.com', 'a@b.co', 'ரவி@example.com', '@odd', 'asha@example.org']
  const found = (...pieces: string[]) => {
    const search = createEmailSearch(emails)
    for (const piece of pieces) search.read(Buffer.from(piece))
    return search.found().toSorted()
  }
  expect(found('x\u0000ASHA@Example.COMx')).toEqual(['asha@example.com'])
  expect(found('a@b.co', 'ரவி@example.com')).toEqual(['a@b.co', 'ரவி@example.com'])
  expect(found('asha@example.co', 'a@b.c', '@example.com')).toEqual([])
})
