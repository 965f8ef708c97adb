import { globSync } from 'node:fs'
import { relative } from 'node:path'

const digits = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const letters = 52

const files = globSync('src/**/*.module.css').toSorted()
const known = new Map<string, string[]>()

/**
 * Three characters for a class of a style module: two for its file, the rest for its place among the file's names.
 * The same in every build of the same sources, as the browser's and the renderer's must agree.
 */
export function shortClassName(name: string, file: string): string {
  const index = files.indexOf(relative('.', file))
  if (index < 0 || index >= letters * digits.length) throw new Error(`No short name for ${file}`)
  const names = known.get(file) ?? []
  known.set(file, names)
  if (!names.includes(name)) names.push(name)
  const place = names.indexOf(name)
  return `${digits[index % letters]}${digits[Math.floor(index / letters)]}${place.toString(36)}`
}
