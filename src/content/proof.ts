import data from '#content/proof.yaml'
import type { ContentOf, Metric } from './schemas/kit.ts'
import type schema from './schemas/proof.ts'

const pages = data as ContentOf<typeof schema> as Record<string, [Written, Written]>
type Written = ContentOf<typeof schema>[string][number]

/** One case as a page shows it: who, the figure, a sentence, and why it stands here where it did not use the service. */
export type Proof = Pick<Written['case'], 'slug' | 'brand' | 'ground' | 'picture'> &
  Pick<Written, 'line' | 'nearest'> & { metric: Metric }

/** The case after a page's banner and the one before its end; none for a page that content/proof.yaml does not name. */
export function proofOf(path: string): Proof[] {
  return (pages[path] ?? []).map(({ case: { slug, brand, ground, picture, metrics }, metric: id, line, nearest }) => {
    const metric = metrics.find((entry) => entry.id === id)
    if (!metric) throw new Error(`${brand} has no figure ${id}`)
    return { slug, brand, ground, picture, metric, line, nearest }
  })
}
