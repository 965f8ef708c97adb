/** Converts drafts to texts of files, and compares such texts. */
import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import type { ChangedDocument } from '#shared/studio/publish.ts'
import { contentFiles, schemaFor } from '../load.ts'
import { makeForm } from '../forms/make-form.ts'
import { schemaNameOf } from '../schema-name.ts'
import { clock } from '../today.ts'
import { newText, readValues, WriteError, writeValues, type DocumentValues } from '../writing/write-document.ts'
import { isRecord, isSame } from '#shared/values.ts'
import { nameDocument } from './document-names.ts'
import { noValues } from './file-values.ts'
import { findChanges, HIDDEN } from '#shared/studio/find-changes.ts'
import { mergeValues } from './merge-values.ts'
import { pageOf } from './page-of.ts'

/** New content of a file: a draft (null to remove the document) with its base, or a whole text. */
export type WantedText = { file: string } & ({ values: DocumentValues | null; base: DocumentValues } | { text: string })

/** `after` is null when there is a `fault`. The text of a missing file is empty. */
type Text = { file: string; title: string; before: string; after: string | null; fault: string | null }
/** `isOfPages`: a page is added, removed, shown or hidden. */
export type PreparedText = Text & { isOfPages: boolean }

/** Returns the current and the new text of each file. Changes of the file since a draft was begun are kept. */
export async function prepareTexts(wanted: WantedText[]): Promise<PreparedText[]> {
  const files = await contentFiles()
  const textOf = (each: WantedText): Text => {
    const { file } = each
    const fault = (why: string, before = '', title = file) => ({ file, title, before, after: null, fault: why })
    const bytes = files.includes(file) ? readFileSync(file) : Buffer.alloc(0)
    const before = bytes.toString()
    if (!Buffer.from(before).equals(bytes)) return fault('The file is no UTF-8 text: somebody has to save it as such.')
    const title = nameDocument(file, fieldsOf(before, each)).title
    if ('text' in each) return { file, title, before, after: each.text, fault: null }
    try {
      if (each.values === null) {
        if (before === '' || isSame(readValues(before), each.base))
          return { file, title, before, after: '', fault: null }
        return fault('It was changed after somebody decided to remove it: look at it once more.', before, title)
      }
      if (before === '') return { file, title, before, after: newText(each.values), fault: null }
      const merged = mergeValues(each.base, readValues(before), each.values)
      if (!merged) {
        const why = 'The same was changed in the file meanwhile: open the document and choose which of the two stays.'
        return fault(why, before, title)
      }
      return { file, title, before, after: writeValues(before, merged), fault: null }
    } catch (error) {
      if (error instanceof WriteError) return fault(error.message, before, title)
      throw error
    }
  }
  return wanted.map((each) => {
    const text = textOf(each)
    return { ...text, isOfPages: text.after !== null && differsInPages(text.before, text.after) }
  })
}

function differsInPages(before: string, after: string): boolean {
  if (before === after) return false
  if (before === '' || after === '') return true
  const [from, to] = [before, after].map((text) => valuesOf(text)?.fields)
  if (!isRecord(from) || !isRecord(to)) return false
  return (from['draft'] === true) !== (to['draft'] === true) || !isSame(from['publishOn'], to['publishOn'])
}

/** Returns the differences between two texts of each file, field by field. */
export async function compareTexts(
  texts: { file: string; before: string; after: string }[],
): Promise<ChangedDocument[]> {
  return Promise.all(
    texts.map(async ({ file, before, after }) => {
      const fields = valuesOf(after || before)?.fields
      const name = nameDocument(file, fields)
      const whole = { path: '', title: 'All of it' }
      if (after === '') {
        const hidden = { path: 'draft', title: 'On the site', before: HIDDEN, after: null }
        const isHidden = isRecord(fields) && fields['draft'] === true
        const changes = [{ ...whole, before: name.title, after: null }, ...(isHidden ? [hidden] : [])]
        return { file, ...name, kind: 'removed', changes }
      }
      const kind = before === '' ? 'new' : 'changed'
      const schema = await schemaFor(file)
      const [from, to] = [before === '' ? noValues(file) : valuesOf(before), valuesOf(after)]
      if (typeof schema === 'string' || !from || !to) {
        return { file, ...name, kind, changes: [{ ...whole, before, after }] }
      }
      return { file, ...name, kind, changes: findChanges(makeForm(schemaNameOf(file), schema), from, to) }
    }),
  )
}

/** Returns the values of each file before and after, null where it does not exist, and the path of its page. */
export const readTexts = (texts: { file: string; before: string; after: string }[]) =>
  texts.map(({ file, before, after }) => ({
    file,
    path: pageOf(file)?.path ?? null,
    timeZone: clock().timeZone,
    before: before === '' ? null : valuesOf(before),
    after: after === '' ? null : valuesOf(after),
  }))

/** Rebases a draft on the new text of its file. Null when its changes cannot be applied. */
export function rebaseDraft({ base, values, text }: { base: DocumentValues; values: DocumentValues; text: string }) {
  const now = valuesOf(text)
  const merged = now && mergeValues(base, now, values)
  return merged && { values: merged, base: now, baseVersion: hashOf(text), isDone: isSame(merged, now) }
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Returns the fields of a file; of a file that does not exist yet, its new fields. */
function fieldsOf(before: string, wanted: WantedText): unknown {
  if (before === '' && !('text' in wanted)) return wanted.values?.fields
  return valuesOf(before === '' && 'text' in wanted ? wanted.text : before)?.fields
}

function valuesOf(text: string): DocumentValues | null {
  try {
    return readValues(text)
  } catch (error) {
    if (error instanceof WriteError) return null
    throw error
  }
}
