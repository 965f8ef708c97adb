/** The folder of what was uploaded. */
export const UPLOADS = 'uploads'
/** What that is called, wherever it is named. */
export const UPLOADED_PICTURES = 'Uploaded pictures'

type Named = { title: string; value: string }

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether all that is searched for stands in it, as words of their own or as parts of others; null: it does not. */
export function matchOf({ title, value }: Named, search: string): 'whole' | 'part' | null {
  const searched = search.toLowerCase().split(/\s+/).filter(Boolean)
  const own = new Set(wordsIn(`${title} ${value}`))
  // Half a word finds neither a folder nor all that is in it: "tea" all of the team.
  const named = `${title} ${value.slice(value.indexOf('/') + 1)}`.toLowerCase()
  if (!searched.every((word) => named.includes(word) || own.has(word))) return null
  return searched.every((word) => wordsIn(word).every((each) => own.has(each))) ? 'whole' : 'part'
}

/** What has the words, whole words first; among these what was uploaded. */
export function byMatch<Picture extends Named>(pictures: readonly Picture[], search: string): Picture[] {
  const rankOf = (picture: Picture) =>
    (matchOf(picture, search) === 'whole' ? 0 : 2) + (picture.value.startsWith(`${UPLOADS}/`) ? 0 : 1)
  return pictures.filter((picture) => matchOf(picture, search) !== null).toSorted((a, b) => rankOf(a) - rankOf(b))
}
