import data from '#content/case-list.yaml'
import type { CaseSlug } from './route-ids.ts'
import type schema from './schemas/case-list.ts'
import type { ContentOf } from './schemas/kit.ts'

type CaseList = ContentOf<typeof schema>
export type Poster = CaseList['order'][number] & { slug: CaseSlug }

export const caseList = data as Omit<CaseList, 'order'> & { order: Poster[] }

/** The posters beside one on the wall; the last is followed by the first. */
export function neighboursOf(brand: string): { previous: Poster; next: Poster } {
  const { order } = caseList
  const at = order.findIndex((poster) => poster.brand === brand)
  const previous = order.at(at - 1)
  const next = order[(at + 1) % order.length]
  if (at < 0 || !previous || !next) throw new Error(`${brand} is not in the order of content/case-list.yaml`)
  return { previous, next }
}
