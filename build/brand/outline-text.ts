// Words are outlined character by character, because opentype.js's own layout fails on substitution tables of these
// fonts.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'
import { round } from './svg.ts'

const require = createRequire(import.meta.url)

export interface Outline {
  d: string
  x: number
  y: number
  width: number
  height: number
}

const parse = (bytes: Uint8Array) => opentype.parse(new Uint8Array(bytes).buffer)

export const parseFont = (file: string) => parse(readFileSync(file))

export async function displayFont(text: string, { weight = 700, width = 90, opticalSize = 48, subset = 'latin' } = {}) {
  const file = require.resolve(
    `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${subset}-standard-normal.woff2`,
  )
  return parse(
    await subsetFont(readFileSync(file), text, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight, wdth: width, opsz: opticalSize },
    }),
  )
}

const serialise = (commands: opentype.PathCommand[], decimals = 1) =>
  commands
    .map((command) => {
      if (command.type === 'Z') return 'Z'
      const points = [command.x, command.y]
      if (command.type === 'Q') points.unshift(command.x1, command.y1)
      if (command.type === 'C') points.unshift(command.x1, command.y1, command.x2, command.y2)
      return command.type + points.map((value) => round(value, decimals)).join(' ')
    })
    .join('')

// Outlines a text. `tracking` is in thousandths of an em.
export function outline(font: opentype.Font, text: string, size: number, tracking = 0, decimals = 1): Outline {
  const drawn = new opentype.Path()
  let x = 0
  for (const { glyph, advance } of advances(font, text, size, tracking)) {
    drawn.extend(glyph.getPath(x, 0, size))
    x += advance
  }
  const box = drawn.getBoundingBox()
  return {
    d: serialise(drawn.commands, decimals),
    x: box.x1,
    y: box.y1,
    width: box.x2 - box.x1,
    height: box.y2 - box.y1,
  }
}

function advances(font: opentype.Font, text: string, size: number, tracking: number) {
  const scale = size / font.unitsPerEm
  const glyphs = [...text].map((character) => font.charToGlyph(character))
  return glyphs.map((glyph, i) => {
    const next = glyphs[i + 1]
    return {
      glyph,
      advance:
        ((glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0)) * scale +
        (next ? (tracking / 1000) * size : 0),
    }
  })
}
