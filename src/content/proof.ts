import data from '#content/proof.yaml'
import type { ContentOf, Metric } from './schemas/kit.ts'
import type schema from './schemas/proof.ts'

const pages = data as ContentOf<typeof schema>
type Written = ContentOf<typeof schema>[string][number]

/** One case as a page shows it: who, the figure, a sentence, and why it stands here where it did not use the service. */
export type Proof = Pick<NonNullable<Written['case']>, 'slug' | 'brand' | 'ground' | 'picture'> &
  Pick<Written, 'line' | 'nearest'> & { metric: Metric }

/** The case after a page's banner and the one before its end; none for a page that content/proof.yaml does not name. */
export function proofOf(path: string): Proof[] {
  return (pages[path] ?? []).flatMap(({ case: shown, metric: id, line, nearest }) => {
    // Left out by its schema, with a warning.
    if (!shown) return []
    const { slug, brand, ground, picture, metrics } = shown
    const metric = metrics.find((entry) => entry.id === id)
    if (!metric) throw new Error(`${brand} has no figure ${id}`)
    return { slug, brand, ground, picture, metric, line, nearest }
  })
}
