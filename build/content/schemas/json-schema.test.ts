import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contentFiles } from '../load.ts'
import { readData } from '../read-source.ts'

const schemaName = (file: string) =>
  dirname(file) === 'content' ? basename(file, '.yaml') : (file.split('/')[1] ?? '')
const schemas = [...Map.groupBy(await contentFiles(), schemaName)].map(([name, files]) => ({ name, files }))

type JsonSchema = z.core.JSONSchema.BaseSchema

const choicesOf = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(choicesOf),
]

/** Returns the fields of a document that its JSON Schema does not name. */
function unknown(value: unknown, schema: JsonSchema, path: string): string[] {
  const options = choicesOf(schema)
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, at) => {
      const entries = options.flatMap(({ items, prefixItems }) => prefixItems?.[at] ?? items ?? [])
      return unknown(entry, { anyOf: entries as JsonSchema[] }, `${path}[]`)
    })
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => {
    if (name === 'confirm') return []
    const found = options.flatMap(({ properties, additionalProperties: others }) => {
      return properties?.[name] ?? (typeof others === 'object' ? others : [])
    })
    const inside = { anyOf: found as JsonSchema[] }
    return found.length === 0 ? [`${path}.${name}`] : unknown(entry, inside, `${path}.${name}`)
  })
}

test.for(schemas)(
  'an editor can be made of the schema $name: as JSON it names every field there is',
  async ({ name, files }) => {
    const { default: schema } = (await import(new URL(`./${name}.ts`, import.meta.url).href)) as { default: z.ZodType }
    const json = z.toJSONSchema(schema, { io: 'input' })
    expect(files.flatMap((file) => unknown(readData(file), json, name))).toEqual([])
  },
)
