import { useQuery } from '@tanstack/react-query'
import type { DocumentChange, StudioDocument } from '#shared/studio/documents.ts'
import { fieldAt } from '#shared/studio/field-title.ts'
import { ofPicture } from '#shared/studio/find-changes.ts'
import { parsePath } from '#shared/values.ts'
import { folderPicturesQuery } from '../api/queries.ts'

type Shown = Pick<StudioDocument, 'file' | 'form'>

/** The folder whose pictures a document has the words for; null for other documents. */
export const pictureFolder = ({ file, form }: Shown): string | null =>
  form.kind === 'named' && form.isPictures ? (/([^/]+)\.yaml$/.exec(file)?.[1] ?? null) : null

/** The pictures of a folder by what they are and where they are shown. */
export const useFolderPictures = (folder: string | null) =>
  useQuery({ ...folderPicturesQuery(folder ?? ''), enabled: folder !== null })

/** A change of such a document with the picture that it is about; others as they are. */
export function useChangeOfPicture(document: Shown): (change: DocumentChange) => DocumentChange {
  const folder = pictureFolder(document)
  const { data = [] } = useFolderPictures(folder)
  return (change) => {
    const shown = data.find(({ value }) => value === `${folder}/${parsePath(change.path)[0]}`)
    return shown ? ofPicture(change, shown) : change
  }
}

/** What a field of such a document is called, by the name of its picture; null where that is not known. */
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
