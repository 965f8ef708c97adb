import { readFileSync } from 'node:fs'

const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')

/** Returns a brand colour of src/styles/tokens.css, such as `#12173A`. */
export function token(name: string): string {
  const [, value] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens) ?? []
  if (!value) throw new Error(`src/styles/tokens.css has no colour --${name}`)
  return value.toUpperCase()
}

/** Colours of patterns, favicon, maps, share images and the theme colour. */
export const palette = {
  ink: token('ink'),
  ink2: token('ink-2'),
  laterite: token('laterite'),
  clay: token('clay'),
  saffron: token('saffron'),
  sand: token('sand'),
  bone: token('bone'),
  cobalt: token('cobalt'),
  muted: token('muted'),
  periwinkle: token('periwinkle'),
  ember: token('ember'),
}

export type Colour = string
