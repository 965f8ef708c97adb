import type { ChangedDocument, PublishTime } from '#shared/studio/publish.ts'

const MINUTE_MS = 60_000
const STEP_MS = 10_000

/** Durations assumed before any was measured: those of a small server, see docs/decisions/084. */
const UNKNOWN_MS = { words: 20_000, pages: 30_000 }

/**
 * Says how long publishing usually takes, from the last durations of the same kind: `about 40 seconds`, `1 to 2
 * minutes`; without any, from UNKNOWN_MS. `isOfPages`: pages are added, removed, shown or hidden; null if that is not
 * known.
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

/** Share of a minute; longer durations are called a minute. */
const SOON = 0.75

/** Whether pages are added, removed, shown or hidden. */
export const isOfPages = (documents: readonly Pick<ChangedDocument, 'kind' | 'changes'>[]) =>
  documents.some((each) => each.kind !== 'changed' || each.changes.some(isVisibility))

const isVisibility = ({ path }: { path: string }) => path === 'draft' || path === 'publishOn'

const SECOND_MS = 1_000

/** Formats a duration: `24 seconds`, `1 minute 5 seconds`. */
export function tookWords(ms: number): string {
  const all = Math.max(1, Math.round(ms / SECOND_MS))
  const [minutes, seconds] = [Math.floor(all / 60), all % 60]
  const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`
  return [...(minutes > 0 ? [count(minutes, 'minute')] : []), ...(seconds > 0 ? [count(seconds, 'second')] : [])].join(
    ' ',
  )
}
