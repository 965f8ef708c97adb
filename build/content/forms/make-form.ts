/** Makes the form of a document from its schema. */
import { z } from 'zod'
import { FLAG_KINDS, TEXT_KINDS, type FormField, type NamedField } from '#shared/studio/form.ts'
import { describeSlot } from '../picture-slots.ts'
import { findWords, optionTitle } from './find-words.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema
type Common = Pick<FormField, 'title' | 'help' | 'optional'>

/** Called with the path of each field without words, such as `home:banner.text`. */
type Missing = (what: string) => void

/** Longest text that is typed in a single line. */
const MAX_LINE_LENGTH = 100
const UNLIMITED = 2_000
const LONG_NAMES =
  /^(text|lead|para|paragraphs|statement|opening|outcome|explanation|note|philosophy|help|items|greeting|privacy|closing)$/

/**
 * Makes the form of documents with this schema. `name` is the schema's, such as `home`. Titles and helps are those of
 * the schema's `.meta({ title, help, widget })`, otherwise those of `words/`.
 */
export function makeForm(name: string, schema: z.ZodType, onMissing: Missing = () => undefined): FormField {
  // The casts here and below are safe: Zod writes no boolean schemas, which the type of JSON Schema allows.
  const json = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema
  return new FormMaker(name, onMissing).field(json, [], { title: name, help: '', optional: false })
}

class FormMaker {
  readonly #name: string
  readonly #onMissing: Missing

  constructor(name: string, onMissing: Missing) {
    this.#name = name
    this.#onMissing = onMissing
  }

  field(json: JsonSchema, path: string[], common: Common, entry?: string, inner?: string): FormField {
    const options = optionsOf(json)
    if (options)
      return options.every(({ type }) => type === 'object')
        ? this.#kinds(options, path, common)
        : this.#either(options, path, common)
    if (json.const !== undefined) {
      return typeof json.const === 'boolean'
        ? { ...common, kind: 'tick', isFlag: true, ...waitingOf(json) }
        : { ...common, kind: 'fixed', value: String(json.const) }
    }
    if (json.enum)
      return {
        ...common,
        kind: 'choice',
        options: json.enum.map((value) => this.#option(String(value), path)),
        ...(metaValue(json, 'isRead') === true && { isRead: true }),
      }
    switch (json.type) {
      case 'boolean':
        return { ...common, kind: 'tick', isFlag: false }
      case 'integer':
      case 'number':
        return this.#number(json, common)
      case 'string':
        return this.#text(json, path, common)
      case 'array':
        return this.#list(json, path, common, entry, inner)
      case 'object':
        return this.#record(json, path, common)
      default:
        throw new Error(`${this.#where(path)}: no field for the type ${String(json.type)}`)
    }
  }

  #number(json: JsonSchema, common: Common): FormField {
    return {
      ...common,
      kind: 'number',
      isPerson: widgetOf(json) === 'person',
      isWhole: json.type === 'integer',
      ...limits(json.minimum, json.maximum),
    }
  }

  #text(json: JsonSchema, path: string[], common: Common): FormField {
    const { maxLength = UNLIMITED, minLength = 0 } = json
    const widget = TEXT_KINDS.find((kind) => kind === widgetOf(json)) ?? FORMATS[json.format ?? '']
    const isLong = maxLength < UNLIMITED ? maxLength > MAX_LINE_LENGTH : LONG_NAMES.test(path.at(-1) ?? '')
    return {
      ...common,
      kind: 'text',
      text: widget ?? (isLong ? 'long' : 'line'),
      ...(minLength > 1 && { min: minLength }),
      ...(maxLength < UNLIMITED && { max: maxLength }),
      ...countedSchema.parse(metaValue(json, 'counted')),
      ...(metaValue(json, 'words') !== undefined && { words: wordLimitsSchema.parse(metaValue(json, 'words')) }),
      ...(widget === 'picture' && { slot: describeSlot(metaValue(json, 'slot')) }),
    }
  }

  #list(json: JsonSchema, path: string[], common: Common, entry?: string, inner?: string): FormField {
    if (!entry) this.#onMissing(`${this.#where(path)} (what one entry is called)`)
    const named = { title: entry ?? 'Entry', help: '', optional: false }
    const items = json.prefixItems
    if (items) {
      return {
        ...common,
        kind: 'tuple',
        items: items.map((item) => this.field(item as JsonSchema, path, named, inner)),
      }
    }
    return {
      ...common,
      kind: 'list',
      entry: named.title,
      item: this.field(json.items as JsonSchema, path, named, inner),
      ...limits(json.minItems, json.maxItems),
    }
  }

  #record(json: JsonSchema, path: string[], common: Common): FormField {
    const others = json.additionalProperties
    const fields = this.#fields(json, path)
    if (typeof others !== 'object') return { ...common, kind: 'group', fields }
    const words = this.#words(others, [...path, '*'])
    const item = this.field(others, path, { ...words, optional: false }, words.entry)
    const isPictures = widgetOf(json) === 'pictures'
    return { ...common, kind: 'named', fields, item, ...(isPictures && { isPictures }) }
  }

  #fields({ properties = {}, required = [] }: JsonSchema, path: string[]): NamedField[] {
    return Object.entries(properties).map(([name, property]) => {
      const json = property as JsonSchema
      const at = [...path, name]
      const { entry, inner, ...words } = this.#words(json, at)
      const common = { ...words, optional: !required.includes(name) }
      return { name, field: this.field(json, at, common, entry, inner) }
    })
  }

  #kinds(options: JsonSchema[], path: string[], common: Common): FormField {
    const by = discriminatorOf(options)
    const byKind = Map.groupBy(options, (option) => String(property(option, by)?.const))
    const variants = [...byKind].map(([value, same]) => ({
      value,
      title: this.#option(value, path).title,
      fields: this.#fields(same.length > 1 ? mergeLayouts(same) : (same[0] ?? {}), path),
    }))
    return { ...common, kind: 'kinds', by, variants }
  }

  /** Makes the field for a text or a record, which are told apart by the value. */
  #either(options: JsonSchema[], path: string[], common: Common): FormField {
    const each = options.map((option) => {
      const {
        entry: _entry,
        inner: _inner,
        ...words
      } = this.#words(option, [...path.slice(0, -1), `${path.at(-1)}|${String(option.type)}`])
      return this.field(option, path, { ...words, optional: false })
    })
    return { ...common, kind: 'either', options: each }
  }

  #words(json: JsonSchema, path: string[]) {
    const { title, help } = metaOf(json)
    const found = findWords(this.#name, path)
    const name = path.at(-1) ?? ''
    if (found === undefined && title === undefined) this.#onMissing(this.#where(path))
    const { entry, inner } = found ?? {}
    return { title: title ?? found?.title ?? name, help: help ?? found?.help ?? '', entry, inner }
  }

  #option(value: string, path: string[]) {
    const title = optionTitle(value)
    if (title === undefined) this.#onMissing(`${this.#where(path)} (option ${value})`)
    return { value, title: title ?? value }
  }

  #where = (path: string[]): string => `${this.#name}:${path.join('.')}`
}

const FORMATS: Record<string, 'day' | 'web-address' | 'email'> = { date: 'day', uri: 'web-address', email: 'email' }

const limits = (min?: number, max?: number) => ({
  ...(min !== undefined && Math.abs(min) < Number.MAX_SAFE_INTEGER && { min }),
  ...(max !== undefined && Math.abs(max) < Number.MAX_SAFE_INTEGER && { max }),
})

function metaOf(json: JsonSchema): { title: string | undefined; help: string | undefined } {
  const { title, help }: { title?: unknown; help?: unknown } = json
  return { title: typeof title === 'string' ? title : undefined, help: typeof help === 'string' ? help : undefined }
}

const metaValue = (json: JsonSchema, name: string): unknown => (json as Record<string, unknown>)[name]
const widgetOf = (json: JsonSchema): unknown => metaValue(json, 'widget')

/** Limits of a text that include what the site appends. */
const countedSchema = z
  .object({
    tail: z.string(),
    min: z.number(),
    max: z.number(),
    unless: z.string().optional(),
    most: z.number().optional(),
  })
  .optional()

const waitsSchema = z.enum(FLAG_KINDS).optional()

function waitingOf(json: JsonSchema) {
  const waits = waitsSchema.parse(metaValue(json, 'waits'))
  return waits && { waits }
}

const wordLimitsSchema = z.object({ min: z.number(), max: z.number() })

/** Returns the alternatives of a union, including those of nested unions. */
function optionsOf(json: JsonSchema): JsonSchema[] | undefined {
  const options = (json.oneOf ?? json.anyOf) as JsonSchema[] | undefined
  return options?.flatMap((option) => optionsOf(option) ?? [option])
}

const property = (json: JsonSchema, name: string) => json.properties?.[name] as JsonSchema | undefined

const valuesOf = (json: JsonSchema | undefined): string[] =>
  (json?.enum ?? (json?.const === undefined ? [] : [json.const])).map(String)

/** Returns the field whose value tells the kinds of a record apart. */
function discriminatorOf(options: JsonSchema[]): string {
  const names = Object.keys(options[0]?.properties ?? {})
  const found = names.find((name) => options.every((option) => property(option, name)?.const !== undefined))
  if (found === undefined) throw new Error(`no field tells ${options.length} kinds apart`)
  return found
}

/** Merges the layouts of one kind: it has the fields of all of them, and those that some layouts lack are optional. */
function mergeLayouts(layouts: JsonSchema[]): JsonSchema {
  const properties = Object.assign({}, ...layouts.map((option) => option.properties)) as NonNullable<
    JsonSchema['properties']
  >
  const required = Object.keys(properties).filter((name) => layouts.every((option) => option.required?.includes(name)))
  const layout = { type: 'string' as const, enum: layouts.flatMap((option) => valuesOf(property(option, 'layout'))) }
  return { type: 'object', properties: { ...properties, layout }, required }
}
