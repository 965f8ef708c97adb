import pages from '#content/proof.yaml'
import type { Metric } from '../../build/content/schemas/fields.ts'

type Written = (typeof pages)[string][number]
type Study = NonNullable<Written['case']>

/** Kind and values of a case's chart, as a proof on another page draws it. */
export type ProofChart =
  | { kind: 'pebbles' | 'baskets'; income: number; spend: number }
  | { kind: 'seats'; count: number }
  | { kind: 'moons'; percent: number }
  | { kind: 'pots'; ratio: number }
  | { kind: 'cups'; percent: number }
  | { kind: 'trace'; beats: number }

/** A case as a page shows it: client, figure, sentence, and the reason it is shown if it did not use the service. */
export type Proof = Pick<Study, 'slug' | 'brand' | 'ground' | 'picture' | 'detailPicture'> &
  Pick<Written, 'line' | 'nearest' | 'quote' | 'look' | 'beads'> & {
    metric: Metric
    chart: ProofChart | undefined
    caption: string
    /** Metrics of the case other than the one shown; amounts spent are left out. */
    otherResults: Metric[]
  }

/**
 * Returns the cases that a page shows, first the one after its banner, then the one before its end; empty for a page
 * that content/proof.yaml does not name. Throws if neither a figure nor a known metric is written.
 */
export function proofOf(path: string): Proof[] {
  return (pages[path] ?? []).flatMap(({ case: shown, metric: id, figure, withoutChart, ...written }) => {
    // The schema has left this case out and given a warning.
    if (!shown) return []
    const { slug, brand, ground, picture, detailPicture, metrics } = shown
    const metric = figure ?? metrics.find((entry) => entry.id === id)
    if (!metric) throw new Error(`${brand} has no figure ${id}`)
    return {
      ...written,
      slug,
      brand,
      ground,
      picture,
      detailPicture,
      metric,
      chart: withoutChart ? undefined : chartOf(shown, metric),
      caption: captionOf(shown.chart),
      otherResults: metrics.filter((entry) => entry !== metric && !entry.spent),
    }
  })
}

/**
 * Returns the words below the chart. They name what the unlabelled drawing cannot: coin and basket, or four people per
 * cup.
 */
function captionOf(chart: Study['chart']): string {
  if (chart.kind === 'baskets') return `${chart.spendLabel}. ${chart.returnLabel}.`
  return chart.kind === 'cups' ? chart.quarterCaption : chart.caption
}

/** Returns the case's chart if it draws the figure that is shown. */
function chartOf({ chart, metrics }: Study, shown: Metric): ProofChart | undefined {
  const valueOf = (id: string) => metrics.find((metric) => metric.id === id)?.value ?? Number.NaN
  const isShown = (id: string) => valueOf(id) === shown.value
  switch (chart.kind) {
    case 'pebbles':
      // The chart fits the return itself and its ratio to the spend.
      return isShown(chart.return) || shown.suffix === '×'
        ? { kind: 'pebbles', income: valueOf(chart.return), spend: valueOf(chart.spend) }
        : undefined
    case 'baskets':
      // The baskets are counted, one for each lakh, so only the return itself fits.
      return isShown(chart.return)
        ? { kind: 'baskets', income: valueOf(chart.return), spend: valueOf(chart.spend) }
        : undefined
    case 'seats':
      return isShown(chart.seats) ? { kind: 'seats', count: shown.value } : undefined
    case 'moons':
      return isShown(chart.increase) ? { kind: 'moons', percent: shown.value } : undefined
    case 'pots':
      return isShown(chart.ratio) ? { kind: 'pots', ratio: shown.value } : undefined
    case 'cups':
      return chart.after === shown.value ? { kind: 'cups', percent: shown.value } : undefined
    case 'trace':
      return isShown(chart.ratio) ? { kind: 'trace', beats: shown.value } : undefined
  }
}
