/** Lists the pictures of a folder, named by the places that show them. */
import type { DocumentValues } from '#shared/studio/documents.ts'
import { entryTitle, isSimple } from '#shared/studio/entry-title.ts'
import type { FormField, PictureSlot } from '#shared/studio/form.ts'
import type { FolderPicture, PictureUse } from '#shared/studio/uploads.ts'
import { fieldName } from '#shared/values.ts'
import { contentFiles } from '../load.ts'
import { findPicture, listPictures, originalsDir } from '../pictures.ts'
import { nameDocument } from './document-names.ts'
import { readFileValues } from './file-values.ts'
import { formOf } from './form-of.ts'
import type { OpenDraft } from './open-draft.ts'
import { namesPicture } from './uses.ts'
import { walkForm, type Walked } from './walk-form.ts'

/**
 * A place that shows a picture: a field of a document, or the text of an article. `names`: possible names, each longer
 * than the one before.
 */
type Place = { value: string; use: PictureUse; names: string[]; slot: PictureSlot | null }

export async function listFolderPictures(folder: string, drafts: OpenDraft[]): Promise<FolderPicture[]> {
  const values = listPictures().filter((value) => value.startsWith(`${folder}/`))
  const places = await findPlacesOf(values, drafts)
  const named = values.map((value) => {
    const own = places.filter((place) => place.value === value).toSorted((a, b) => rankOf(a) - rankOf(b))
    return {
      value,
      names: own[0]?.names ?? [seenIn(value)],
      uses: own.map(({ use }) => use),
      onSite: wordsOnSite(value),
      slot: own.find(({ slot }) => slot?.frames.length)?.slot ?? null,
    }
  })
  return named.map(({ names, ...each }) => ({ ...each, name: nameAmong(named, names) }))
}

/** Ranks share images last, because they are usually shown on the page as well. */
const rankOf = ({ use }: Place) => (use.field?.startsWith('search.') ? 1 : 0)

/** Returns the shortest name that no other picture has; the longest when all are taken. */
const nameAmong = (all: { names: string[] }[], names: string[]): string =>
  names.find((name) => all.filter((each) => each.names.includes(name)).length === 1) ?? names.at(-1) ?? ''

function wordsOnSite(value: string): FolderPicture['onSite'] {
  const found = findPicture(value)
  if (!('alt' in found)) return null
  const { alt, focusX = 50, focusY = 50 } = found
  return { alt, focus: `${focusX}% ${focusY}%` }
}

const seenIn = (value: string): string => {
  const found = findPicture(value)
  return 'alt' in found ? entryTitle({ alt: found.alt }, GROUP) : 'Nothing is said of it yet'
}

const GROUP: FormField = { kind: 'group', title: '', help: '', optional: false, fields: [] }

/** Finds the places on the site and in drafts. A place of a document that both have counts once. */
async function findPlacesOf(values: readonly string[], drafts: OpenDraft[]): Promise<Place[]> {
  const places: Place[] = []
  const look = async (file: string, content: DocumentValues, isDraft: boolean) => {
    const { title } = nameDocument(file, content.fields)
    const form = await formOf(file).catch(() => undefined)
    for (const { path, ...found } of placesIn(content, title, form, file, values)) {
      const isKnown = places.some(
        ({ value, use }) => value === found.value && use.file === file && use.isDraft !== isDraft,
      )
      if (!isKnown) places.push({ ...found, use: { file, title, field: path, isDraft } })
    }
  }
  for (const file of await contentFiles()) {
    const content = file.startsWith(originalsDir) ? undefined : readFileValues(file)
    if (content) await look(file, content, false)
  }
  for (const { file, values: content } of drafts) {
    if (content && !file.startsWith(originalsDir)) await look(file, content, true)
  }
  return places
}

function placesIn(
  content: DocumentValues,
  title: string,
  form: FormField | undefined,
  file: string,
  values: readonly string[],
) {
  const walked = walkForm(form, content.fields)
  const byPath = new Map(walked.map((each) => [fieldName(each.path), each]))
  const inFields = walked.flatMap(({ path, titles, field, value }) => {
    if (typeof value !== 'string' || !values.includes(value)) return []
    const slot = field?.kind === 'text' ? (field.slot ?? null) : null
    const [part = '', last = ''] = [titles[0], titles.at(-1)]
    const inPart = `${title}: ${part}`
    const entry = entryAround(byPath, path)
    const names = [entry || title, inPart, ...(titles.length > 1 ? [`${inPart}, ${lowercaseFirst(last)}`] : [])]
    return [{ value, path: fieldName(path), names, slot }]
  })
  const { body } = content
  const inText = values.flatMap((value) => {
    const isThere = body !== undefined && namesPicture(body, value, file)
    return isThere ? [{ value, path: 'body', names: [title, `${title}: in its text`], slot: null }] : []
  })
  return [...inFields, ...inText]
}

const lowercaseFirst = (title: string) =>
  title.replace(/^Entry /, 'Picture ').replace(/^./, (letter) => letter.toLowerCase())

/** Returns the name of the innermost list entry around a field, such as a person, a client or a step. */
function entryAround(byPath: ReadonlyMap<string, Walked>, path: Walked['path']): string {
  const ends = path.map((_, at) => at + 1).filter((end) => end < path.length && typeof path[end - 1] === 'number')
  const names = ends.map((end) => {
    const around = byPath.get(fieldName(path.slice(0, end)))
    return around?.field && !isSimple(around.field) ? entryTitle(around.value, GROUP) : ''
  })
  return names.findLast((name) => name !== '') ?? ''
}
