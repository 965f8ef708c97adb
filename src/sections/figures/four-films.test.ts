import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { viewers } from './four-films.tsx'

const discs = readFileSync('src/sections/figures/viewers.svg', 'utf8').split('<g ').slice(1)

test('each disc has a bead for ten viewers, each with its light', () => {
  for (const [at, disc] of discs.entries()) {
    const paths = [...disc.matchAll(/<path (class|stroke)=.* d="([^"]*)"/g)]
    const beads = (kind: string) =>
      paths.filter(([, name]) => name === kind).flatMap(([, , d = '']) => d.match(/M[\d.]+ [\d.]+h0/g) ?? [])
    expect(beads('stroke')).toHaveLength((viewers[at] ?? 0) / 10)
    expect(new Set(beads('stroke'))).toEqual(new Set(beads('class')))
  }
  expect(discs).toHaveLength(viewers.length)
})

test('their areas are in proportion to the viewers', () => {
  const areas = discs.map((disc) => Number(/ r="([\d.]+)"/.exec(disc)?.[1]) ** 2)
  for (const [at, area] of areas.entries()) {
    expect(area / (areas[0] ?? 0)).toBeCloseTo((viewers[at] ?? 0) / (viewers[0] ?? 0), 3)
  }
})
