/** Reads and checks content documents. Build-time only. */
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isCollection, isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import type { ContentFiles } from './content-files.ts'
import { fieldName } from '#shared/values.ts'
import { ContentError, type Fault } from './fault.ts'
import { issueMessage, typeMessage } from './issue-message.ts'
import { cleanSource, documentFolders, documentNames, readSource, splitArticle, withoutConfirm } from './read-source.ts'
import { schemaNameOf } from './schema-name.ts'
import { yamlFaults } from './yaml-faults.ts'

export type Loaded = {
  /** Path from the project's root, with forward slashes. */
  file: string
  /** Output of the schema; undefined when there are faults. */
  data: unknown
  /** Parsed YAML before validation; undefined when the YAML is broken. */
  raw: unknown
  /** Text of an article, preceded by as many empty lines as its front matter has. */
  body?: string
  faults: Fault[]
  /** Returns the line of the value at a path, or of its nearest existing parent. */
  lineOf: (path: Path) => number
}

type Path = readonly PropertyKey[]

const schemaDir = fileURLToPath(new URL('./schemas', import.meta.url))

/** Lists all documents below content/. */
export async function contentFiles(): Promise<string[]> {
  return documentFolders()
    .flatMap((folder) => documentNames(folder).map((name) => `${folder}/${name}`))
    .toSorted()
}

/**
 * Parses a document and validates it with its schema: `content/x.yaml` with schemas/x.ts, `content/dir/any.yaml` with
 * schemas/dir.ts. Faults are returned, not thrown.
 */
export async function loadContent(path: string): Promise<Loaded> {
  const file = relative('.', resolve(path)).replaceAll(sep, '/')
  return loadText(file, readSource(file))
}

/** Same as loadContent, for a file with this text. */
export async function loadText(file: string, text: string): Promise<Loaded> {
  const source = cleanSource(text)
  const article = file.endsWith('.mdx') ? splitArticle(source) : undefined
  const yaml = article?.yaml ?? source
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false })
  const loaded = (parts: Pick<Loaded, 'data' | 'raw' | 'faults'>): Loaded => ({
    file,
    ...parts,
    ...(article && { body: '\n'.repeat(yaml.split('\n').length) + article.body }),
    lineOf: (where) => counter.linePos(positionOf(document, where)).line,
  })
  if (article === null) {
    const message = 'must begin with front matter: its fields between two lines of ---'
    return loaded({ data: undefined, raw: undefined, faults: [{ file, line: 1, path: '', message }] })
  }
  const broken = yamlFaults(yaml, document).map(({ offset, message }) => {
    return { file, line: counter.linePos(offset).line, path: '', message }
  })
  if (broken.length > 0) return loaded({ data: undefined, raw: undefined, faults: broken })

  const raw: unknown = document.toJS()
  const schema = await schemaFor(file)
  if (typeof schema === 'string') {
    return loaded({ data: undefined, raw, faults: [{ file, line: 1, path: '', message: schema }] })
  }
  const result = schema.safeParse(withoutConfirm(raw), { error: issueMessage, reportInput: true })
  const found = [...(result.success ? [] : issuesOf(result.error.issues)), ...duplicateIds(raw), ...wrongConfirms(raw)]
  const faults = found.map(({ path: where, message, cause }): Fault => {
    const line = counter.linePos(positionOf(document, where)).line
    return { file, line, path: fieldName(where), message, ...(cause && { cause }) }
  })
  return loaded({ data: result.success ? result.data : undefined, raw, faults })
}

/** Returns the checked data of a document. Throws a ContentError with file, line and field. */
export async function readContent<File extends keyof ContentFiles>(path: File): Promise<ContentFiles[File]> {
  const { data, faults } = await loadContent(path)
  if (faults.length > 0) throw new ContentError(faults)
  // Safe to cast: ContentFiles takes the type from the same schema.
  return data as ContentFiles[File]
}

/** Finds records marked `sample: true` and promises marked `confirm: true`; returns file, line and path of each. */
export async function flaggedRecords(): Promise<{ samples: Fault[]; promises: Fault[] }> {
  const samples: Fault[] = []
  const promises: Fault[] = []
  for (const file of await contentFiles()) {
    const { raw, lineOf } = await loadContent(file)
    walk(raw, [], (value, path) => {
      if (!isRecord(value)) return
      const place = { file, line: lineOf(path), path: fieldName(path) }
      const first = (fields: readonly string[]) => fields.flatMap((field) => value[field]).find(isText)
      if (value['sample'] === true) {
        const name = first(['name', 'title', 'id', 'city'])
        samples.push({ ...place, message: name ? `sample record “${name}”` : 'sample record' })
      }
      if (value['confirm'] === true) {
        const words = first(['text', 'answer', 'description', 'line', 'lead', 'note', 'paragraphs', 'points'])
        promises.push({
          ...place,
          line: lineOf([...path, 'confirm']),
          message: `promise to confirm${words ? `: “${words}”` : ''}`,
        })
      }
    })
  }
  return { samples, promises }
}

function wrongConfirms(raw: unknown): Found[] {
  const found: Found[] = []
  walk(raw, [], (value, path) => {
    if (!isRecord(value) || !('confirm' in value) || value['confirm'] === true) return
    const message = 'write confirm: true where a promise waits for the owner, or take this line out'
    found.push({ path: [...path, 'confirm'], message })
  })
  return found
}

const firstRead = new Map<string, number>()

/** Returns the schema of a content file, or the reason why it has none. */
export async function schemaFor(file: string): Promise<z.ZodType | string> {
  const name = schemaNameOf(file)
  const path = join(schemaDir, `${name}.ts`)
  if (!existsSync(path)) return `no page reads this file: build/content/schemas/${name}.ts is missing`
  // A schema edited while the development server runs has to be imported again; the query makes it another module.
  const { mtimeMs } = await stat(path)
  const first = firstRead.get(path) ?? mtimeMs
  firstRead.set(path, first)
  const version = mtimeMs === first ? '' : `?${mtimeMs}`
  const module: { default?: z.ZodType } = await import(`${pathToFileURL(path).href}${version}`)
  return module.default ?? `build/content/schemas/${name}.ts has no default export`
}

type Found = { path: Path; message: string; cause?: string }

/** Zod also reports faults inside a value of the wrong type; only the wrong type is kept. */
function issuesOf(issues: z.core.$ZodIssue[]): Found[] {
  const wrongTypes = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => fieldName(path)))
  return issues
    .filter(({ code, path }) => code === 'invalid_type' || !wrongTypes.has(fieldName(path)))
    .flatMap((issue) => {
      const { path, message } = issue
      if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], message }))
      if (issue.code === 'invalid_type') return [{ path, message: typeMessage(issue.expected, issue.input) }]
      const cause: unknown = issue.code === 'custom' ? issue.params?.['cause'] : undefined
      return [{ path, message, ...(typeof cause === 'string' && { cause }) }]
    })
}

/** Returns the offset of the value at a path, or of its nearest existing parent. */
function positionOf(document: Document, path: Path): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true)
    const key = path[depth - 1]
    if (!isCollection(parent)) continue
    if (isMap(parent)) {
      const pair = parent.items.find((item) => String(item.key) === String(key))
      const name = pair?.key
      if (isNode(name) && name.range) return name.range[0]
    } else {
      const item = parent.items[Number(key)]
      if (isNode(item) && item.range) return item.range[0]
    }
  }
  return document.contents?.range?.[0] ?? 0
}

/** Finds records of one list with the same id. */
function duplicateIds(raw: unknown): Found[] {
  const found: Found[] = []
  walk(raw, [], (value, path) => {
    if (!Array.isArray(value)) return
    const seen = new Set<unknown>()
    value.forEach((record: unknown, index) => {
      const id = isRecord(record) ? record['id'] : undefined
      if (id === undefined) return
      if (seen.has(id)) found.push({ path: [...path, index, 'id'], message: 'this id is used twice: change one' })
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

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
