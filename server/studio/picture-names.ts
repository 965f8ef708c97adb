import { basename, dirname } from 'node:path'
import type { DocumentChange } from '#shared/studio/documents.ts'
import { ofPicture } from '#shared/studio/find-changes.ts'
import type { FolderPicture } from '#shared/studio/uploads.ts'
import { parsePath } from '#shared/values.ts'
import type { ContentProcess } from './content-process.ts'
import type { Draft } from './drafts.ts'

const PICTURES = 'content/pictures'

/**
 * Replaces the titles of places in a file of picture records: the picture's alternative text in them becomes its short
 * name with the document that shows it. Places in other documents are returned unchanged.
 */
export async function withPictureNames<Place extends { path: string; title: string }>(
  content: ContentProcess,
  file: string,
  places: Place[],
  open: Draft[],
): Promise<Place[]> {
  if (dirname(file) !== PICTURES || places.length === 0) return places
  const pictureOf = await picturesIn(content, file, open)
  return places.map((place) => {
    const [, inner] = parsePath(place.path)
    const shown = pictureOf(place.path)
    if (!shown) return place
    const field = inner === undefined ? '' : (place.title.split(SEPARATOR).at(-1) ?? '')
    return { ...place, title: [nameOf(shown), field].filter(Boolean).join(SEPARATOR) }
  })
}

/** Same as withPictureNames, and adds to a change of the focus the picture it belongs to. */
export async function withPictures(
  content: ContentProcess,
  file: string,
  changes: DocumentChange[],
  open: Draft[],
): Promise<DocumentChange[]> {
  if (dirname(file) !== PICTURES || changes.length === 0) return changes
  const pictureOf = await picturesIn(content, file, open)
  const named = await withPictureNames(content, file, changes, open)
  return named.map((change) => {
    const shown = pictureOf(change.path)
    return shown ? ofPicture(change, shown) : change
  })
}

/** Returns a function that finds the picture whose record is at a path. */
async function picturesIn(content: ContentProcess, file: string, open: Draft[]) {
  const folder = basename(file, '.yaml')
  const pictures = await content.pictures(folder, open)
  return (path: string) => pictures.find(({ value }) => value === `${folder}/${parsePath(path)[0]}`)
}

const SEPARATOR = ' › '

/**
 * Returns `Nandini Krishnan (Team)`; without the document where the name includes it or no document shows the picture.
 */
function nameOf({ name, uses }: FolderPicture): string {
  const title = uses[0]?.title
  return title === undefined || name.startsWith(title) ? name : `${name} (${title})`
}
