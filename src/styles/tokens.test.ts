import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, luminance } from '../lib/contrast.ts'

const here = import.meta.dirname
const tokens = readFileSync(`${here}/tokens.css`, 'utf8')

const blocks = [...tokens.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selector,
  values: Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  ),
}))
const palette = Object.assign({}, ...blocks.map((block) => block.values).slice(0, 1)) as Record<string, string>
const grounds = blocks.flatMap(({ selector, values }) => {
  const name = /data-ground='([\w-]+)'/.exec(selector)?.[1]
  return name ? [{ name, values }] : []
})

function colour(values: Record<string, string>, token: string): string {
  const raw = values[token] ?? palette[token]
  if (!raw) throw new Error(`no token ${token}`)
  const inner = /^var\((--[\w-]+)\)$/.exec(raw)?.[1]
  return inner ? colour(values, inner) : raw
}

describe('colour tokens', () => {
  it('declares the six grounds', () => {
    expect(grounds.map((ground) => ground.name)).toEqual(['bone', 'sand', 'ink', 'ink-2', 'laterite', 'saffron'])
  })

  const text = ['--fg', '--fg-muted', '--accent', '--link', '--danger']
  const pairs = grounds.flatMap(({ name, values }) => [
    ...text.flatMap((token) => [
      { name, values, token, on: '--ground', least: 4.5 },
      { name, values, token, on: '--surface', least: 4.5 },
    ]),
    { name, values, token: '--cta-fg', on: '--cta', least: 4.5 },
    { name, values, token: '--cta-fg', on: '--cta-hover', least: 4.5 },
    { name, values, token: '--mark', on: '--ground', least: 3 },
    { name, values, token: '--focus', on: '--ground', least: 3 },
    { name, values, token: '--line-strong', on: '--ground', least: 3 },
  ])

  it.each(pairs)('$name: $token on $on reaches $least', ({ values, token, on, least }) => {
    expect(contrast(colour(values, token), colour(values, on))).toBeGreaterThanOrEqual(least)
  })
})

describe('display type', () => {
  const css = readdirSync(`${here}/..`, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

  it('takes every letter-spacing from a token, so that no cut is set tighter than it can be read', () => {
    const own = css.flatMap((file) =>
      [...readFileSync(`${here}/../${file}`, 'utf8').matchAll(/letter-spacing:\s*([^;]+);/g)]
        .map(([, value = '']) => `${file}: ${value}`)
        .filter((line) => !/: (0|inherit|var\(--tracking-[a-z]+\))$/.test(line)),
    )
    expect(own).toEqual([])
  })

  it.each([
    ['capitals', -0.005],
    ['numeral', -0.01],
    ['display', -0.005],
  ])('%s are tightened by no more than %f em', (name, least) => {
    expect(Number.parseFloat(palette[`--tracking-${name}`] ?? '')).toBeGreaterThanOrEqual(least)
  })
})

describe('the primary button', () => {
  it.each(['bone', 'ink', 'ink-2', 'laterite'])('grows lighter under the pointer on %s', (name) => {
    const values = grounds.find((ground) => ground.name === name)?.values ?? {}
    expect(luminance(colour(values, '--cta-hover'))).toBeGreaterThan(luminance(colour(values, '--cta')))
  })
})

describe('cascade layers', () => {
  it('declares the order once', () => {
    expect(readFileSync(`${here}/layers.css`, 'utf8').trim()).toBe(
      '@layer reset, tokens, base, components, figures, utilities;',
    )
    expect(readFileSync(`${here}/index.css`, 'utf8')).toMatch(/^@import '.\/layers.css';/)
  })

  it('keeps every rule of src in a declared layer', () => {
    const root = `${here}/..`
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
    expect(files.length).toBeGreaterThan(5)
    const known = ['reset', 'tokens', 'base', 'components', 'figures', 'utilities']
    for (const file of files) {
      if (/(layers|index|fonts)\.css$/.test(file)) continue
      const css = readFileSync(`${root}/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
      const names = [...css.matchAll(/@layer\s+([\w-]+)\s*\{/g)].map(([, name]) => name)
      expect(names.length, `${file} has no @layer`).toBeGreaterThan(0)
      for (const name of names) expect(known, file).toContain(name)
      expect(outsideLayers(css), `${file} has rules outside its layer`).toBe('')
    }
  })
})

function outsideLayers(css: string): string {
  let depth = 0
  let rest = ''
  for (const character of css) {
    if (character === '{') depth++
    if (depth === 0) rest += character
    if (character === '}') depth--
  }
  return rest
    .replaceAll(/@layer\s+[\w-]+/g, '')
    .replaceAll(/@import[^;]+;|@property[^;]*/g, '')
    .trim()
}
