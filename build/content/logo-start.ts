import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { logoFiles } from './logo-files.ts'

const require = createRequire(import.meta.url)

/**
 * Returns the empty space before a logo's drawing, in percent of its width. The files have a margin, so that all logos
 * look equally large. 0 where it cannot be measured.
 */
export function emptyStart(name: string): number {
  const file = logoFiles().logos.find((logo) => logo.name === name)?.file
  return file?.toLowerCase().endsWith('.svg') ? emptyStartOf(readFileSync(file, 'utf8')) : 0
}

export function emptyStartOf(svg: string): number {
  const [, left, width] = /\bviewBox="(\S+) \S+ (\S+) \S+"/.exec(svg)?.map(Number) ?? []
  if (left === undefined || !width) return 0
  try {
    // Not imported at the top: the process that renders previews may not load native code. Its logos begin at the edge
    // of their file.
    const { Resvg } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js')
    const drawing = new Resvg(svg).getBBox()
    return drawing ? Math.max(0, Math.floor(((drawing.x - left) / width) * 100)) : 0
  } catch {
    // Either not an SVG, which the check of the logos reports, or no native code.
    return 0
  }
}
