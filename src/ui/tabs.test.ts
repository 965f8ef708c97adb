import { expect, it } from 'vitest'
import { tabForKey } from './tabs.client.ts'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['ArrowDown', 1, 2],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['a', 1, undefined],
])('%s on tab %i of four leads to %s', (key, now, next) => {
  expect(tabForKey(key, now, 4)).toBe(next)
})
