import { expect, test } from 'vitest'
import { faultLine } from '../src/content/fault.ts'
import { contentFiles } from '../src/content/load.ts'
import { routeFaults } from './content-check.ts'

const files = await contentFiles()

test('a page whose document is missing is named', () => {
  const without = files.filter((file) => file !== 'content/services/pay-per-click.yaml')
  expect(routeFaults(without).map(faultLine)).toEqual([
    'content/services/pay-per-click.yaml:1: missing, though src/content/route-ids.ts has its page',
  ])
})

test('a document that no page shows is named', () => {
  expect(routeFaults([...files, 'content/articles/forgotten.mdx']).map(faultLine)).toEqual([
    'content/articles/forgotten.mdx:1: no page shows this document: add its name to src/content/route-ids.ts',
  ])
})
