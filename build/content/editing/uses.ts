/** Finds where pictures and logos are shown. */
import { readFileSync } from 'node:fs'
import { contentFiles } from '../load.ts'
import { readValues } from '../writing/write-document.ts'
import { nameDocument } from './document-names.ts'

export type Use = { file: string; title: string }

/** Returns the documents that name each of these values, in a field or in the text of an article. */
export async function findUses(values: string[]): Promise<Record<string, Use[]>> {
  const documents = (await contentFiles()).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const entries = values.map((value): [string, Use[]] => {
    const used = documents.filter(({ file, text }) => namesPicture(text, value, file))
    return [value, used.map(({ file, text }) => ({ file, title: titleOf(file, text) }))]
  })
  return Object.fromEntries(entries)
}

/** Whether a text names a picture or logo. An article may leave out the name of its own picture folder. */
export function namesPicture(text: string, value: string, file: string): boolean {
  const plain = value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  if (new RegExp(`(?<![\\w/-])${plain}(?![\\w-])`).test(text)) return true
  const own = file.endsWith('.mdx') && value.startsWith('articles/') ? value.slice('articles/'.length) : null
  return own !== null && text.includes(`](${own}.`)
}

function titleOf(file: string, text: string): string {
  try {
    return nameDocument(file, readValues(text).fields).title
  } catch {
    return nameDocument(file, null).title
  }
}
