import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, normalize, relative, resolve, sep } from 'node:path'
import { parseDocument } from 'yaml'

export const contentDir = 'content'

type Override = { text: string; version: string }

/** Texts that this process reads in place of those on the disk. */
const overrides = new Map<string, Override>()
let reads: Set<string> | undefined
let overrideCount = 0

/** What a file is to say in this process from now on; null: what the disk says. One without any text is removed. */
export function overrideSource(file: string, text: string | null): void {
  if (text === null) overrides.delete(file)
  else if (overrides.get(file)?.text !== text) overrides.set(file, { text, version: `override ${++overrideCount}` })
}

/** What `work` gives, and the files it has read. Nothing else may read meanwhile: that would be taken for its own. */
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

/** Another one whenever the file may say something else; empty when there is none. */
export function sourceVersion(file: string): string {
  const override = overrides.get(keyOf(file))
  if (override) return override.version
  const source = sourceOf(file)
  const found = statSync(source, { throwIfNoEntry: false })
  return found ? `${source} ${found.mtimeMs} ${found.size}` : ''
}

/** The text of a content file with Unix line ends and without a byte order mark; SITE_FILE stands in for site.yaml. */
export function readSource(file: string): string {
  reads?.add(keyOf(file))
  return cleanSource(overrides.get(keyOf(file))?.text ?? readFileSync(sourceOf(file), 'utf8'))
}

export const cleanSource = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

/** The front matter (its opening line left empty, so that lines keep their numbers) and the body of an article. */
export function splitArticle(source: string): { yaml: string; body: string } | null {
  const parts = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(source)
  return parts && { yaml: `\n${parts[1] ?? ''}`, body: parts[2] ?? '' }
}

const read = new Map<string, { version: string; data: unknown }>()

/** A promise may be marked with `confirm: true` in any record, and no schema has to know of it. */
export function withoutConfirm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutConfirm)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => key !== 'confirm')
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutConfirm(item)]))
}

/**
 * The unchecked data of a document without its `confirm` marks, or null when its YAML is broken. Read again when the
 * file has changed.
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

/** The names of the documents in a folder of `content/`: with those that the overlay adds, without those it removes. */
export function documentNames(folder: string): string[] {
  const overridden = [...overrides.keys()]
    .filter((file) => dirname(file) === keyOf(folder))
    .map((file) => basename(file))
  const names = new Set([...namesIn(folder), ...namesIn(overlayOf(folder)), ...overridden])
  return [...names].filter((name) => !isRemoved(join(folder, name))).toSorted()
}

/** The folders of `content/` that may hold documents, itself included. */
export function documentFolders(): string[] {
  const below = (folder: string): string[] => [
    folder,
    ...readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => below(`${folder}/${name}`)),
  ]
  return below(contentDir).map((folder) => folder.replaceAll(sep, '/'))
}

/** Whether there is a document of this path, in the overlay or without it. */
export const hasSource = (file: string): boolean =>
  (overrides.has(keyOf(file)) || existsSync(sourceOf(file))) && !isRemoved(file)

const namesIn = (folder: string | undefined): string[] =>
  folder !== undefined && existsSync(folder)
    ? readdirSync(folder).filter((name) => ['.yaml', '.mdx'].includes(extname(name)))
    : []

/** A file without any text in the overlay is one that is removed. */
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
 * SITE_FILE names another site.yaml, so that the same site can be built for another brand. CONTENT_OVERLAY is a folder
 * whose `content/` stands before ours, file by file: what is about to be published is built from there. A file in it may
 * be a new one; one without any text stands for a file that is removed.
 */
function sourceOf(file: string): string {
  const siteFile = process.env['SITE_FILE']
  if (siteFile !== undefined && normalize(file) === join(contentDir, 'site.yaml')) return siteFile
  const overlay = overlayOf(file)
  return overlay !== undefined && existsSync(overlay) ? overlay : file
}
