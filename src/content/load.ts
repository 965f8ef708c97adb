/** Reads and checks content documents. Build-time only. */
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isCollection, isMap, LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'

export type Fault = { file: string; line: number; path: string; message: string }
export type Loaded = { file: string; data: unknown; raw: unknown; body?: string; faults: Fault[] }

export class ContentError extends Error {
  readonly faults: Fault[]
  constructor(faults: Fault[]) {
    super(faults.map(faultLine).join('\n'))
    this.name = 'ContentError'
    this.faults = faults
  }
}

/** `content/team.yaml:12 people[3].title: missing` */
export const faultLine = (fault: Fault) =>
  `${fault.file}:${fault.line}${fault.path ? ` ${fault.path}` : ''}: ${fault.message}`

const root = 'content'
const schemas = 'src/content/schemas'

/** SITE_FILE names another site.yaml, so that the same site can be built for another brand. */
const siteFile = () => process.env['SITE_FILE']

/** Every document below content/, pictures' own texts excepted. */
export async function contentFiles(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && ['.yaml', '.mdx'].includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(root, 'pictures')))
    .toSorted()
}

/**
 * Parses a document and checks it against its schema: `content/x.yaml` against schemas/x.ts,
 * `content/dir/any.yaml` against schemas/dir.ts. Faults are returned, not thrown.
 */
export async function loadContent(path: string): Promise<Loaded> {
  const file = relative('.', resolve(path))
  const source = await readFile(file === join(root, 'site.yaml') ? (siteFile() ?? file) : file, 'utf8')
  const isArticle = file.endsWith('.mdx')
  const parts = isArticle ? /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) : undefined
  if (isArticle && !parts) return failed(file, 1, 'must begin with front matter between two lines of ---')
  const yaml = parts?.[1] ?? source
  const offset = isArticle ? 1 : 0
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false })
  const lineAt = (position: number) => counter.linePos(position).line + offset
  const [broken] = document.errors
  if (broken) return failed(file, lineAt(broken.pos[0]), broken.message)

  const raw: unknown = document.toJS()
  const schema = await schemaFor(file)
  if (typeof schema === 'string') return failed(file, 1, schema)
  const result = schema.safeParse(raw)
  const faults = result.success
    ? []
    : result.error.issues.flatMap((issue) =>
        faultsOf(issue).map(({ path: where, message }) => ({
          file,
          line: lineAt(positionOf(document, where)),
          path: dotted(where),
          message,
        })),
      )
  for (const where of duplicateIds(raw)) {
    faults.push({
      file,
      line: lineAt(positionOf(document, where)),
      path: dotted(where),
      message: 'this id is used twice',
    })
  }
  return {
    file,
    data: result.success ? result.data : undefined,
    raw,
    faults,
    ...(parts && { body: '\n'.repeat(yaml.split('\n').length) + (parts[2] ?? '') }),
  }
}

/** The checked data of a document. Throws a ContentError that names file, line and field. */
export async function readContent<T>(path: string): Promise<T> {
  const loaded = await loadContent(path)
  if (loaded.faults.length > 0) throw new ContentError(loaded.faults)
  return loaded.data as T
}

/** Where records marked `sample: true` stand: file, line and path of each. */
export async function sampleRecords(): Promise<Fault[]> {
  const found: Fault[] = []
  for (const file of await contentFiles()) {
    const { raw } = await loadContent(file)
    const source = (await readFile(file === join(root, 'site.yaml') ? (siteFile() ?? file) : file, 'utf8')).replace(
      /^---\n/,
      '\n',
    )
    const counter = new LineCounter()
    const document = parseDocument(file.endsWith('.mdx') ? (source.split('\n---\n')[0] ?? '') : source, {
      lineCounter: counter,
    })
    walk(raw, [], (value, path) => {
      if (!isRecord(value) || value['sample'] !== true) return
      const name = [value['name'], value['title'], value['id'], value['city']].find((part) => typeof part === 'string')
      found.push({
        file,
        line: counter.linePos(positionOf(document, path)).line,
        path: dotted(path),
        message: name ? `sample record “${String(name)}”` : 'sample record',
      })
    })
  }
  return found
}

const firstRead = new Map<string, number>()

async function schemaFor(file: string): Promise<z.ZodType | string> {
  const folder = relative(root, dirname(file))
  const name = folder ? (folder.split('/')[0] ?? folder) : basename(file, extname(file))
  const path = resolve(schemas, `${name}.ts`)
  if (!existsSync(path)) return `no schema for this file: ${schemas}/${name}.ts is missing`
  // A schema edited while the development server runs has to be read again; a query makes it another module.
  const { mtimeMs } = await stat(path)
  const first = firstRead.get(path) ?? mtimeMs
  firstRead.set(path, first)
  const version = mtimeMs === first ? '' : `?${mtimeMs}`
  const module: { default?: z.ZodType } = await import(`${pathToFileURL(path).href}${version}`)
  return module.default ?? `${schemas}/${name}.ts has no default export`
}

type Path = readonly PropertyKey[]

function faultsOf(issue: z.core.$ZodIssue): { path: Path; message: string }[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: 'unknown key' }))
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return [{ path: issue.path, message: 'missing' }]
  return [{ path: issue.path, message: issue.message }]
}

/** Where in the text the value at a path (or its nearest existing parent) stands. */
function positionOf(document: Document, path: Path): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true)
    const key = path[depth - 1]
    if (!isCollection(parent)) continue
    if (isMap(parent)) {
      const pair = parent.items.find((item) => String(item.key) === String(key))
      const range = (pair?.key as { range?: [number, number, number] } | undefined)?.range
      if (range) return range[0]
    } else {
      const item = parent.items[Number(key)] as { range?: [number, number, number] } | undefined
      if (item?.range) return item.range[0]
    }
  }
  return document.contents?.range?.[0] ?? 0
}

function dotted(path: Path): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text ? `${text}.${String(part)}` : String(part)
  }, '')
}

/** Lists whose records share an id. */
function duplicateIds(raw: unknown): Path[] {
  const found: Path[] = []
  walk(raw, [], (value, path) => {
    if (!Array.isArray(value)) return
    const seen = new Set<unknown>()
    value.forEach((record: unknown, index) => {
      const id = isRecord(record) ? record['id'] : undefined
      if (id === undefined) return
      if (seen.has(id)) found.push([...path, index, 'id'])
      seen.add(id)
    })
  })
  return found
}

function walk(value: unknown, path: Path, visit: (value: unknown, path: Path) => void): void {
  visit(value, path)
  if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...path, index], visit))
  else if (isRecord(value)) for (const [key, item] of Object.entries(value)) walk(item, [...path, key], visit)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const failed = (file: string, line: number, message: string): Loaded => ({
  file,
  data: undefined,
  raw: undefined,
  faults: [{ file, line, path: '', message }],
})
