import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldAt } from '#shared/studio/field-title.ts'
import { formFieldSchema, type FormField } from '#shared/studio/form.ts'
import { contentFiles } from '../load.ts'
import { readData } from '../read-source.ts'
import { schemaNameOf } from '../schema-name.ts'
import { isRecord } from '#shared/values.ts'
import { allWords, findWords } from './find-words.ts'
import { confirm, sample } from '../schemas/fields.ts'
import { makeForm } from './make-form.ts'

const names = [...new Set((await contentFiles()).map(schemaNameOf))]
const schemas = await Promise.all(
  names.map(async (name) => {
    const module = (await import(`../schemas/${name}.ts`)) as { default: z.ZodType }
    return { name, schema: module.default }
  }),
)

test.for(schemas)('every field of $name has a title and a help in plain words', ({ name, schema }) => {
  const missing: string[] = []
  const form = makeForm(name, schema, (what) => missing.push(what))
  expect(missing).toEqual([])
  expect(formFieldSchema.parse(form)).toEqual(form)
})

test('no words are left for fields that are gone', () => {
  const used = new Set<string | undefined>(['articles:body'])
  const walk = (name: string, field: FormField, path: string[]): void => {
    used.add(findWords(name, path)?.key)
    const inside = (fields: { name: string; field: FormField }[]) =>
      fields.forEach((entry) => walk(name, entry.field, [...path, entry.name]))
    if (field.kind === 'group') inside(field.fields)
    if (field.kind === 'list') walk(name, field.item, path)
    if (field.kind === 'tuple') field.items.forEach((item) => walk(name, item, path))
    if (field.kind === 'either') {
      field.options.forEach((option) => walk(name, option, path))
      const types = ['string', 'object'].map((type) => [...path.slice(0, -1), `${path.at(-1)}|${type}`])
      types.forEach((type) => used.add(findWords(name, type)?.key))
    }
    if (field.kind === 'kinds') field.variants.forEach((variant) => inside(variant.fields))
    if (field.kind === 'named') {
      inside(field.fields)
      used.add(findWords(name, [...path, '*'])?.key)
      walk(name, field.item, path)
    }
  }
  for (const { name, schema } of schemas) walk(name, makeForm(name, schema), [])
  expect(allWords().filter((key) => !used.has(key))).toEqual([])
})

test('the title for search results is counted with the name of the agency', async () => {
  const { search } = await import('../schemas/page-fields.ts')
  const form = makeForm('about', z.strictObject({ search: search() }))
  expect(fieldAt(form, 'search.title')).toMatchObject({ min: 30, max: 60, tail: ' | {brand}' })
})

/** Returns the values of a document that have no field in its form. */
function unknown(value: unknown, field: FormField, path: string): string[] {
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.flatMap((entry: unknown, at) => unknown(entry, field.item, `${path}[${at}]`))
  }
  if (field.kind === 'tuple' && Array.isArray(value)) {
    return value.flatMap((entry: unknown, at) => {
      const item = field.items[at]
      return item ? unknown(entry, item, `${path}[${at}]`) : [`${path}[${at}]`]
    })
  }
  if (field.kind === 'either') {
    return field.options.map((option) => unknown(value, option, path)).find((found) => found.length === 0) ?? [path]
  }
  if (!isRecord(value)) {
    const isText = ['text', 'choice', 'fixed'].includes(field.kind)
    const fits = { string: isText, number: field.kind === 'number', boolean: field.kind === 'tick' }[
      typeof value as 'string'
    ]
    return fits ? [] : [`${path}: ${typeof value} in ${field.kind}`]
  }
  const fields =
    field.kind === 'kinds'
      ? field.variants.find((variant) => variant.value === value[field.by])?.fields
      : field.kind === 'group' || field.kind === 'named'
        ? field.fields
        : undefined
  return Object.entries(value).flatMap(([name, entry]) => {
    if (name === 'confirm') return []
    const found = fields?.find((each) => each.name === name)?.field ?? (field.kind === 'named' ? field.item : undefined)
    return found ? unknown(entry, found, `${path}.${name}`) : [`${path}.${name}`]
  })
}

test.for(await contentFiles())('the form of %s has a field for each of its values', (file) => {
  const name = schemaNameOf(file)
  const schema = schemas.find((each) => each.name === name)?.schema
  expect(schema && unknown(readData(file), makeForm(name, schema), basename(file))).toEqual([])
})

test('a tick on a sample or a promise is known by its schema, not by its name', () => {
  const schema = z.strictObject({ sample: z.literal(true).optional(), invented: sample(), agreed: confirm() })
  const form = makeForm('any', schema)
  const ticks = form.kind === 'group' ? form.fields.map(({ field }) => field.kind === 'tick' && field.waits) : []
  expect(ticks).toEqual([undefined, 'sample', 'confirm'])
})

test('a schema’s own words go before those found by name', () => {
  const schema = z.strictObject({ text: z.string().meta({ title: 'Greeting', help: 'What we say.', widget: 'page' }) })
  const form = makeForm('any', schema)
  expect(form.kind === 'group' && form.fields).toEqual([
    { name: 'text', field: { kind: 'text', text: 'page', title: 'Greeting', help: 'What we say.', optional: false } },
  ])
})

test('a field without words is named', () => {
  const missing: string[] = []
  makeForm('any', z.strictObject({ banner: z.strictObject({ xyz: z.array(z.string()) }) }), (what) =>
    missing.push(what),
  )
  expect(missing).toEqual(['any:banner.xyz', 'any:banner.xyz (what one entry is called)'])
})

test('there is a schema for every file beside the tests', () => {
  const files = readdirSync(new URL('../schemas', import.meta.url)).map((name) => basename(name, '.ts'))
  expect(names.filter((name) => !files.includes(name))).toEqual([])
})
