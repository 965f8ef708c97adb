import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sunAt } from './sun-at.ts'

/** How far left of the sun the birds of a drawing reach, as parts of its width: [nearest, farthest]. */
function reach(name: string): [number, number] {
  const drawing = readFileSync(`src/styles/patterns/${name}.svg`, 'utf8')
  const width = Number(/viewBox="-(\d+) /.exec(drawing)?.[1])
  const paths = [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d)
  const across = paths.flatMap((d) => (d.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, index) => index % 2 === 0))
  expect(across.length).toBeGreaterThan(100)
  return [-Math.max(...across) / width, -Math.min(...across) / width]
}

it.each(['flock', 'flock-narrow'])('%s: no bird in the sky in the first week, all of them in the last', (name) => {
  const [nearest, farthest] = reach(name)
  expect(nearest).toBeGreaterThan(sunAt(0).left / 100)
  expect(farthest).toBeLessThan(sunAt(1).left / 100)
})
