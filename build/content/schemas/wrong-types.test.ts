import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { issueMessage } from '../issue-message.ts'
import { contentFiles } from '../load.ts'
import { readData } from '../read-source.ts'

const files = await contentFiles()
/** First document of each schema. */
const samples = [...Map.groupBy(files, schemaName)].map(([name, [file = '']]) => ({ name, file }))

function schemaName(file: string): string {
  return dirname(file) === 'content' ? basename(file, '.yaml') : (file.split('/')[1] ?? '')
}

/** Returns every path in a document, with a function that replaces its value. */
function places(value: unknown, path: string): { path: string; put: (wrong: unknown) => void }[] {
  if (typeof value !== 'object' || value === null) return []
  const parent = value as Record<string, unknown>
  return Object.keys(parent).flatMap((key) => [
    { path: `${path}.${key}`, put: (wrong: unknown) => void (parent[key] = wrong) },
    ...places(parent[key], `${path}.${key}`),
  ])
}

// Some schemas read other documents: on a busy machine the slowest takes half a minute.
test.for(samples)(
  'whatever stands in $file, its schema answers with faults',
  { timeout: 120_000 },
  async ({ name, file }) => {
    const { default: schema } = (await import(new URL(`./${name}.ts`, import.meta.url).href)) as { default: z.ZodType }
    const original = readData(file)
    const count = places(original, '').length
    expect(count).toBeGreaterThan(0)
    for (let at = 0; at < count; at += Math.ceil(count / 15)) {
      for (const wrong of [undefined, null, -1.5, '', false, [], {}, [null]]) {
        const copy: unknown = structuredClone(original)
        const place = places(copy, '')[at]
        place?.put(wrong)
        const result = schema.safeParse(copy, { error: issueMessage, reportInput: true })
        for (const issue of result.error?.issues ?? []) expect(issue.message, place?.path).toMatch(/^.{8,}$/)
      }
    }
  },
)
