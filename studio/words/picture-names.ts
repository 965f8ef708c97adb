import { useQuery } from '@tanstack/react-query'
import type { DocumentChange, StudioDocument } from '#shared/studio/documents.ts'
import { fieldAt } from '#shared/studio/field-title.ts'
import { ofPicture } from '#shared/studio/find-changes.ts'
import { parsePath } from '#shared/values.ts'
import { folderPicturesQuery } from '../api/queries.ts'

type Shown = Pick<StudioDocument, 'file' | 'form'>

/** Returns the folder whose pictures a document describes; null for other documents. */
export const pictureFolder = ({ file, form }: Shown): string | null =>
  form.kind === 'named' && form.isPictures ? (/([^/]+)\.yaml$/.exec(file)?.[1] ?? null) : null

/** Pictures of a folder, with what they show and where they are used. */
export const useFolderPictures = (folder: string | null) =>
  useQuery({ ...folderPicturesQuery(folder ?? ''), enabled: folder !== null })

/** Adds the picture to a change of such a document; changes of other documents stay as they are. */
export function useChangeOfPicture(document: Shown): (change: DocumentChange) => DocumentChange {
  const folder = pictureFolder(document)
  const { data = [] } = useFolderPictures(folder)
  return (change) => {
    const shown = data.find(({ value }) => value === `${folder}/${parsePath(change.path)[0]}`)
    return shown ? ofPicture(change, shown) : change
  }
}

/**
 * Returns the title of a field in such a document, beginning with the name of its picture; null if that is not known.
 */
export function usePictureTitles(document: Shown): (path: string) => string | null {
  const folder = pictureFolder(document)
  const { data = [] } = useFolderPictures(folder)
  return (path) => {
    const [key, inner] = parsePath(path)
    const name = folder === null ? undefined : data.find(({ value }) => value === `${folder}/${key}`)?.name
    if (!name) return null
    return inner === undefined ? name : `${name} › ${fieldAt(document.form, path)?.title ?? ''}`
  }
}
