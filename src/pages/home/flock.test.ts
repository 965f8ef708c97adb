import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sunAt } from './sun-at.ts'

/** Returns how far left of the sun the birds reach, as fractions of the drawing's width: [nearest, farthest]. */
function reach(): [number, number] {
  const drawing = readFileSync('src/styles/patterns/flock.svg', 'utf8')
  const width = Number(/viewBox="-(\d+) /.exec(drawing)?.[1])
  const paths = [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d)
  const across = paths.flatMap((d) => (d.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, index) => index % 2 === 0))
  expect(across.length).toBeGreaterThan(100)
  return [-Math.max(...across) / width, -Math.min(...across) / width]
}

it('no bird is in the sky in the first week, all of them in the last', () => {
  const [nearest, farthest] = reach()
  expect(nearest).toBeGreaterThan(sunAt(0).left / 100)
  expect(farthest).toBeLessThan(sunAt(1).left / 100)
})
