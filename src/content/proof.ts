import pages from '#content/proof.yaml'
import type { Metric } from '../../build/content/schemas/fields.ts'

type Written = (typeof pages)[string][number]

/** One case as a page shows it: who, the figure, a sentence, and why it stands here where it did not use the service. */
export type Proof = Pick<NonNullable<Written['case']>, 'slug' | 'brand' | 'ground' | 'picture' | 'detailPicture'> &
  Pick<Written, 'line' | 'nearest'> & { metric: Metric }

/**
 * The cases a page shows, after its banner and before its end; empty for a page that content/proof.yaml does not name.
 * Throws where neither a figure nor a known metric is written.
 */
export function proofOf(path: string): Proof[] {
  return (pages[path] ?? []).flatMap(({ case: shown, metric: id, figure, line, nearest }) => {
    // Left out by its schema, with a warning.
    if (!shown) return []
    const { slug, brand, ground, picture, detailPicture, metrics } = shown
    const metric = figure ?? metrics.find((entry) => entry.id === id)
    if (!metric) throw new Error(`${brand} has no figure ${id}`)
    return { slug, brand, ground, picture, detailPicture, metric, line, nearest }
  })
}
