import { expect, test } from 'vitest'
import { emptyStart, emptyStartOf } from './logo-start.ts'

const drawn = (viewBox: string, shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"${viewBox && ` viewBox="${viewBox}"`}>${shape}</svg>`

test('the empty part before a drawing is measured in percent of the width', () => {
  expect(emptyStartOf(drawn('0 0 200 80', '<path d="M20 10h100v40H20z"/>'))).toBe(10)
  expect(emptyStartOf(drawn('-50 0 200 80', '<path d="M0 10h100v40H0z"/>'))).toBe(25)
  expect(emptyStartOf(drawn('0 0 200 80', '<path d="M-20 10h100v40H-20z"/>'))).toBe(0)
})

test('what cannot be measured has none', () => {
  expect(emptyStartOf(drawn('', '<path d="M20 10h100v40H20z"/>'))).toBe(0)
  expect(emptyStartOf(drawn('0 0 200 80', ''))).toBe(0)
  expect(emptyStartOf('<svg viewBox="0 0 200 80"')).toBe(0)
  expect(emptyStart('no-such-logo')).toBe(0)
})

test('of two logos of the clients the narrow one has more of it', () => {
  expect(emptyStart('horlicks')).toBeGreaterThan(emptyStart('green-protein'))
})
