import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../../src/lib/contrast.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const palette = declarations(read('../../src/styles/tokens.css'))
const theme = declarations(read('theme.css'))

function declarations(css: string) {
  const [, root = ''] = /:root \{([^}]*)\}/.exec(css) ?? []
  return new Map([...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

/** Returns the value of a token in the light (0) or dark (1) theme. */
function colour(token: string, side: 0 | 1): string {
  const raw = theme.get(token) ?? palette.get(token)
  if (!raw) throw new Error(`no token ${token}`)
  const sides = /^light-dark\((.+), (.+)\)$/.exec(raw)
  const value = sides?.[side + 1] ?? raw
  const inner = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return inner ? colour(inner, side) : value
}

const GROUNDS = ['--ground', '--surface', '--raised', '--hover', '--selected']
const pairs = ([0, 1] as const).flatMap((side) => [
  ...['--fg', '--fg-muted'].flatMap((token) => GROUNDS.map((on) => ({ side, token, on, least: 4.5 }))),
  ...['--link', '--danger', '--accent'].flatMap((token) =>
    ['--ground', '--surface', '--raised'].map((on) => ({ side, token, on, least: 4.5 })),
  ),
  { side, token: '--danger', on: '--danger-ground', least: 4.5 },
  { side, token: '--good', on: '--good-ground', least: 4.5 },
  { side, token: '--fg', on: '--note-ground', least: 4.5 },
  { side, token: '--fg', on: '--danger-ground', least: 4.5 },
  { side, token: '--cta-fg', on: '--cta', least: 4.5 },
  { side, token: '--accent-fg', on: '--accent', least: 4.5 },
  ...['--mark', '--focus'].map((token) => ({ side, token, on: '--ground', least: 3 })),
  // Borders of controls, which may be on any background.
  ...GROUNDS.map((on) => ({ side, token: '--line-strong', on, least: 3 })),
  ...['new', 'contacted', 'qualified', 'proposal', 'won', 'lost'].flatMap((stage) =>
    ['--surface', '--selected'].map((on) => ({ side, token: `--stage-${stage}`, on, least: 3 })),
  ),
])

test.each(pairs)('$token on $on reaches $least (side $side)', ({ side, token, on, least }) => {
  expect(contrast(colour(token, side), colour(on, side))).toBeGreaterThanOrEqual(least)
})
