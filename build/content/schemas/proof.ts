import { z } from 'zod'
import { pageList } from '../page-list.ts'
import { chart } from './case-figures.ts'
import { caseMetrics, caseWith } from './case-reference.ts'
import { metric, picture, text } from './fields.ts'
import { ground } from './grounds.ts'

const study = caseWith(
  z.object({
    brand: text(),
    ground: ground(),
    picture: picture(),
    detailPicture: picture('scene'),
    metrics: caseMetrics,
    chart: chart(),
    figures: z.array(z.number()),
    services: z.array(z.string()),
  }),
)

const proof = z.strictObject({
  case: study,
  /** Id of the result that is shown large. */
  metric: z.string().optional(),
  /** Figure of the case to show instead of a result; one of its `figures`. */
  figure: metric().optional(),
  /** Leaves out the case's chart, because another page draws it. */
  withoutChart: z.literal(true).optional(),
  /**
   * Form of the proof, where it differs from the page’s own: a picture as wide as the screen, the case’s other results,
   * or a speech bubble.
   */
  look: z.enum(['wide', 'results', 'bubble']).optional(),
  /** Says what is seen below it: a hundred beads, and as many more as the result of a percentage is. */
  beads: text({ max: 120 }).optional(),
  line: text({ max: 130 }),
  /** For a case that did not use this service: the reason why it is shown here. */
  nearest: text({ max: 150 }).optional(),
  /**
   * Quote from the case: shown beside the first proof of a page on large screens, and instead of the second's picture.
   */
  quote: z.strictObject({ text: text({ max: 110 }), from: text({ max: 60 }) }).optional(),
})

const proofs = z.array(proof).max(2, 'a page shows two cases: one after its banner, one before its end')

type Written = z.output<typeof proof>
type Shown = Written & { case: NonNullable<Written['case']> }

const isShown = (entry: Written): entry is Shown => entry.case !== null

/** Returns why a case is unsuitable as the proof of a page; undefined when it is suitable. */
function proofFault(place: string, { case: { brand, metrics, figures, services }, metric, figure, nearest }: Shown) {
  const path = place.replace(/\?.*/, '')
  if ((metric === undefined) === (figure === undefined))
    return {
      field: 'metric',
      message: 'write either “metric”, one of the case’s results, or “figure”, another number of it',
    }
  if (figure && !figures.includes(figure.value))
    return { field: 'figure', message: `${figure.value} is not among the figures of ${brand}` }
  const found = metrics.find(({ id }) => id === metric)
  const results = metrics.filter(({ spent }) => !spent).map(({ id }) => id)
  if (metric !== undefined && (!found || found.spent)) {
    const fault = found ? 'is money spent, not a result' : 'is no figure of this case'
    return { field: 'metric', message: `“${metric}” ${fault}: write one of ${results.join(', ')}` }
  }
  const fits = services.some((service) => service === path || service.startsWith(`${path}/`))
  if (fits && nearest) return { field: 'nearest', message: `${brand} used this service: take this line out` }
  // Cases leave hidden services out of their lists; such a page may already have its proof.
  const isHidden = pageList(true).some((page) => page.path === path && page.hidden)
  if (!fits && !nearest && !isHidden) {
    const message = `${brand} does not name ${path} among its services: name it there, choose another case, or write in “nearest” why this one stands here all the same`
    return { field: 'case', message }
  }
  return undefined
}

/**
 * Proofs by path, to which `?` may add a tab: the case after a page's banner and the one before its end. A page that is
 * not listed shows none, and so does one whose case is null.
 */
export default z.record(z.string(), proofs).superRefine((pages, context) => {
  for (const [path, entries] of Object.entries(pages)) {
    const fault = (field: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path: [path, ...field], message })
    const [first, second] = entries
    if (first?.case && first.case.slug === second?.case?.slug)
      fault([1, 'case'], 'the same case twice on one page: choose another')
    for (const [index, entry] of entries.entries()) {
      const found = isShown(entry) && proofFault(path, entry)
      if (found) fault([index, found.field], found.message)
    }
  }
})
