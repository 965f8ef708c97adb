import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const colours = new Set(
  [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--[\w-]+: (#[0-9a-f]{6});/g)].map(([, value]) => value),
)
const drawn = [
  'public/favicon.svg',
  ...['src/styles', 'src/ui', 'src/pages', 'src/sections', 'public/drawings'].flatMap(svgsIn),
]

function svgsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => `${folder}/${name}`)
}

test.each(drawn)('%s is drawn in the colours of tokens.css', (file) => {
  const used = [...readFileSync(file, 'utf8').matchAll(/#[0-9a-f]{6}\b/gi)].map(([value]) => value.toLowerCase())
  expect(used.filter((value) => !colours.has(value))).toEqual([])
})
