import { calendarDay } from '#shared/studio/calendar-day.ts'
import { visibilityOf } from '#shared/studio/collections.ts'
import type { DocumentValues, TakenOut } from '#shared/studio/documents.ts'
import type { ContentProcess } from './content-process.ts'
import type { Draft } from './drafts.ts'
import type { Publisher } from './publishing/publisher.ts'

type Deps = { content: ContentProcess; publisher: Publisher | null }

/** Finds the links to this page that other documents had before it was hidden and no longer have. */
export async function linksTakenOut({ content, publisher }: Deps, file: string, open: Draft[]): Promise<TakenOut[]> {
  const begun = open.flatMap(({ file: other, values, base }) => (values ? [{ file: other, values: base }] : []))
  return content.takenOut(file, [...begun, ...(await textsBeforeHiding({ content, publisher }, file))], open)
}

/** Returns the earlier texts of the documents that were published together with this page when it was last hidden. */
async function textsBeforeHiding(
  { content, publisher }: Deps,
  file: string,
): Promise<{ file: string; text: string }[]> {
  const { store } = publisher ?? {}
  for (const { version, before, after } of (await store?.historyOf(file)) ?? []) {
    const [text] = before && after ? await content.texts([{ file, before, after }]) : []
    const at = (await store?.version(version))?.at
    if (!text?.before || !text.after || at === undefined) continue
    const day = calendarDay(at, text.timeZone)
    const isShown = ({ fields }: DocumentValues) => visibilityOf(fields, day).state === 'shown'
    if (!isShown(text.before) || isShown(text.after)) continue
    const files = (await store?.filesOf(version)) ?? []
    return files.map((each) => ({ file: each.file, text: each.before }))
  }
  return []
}
