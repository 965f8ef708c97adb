import { expect, test } from 'vitest'
import { withHeight } from './device-media.ts'

test.each([
  ['(height <= 30em)', '(width < 0px)'],
  ['(height<=52.75em)', '(width >= 0px)'],
  ['(height < 844px)', '(width < 0px)'],
  ['(height >= 54em)', '(width < 0px)'],
  ['(height>=44.01em)', '(width >= 0px)'],
  ['(max-height: 48em)', '(width < 0px)'],
  ['(min-height: 480px)', '(width >= 0px)'],
  ['(width >= 40em) and (height <= 30em)', '(width >= 40em) and (width < 0px)'],
  ['(width >= 64em), (height <= 30em)', '(width >= 64em), (width < 0px)'],
])('on a phone of 844 pixels %s is %s', (query, expected) => {
  expect(withHeight(query, 844)).toBe(expected)
})

test('what says nothing of the height stays', () => {
  for (const query of ['(width <= 39.99em)', 'print', '(orientation: landscape)', '(min-width: 60em)']) {
    expect(withHeight(query, 844)).toBe(query)
  }
})
