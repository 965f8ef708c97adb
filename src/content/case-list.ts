import data from '#content/case-list.yaml'
import type schema from './schemas/case-list.ts'
import type { ContentOf } from './schemas/kit.ts'

type CaseList = ContentOf<typeof schema>
export type Poster = CaseList['order'][number]

export const caseList = data as CaseList

/** The posters beside one on the wall; the last is followed by the first. */
export function neighboursOf(brand: string): { previous: Poster; next: Poster } {
  const { order } = caseList
  const at = order.findIndex((poster) => poster.brand === brand)
  const previous = order.at(at - 1)
  const next = order[(at + 1) % order.length]
  if (at < 0 || !previous || !next) throw new Error(`${brand} is not in content/cases`)
  return { previous, next }
}
