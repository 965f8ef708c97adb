import caseList from '#content/case-list.yaml'

export { caseList }
export type CaseSummary = (typeof caseList)['order'][number]

/** Returns the previous and next case; the list is circular. Throws for an unknown brand. */
export function adjacentCases(brand: string): { previous: CaseSummary; next: CaseSummary } {
  const { order } = caseList
  const at = order.findIndex((entry) => entry.brand === brand)
  const previous = order.at(at - 1)
  const next = order[(at + 1) % order.length]
  if (at < 0 || !previous || !next) throw new Error(`${brand} is not in content/cases`)
  return { previous, next }
}

/** Returns the name of the case's file, which is the last part of its path. */
export function slugOf(brand: string): string {
  const poster = caseList.order.find((one) => one.brand === brand)
  if (!poster) throw new Error(`${brand} is not in content/cases`)
  return poster.slug
}
