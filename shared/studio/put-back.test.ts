import { expect, test } from 'vitest'
import { withLinkBack } from './put-back.ts'

const link = { file: 'content/cases/a.yaml', title: 'A', field: 'Services', isInDraft: false, isNeeded: false }

test('a link goes back to its place in a list or in a text; a list that is gone stays gone', () => {
  const entry = { ...link, path: 'services', at: 1, entry: '/b', line: null }
  expect(withLinkBack({ fields: { services: ['/a', '/c'] } }, entry)).toEqual({
    fields: { services: ['/a', '/b', '/c'] },
  })
  expect(withLinkBack({ fields: {} }, entry)).toEqual({ fields: {} })
  const line = { ...link, path: 'body', at: 0, entry: null, line: { before: 'See us.', after: 'See [us](/b).' } }
  expect(withLinkBack({ fields: {}, body: 'One\n\nSee us.' }, line)).toEqual({
    fields: {},
    body: 'One\n\nSee [us](/b).',
  })
})
