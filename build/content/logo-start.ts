import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { logoFiles } from './logo-files.ts'

const require = createRequire(import.meta.url)

/**
 * Percent of a logo's width that are empty before its drawing: its file has room on all sides, so that all logos look
 * equally large. None where it cannot be told.
 */
export function emptyStart(name: string): number {
  const file = logoFiles().logos.find((logo) => logo.name === name)?.file
  return file?.toLowerCase().endsWith('.svg') ? emptyStartOf(readFileSync(file, 'utf8')) : 0
}

export function emptyStartOf(svg: string): number {
  const [, left, width] = /\bviewBox="(\S+) \S+ (\S+) \S+"/.exec(svg)?.map(Number) ?? []
  if (left === undefined || !width) return 0
  try {
    // Not imported above: the process that renders previews may load no native code. There a logo begins with its file.
    const { Resvg } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js')
    const drawing = new Resvg(svg).getBBox()
    return drawing ? Math.max(0, Math.floor(((drawing.x - left) / width) * 100)) : 0
  } catch {
    // Not an SVG: the check of the logos says so. Or no native code.
    return 0
  }
}
