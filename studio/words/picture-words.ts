import type { Focus } from '#shared/studio/uploads.ts'
import { isRecord } from '#shared/values.ts'

/** Texts of a picture. `focus` is two percentages, such as `48% 52%`. */
export type PictureWords = { alt: string; focus: string }

const textIn = (record: unknown, name: string) => {
  const value = isRecord(record) ? record[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Returns the texts of one picture from the document of its folder; `otherwise` fills in what is missing there. */
export function pictureWords(
  fields: unknown,
  name: string,
  otherwise: { title: string; focus?: string | undefined },
): PictureWords {
  const record = isRecord(fields) ? fields[name] : undefined
  return {
    alt: textIn(record, 'alt') ?? otherwise.title,
    focus: textIn(record, 'focus') ?? otherwise.focus ?? '50% 50%',
  }
}

/** Parses a stored focus without rounding it. */
export function readFocus(text: string): Focus {
  const [x = 50, y = 50] = text.split(' ').map((part) => Number.parseInt(part))
  return { x, y }
}

export const writeFocus = ({ x, y }: Focus): string => `${x}% ${y}%`

/** Returns the fields of a folder's document with the changes of one picture; null if nothing has changed. */
export function withPictureWords(
  fields: unknown,
  name: string,
  began: PictureWords,
  next: PictureWords,
): Record<string, unknown> | null {
  const changed = {
    ...(next.alt.trim() !== began.alt && { alt: next.alt.trim() }),
    ...(next.focus !== began.focus && { focus: next.focus }),
  }
  if (Object.keys(changed).length === 0) return null
  const known = isRecord(fields) ? fields : {}
  const record = known[name]
  // Every record has a description, even if only the focus was moved.
  return { ...known, [name]: { alt: began.alt, ...(isRecord(record) ? record : {}), ...changed } }
}
