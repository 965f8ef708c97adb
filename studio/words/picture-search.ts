/** Folder of uploaded pictures. */
export const UPLOADS = 'uploads'
/** Title of that folder wherever it is shown. */
export const UPLOADED_PICTURES = 'Uploaded pictures'

type Named = { title: string; value: string }

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Whether all searched words are in a picture's title or name, as whole words or as parts of words; null if some are
 * missing.
 */
export function matchOf({ title, value }: Named, search: string): 'whole' | 'part' | null {
  const searched = search.toLowerCase().split(/\s+/).filter(Boolean)
  const own = new Set(wordsIn(`${title} ${value}`))
  // A part of a word must not match the folder: "tea" would find everything in “team”.
  const named = `${title} ${value.slice(value.indexOf('/') + 1)}`.toLowerCase()
  if (!searched.every((word) => named.includes(word) || own.has(word))) return null
  return searched.every((word) => wordsIn(word).every((each) => own.has(each))) ? 'whole' : 'part'
}

/** Returns the pictures that match, whole words first and, among those, uploads first. */
export function byMatch<Picture extends Named>(pictures: readonly Picture[], search: string): Picture[] {
  const rankOf = (picture: Picture) =>
    (matchOf(picture, search) === 'whole' ? 0 : 2) + (picture.value.startsWith(`${UPLOADS}/`) ? 0 : 1)
  return pictures.filter((picture) => matchOf(picture, search) !== null).toSorted((a, b) => rankOf(a) - rankOf(b))
}
