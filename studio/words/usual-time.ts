import type { ChangedDocument, PublishTime } from '#shared/studio/publish.ts'

const MINUTE_MS = 60_000
const STEP_MS = 10_000

/** Where none of its kind was measured yet: as on a small server, docs/decisions/084. */
const UNKNOWN_MS = { words: 20_000, pages: 30_000 }

/**
 * How long publishing takes, from how long the last ones of the same kind took: `about 40 seconds`, `1 to 2 minutes`;
 * without such, from what is usual.
 * With `isOfPages` pages come, go, are shown or hidden; null where that is not known.
 */
export function usualTime(times: readonly PublishTime[], isOfPages: boolean | null): string {
  const alike = times.filter((each) => isOfPages === null || each.isOfPages === isOfPages).map(({ ms }) => ms)
  if (alike.length === 0) alike.push(isOfPages ? UNKNOWN_MS.pages : UNKNOWN_MS.words)
  const [least, most] = [Math.min(...alike), Math.max(...alike)]
  if (most < MINUTE_MS) {
    const [from, to] = [least, most].map((ms) => Math.max(1, Math.ceil(ms / STEP_MS)) * 10)
    return from === to ? `about ${to} seconds` : `${from} to ${to} seconds`
  }
  const to = Math.ceil(most / MINUTE_MS)
  const minutes = to === 1 ? '1 minute' : `${to} minutes`
  if (least < MINUTE_MS * SOON) return `half a minute to ${minutes}`
  const from = Math.max(1, Math.floor(least / MINUTE_MS))
  return from === to ? `about ${minutes}` : `${from} to ${minutes}`
}

/** Of a minute: what takes longer is nearly one. */
const SOON = 0.75

/** Whether pages come, go, are shown or hidden. */
export const isOfPages = (documents: readonly Pick<ChangedDocument, 'kind' | 'changes'>[]) =>
  documents.some((each) => each.kind !== 'changed' || each.changes.some(isVisibility))

const isVisibility = ({ path }: { path: string }) => path === 'draft' || path === 'publishOn'

const SECOND_MS = 1_000

/** How long it took: `24 seconds`, `1 minute 5 seconds`. */
export function tookWords(ms: number): string {
  const all = Math.max(1, Math.round(ms / SECOND_MS))
  const [minutes, seconds] = [Math.floor(all / 60), all % 60]
  const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`
  return [...(minutes > 0 ? [count(minutes, 'minute')] : []), ...(seconds > 0 ? [count(seconds, 'second')] : [])].join(
    ' ',
  )
}
