import { globSync } from 'node:fs'
import { relative } from 'node:path'

const digits = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const letters = 52

const files = globSync('src/**/*.module.css').toSorted()
const known = new Map<string, string[]>()

/**
 * Shortens a CSS module's class name to three characters: two for its file, one for its index in the file. It must be
 * deterministic, because the client build and the prerender build have to agree.
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
