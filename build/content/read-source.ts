import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, normalize, relative, resolve, sep } from 'node:path'
import { parseDocument } from 'yaml'

export const contentDir = 'content'

type Override = { text: string; version: string }

/** Texts that this process reads instead of those on the disk. */
const overrides = new Map<string, Override>()
let reads: Set<string> | undefined
let overrideCount = 0

/**
 * Overrides the text of a file in this process; null restores the one on the disk, and an empty text removes the file.
 */
export function overrideSource(file: string, text: string | null): void {
  if (text === null) overrides.delete(file)
  else if (overrides.get(file)?.text !== text) overrides.set(file, { text, version: `override ${++overrideCount}` })
}

/** Runs `work` and records the files it reads. Concurrent reads would be recorded too. */
export async function withReads<T>(work: () => T | Promise<T>): Promise<{ result: T; files: Set<string> }> {
  const files = new Set<string>()
  reads = files
  try {
    return { result: await work(), files }
  } finally {
    reads = undefined
  }
}

const keyOf = (file: string): string => relative('.', resolve(file)).replaceAll(sep, '/')

/** Returns a version that changes whenever the file may have changed; empty when there is no file. */
export function sourceVersion(file: string): string {
  const override = overrides.get(keyOf(file))
  if (override) return override.version
  const source = sourceOf(file)
  const found = statSync(source, { throwIfNoEntry: false })
  return found ? `${source} ${found.mtimeMs} ${found.size}` : ''
}

/** Reads a content file with Unix line ends and without a byte order mark; SITE_FILE replaces site.yaml. */
export function readSource(file: string): string {
  reads?.add(keyOf(file))
  return cleanSource(overrides.get(keyOf(file))?.text ?? readFileSync(sourceOf(file), 'utf8'))
}

export const cleanSource = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

/**
 * Splits an article into front matter and body. The opening line of the front matter becomes empty, so that line
 * numbers are kept.
 */
export function splitArticle(source: string): { yaml: string; body: string } | null {
  const parts = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(source)
  return parts && { yaml: `\n${parts[1] ?? ''}`, body: parts[2] ?? '' }
}

const read = new Map<string, { version: string; data: unknown }>()

/** Removes `confirm: true`, which any record may have without its schema declaring it. */
export function withoutConfirm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutConfirm)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => key !== 'confirm')
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutConfirm(item)]))
}

/**
 * Returns the unchecked data of a document without its `confirm` marks, or null when its YAML is broken. Cached until
 * the file changes.
 */
export function readData(file: string): unknown {
  reads?.add(keyOf(file))
  const version = sourceVersion(file)
  const known = read.get(resolve(file))
  if (known?.version === version) return known.data
  const source = readSource(file)
  const document = parseDocument(file.endsWith('.mdx') ? (splitArticle(source)?.yaml ?? '') : source)
  const data: unknown = document.errors.length > 0 ? null : withoutConfirm(document.toJS())
  read.set(resolve(file), { version, data })
  return data
}

/** Lists the documents in a folder of `content/`, including those the overlay adds and without those it removes. */
export function documentNames(folder: string): string[] {
  const overridden = [...overrides.keys()]
    .filter((file) => dirname(file) === keyOf(folder))
    .map((file) => basename(file))
  const names = new Set([...namesIn(folder), ...namesIn(overlayOf(folder)), ...overridden])
  return [...names].filter((name) => !isRemoved(join(folder, name))).toSorted()
}

/** Lists `content/` and all folders in it. */
export function documentFolders(): string[] {
  const below = (folder: string): string[] => [
    folder,
    ...readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => below(`${folder}/${name}`)),
  ]
  return below(contentDir).map((folder) => folder.replaceAll(sep, '/'))
}

/** Whether there is a document with this path, on the disk or in the overlay. */
export const hasSource = (file: string): boolean =>
  (overrides.has(keyOf(file)) || existsSync(sourceOf(file))) && !isRemoved(file)

const namesIn = (folder: string | undefined): string[] =>
  folder !== undefined && existsSync(folder)
    ? readdirSync(folder).filter((name) => ['.yaml', '.mdx'].includes(extname(name)))
    : []

/** Whether the overlay removes a file, which it does with an empty one. */
function isRemoved(file: string): boolean {
  const text = overrides.get(keyOf(file))?.text
  if (text !== undefined) return text === ''
  const overlay = overlayOf(file)
  return overlay !== undefined && existsSync(overlay) && statSync(overlay).size === 0
}

function overlayOf(path: string): string | undefined {
  const overlay = process.env['CONTENT_OVERLAY']
  return overlay === undefined ? undefined : join(overlay, relative('.', resolve(path)))
}

/**
 * Returns the path that a content file is read from. SITE_FILE names another site.yaml, which builds the same site for
 * another brand. CONTENT_OVERLAY is a folder whose `content/` has priority, file by file; publications are built from
 * it. It may add files, and an empty file in it removes one.
 */
function sourceOf(file: string): string {
  const siteFile = process.env['SITE_FILE']
  if (siteFile !== undefined && normalize(file) === join(contentDir, 'site.yaml')) return siteFile
  const overlay = overlayOf(file)
  return overlay !== undefined && existsSync(overlay) ? overlay : file
}
