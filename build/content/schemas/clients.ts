import { z } from 'zod'
import { isRecord } from '#shared/values.ts'
import { logoFiles, logosDir } from '../logo-files.ts'
import { emptyStart } from '../logo-start.ts'
import { metric, picture, sample, text } from './fields.ts'
import { caseMetrics, caseWith } from './case-reference.ts'

const logoName = z
  .string()
  .superRefine((name, context) => {
    if (logoFiles().logos.some((logo) => logo.name === name)) return
    const message = `no logo ${logosDir}/${name}.svg (or .png): put it there, or correct the name (it is written without its ending)`
    context.addIssue({ code: 'custom', message })
  })
  .meta({ widget: 'logo' })

/** Name of a client, and its logo. */
export const namedLogo = z.strictObject({ name: text({ max: 40 }), logo: logoName })

const client = namedLogo.extend({ sample: sample() })

const study = caseWith(
  z.object({
    brand: text(),
    detailPicture: picture('scene'),
    metrics: caseMetrics,
  }),
)

/** A figure of a case study, or of a client without a page. */
const result = z
  .strictObject({
    logo: logoName,
    case: study.optional(),
    name: text({ max: 40 }).optional(),
    metric: z.union([z.string(), metric()], { error: 'write the id of one of the case’s figures, or value and label' }),
    sample: sample(),
  })
  .transform(({ logo, case: page, name, metric: figure }, context) => {
    const wrong = (field: string, message: string) => {
      context.issues.push({ code: 'custom', path: [field], message, input: figure })
      return z.NEVER
    }
    if (page === null) return null
    if (page) {
      const found = page.metrics.find(({ id, spent }) => id === figure && !spent)
      const ids = page.metrics.flatMap(({ id, spent }) => (spent ? [] : id)).join(', ')
      if (!found) return wrong('metric', `not a result of ${page.brand}: write one of ${ids}`)
      const { brand, slug, detailPicture } = page
      return { logo, empty: emptyStart(logo), name: brand, slug, metric: found, picture: detailPicture }
    }
    if (!name) return wrong('name', 'missing: add the client’s name, or the case that has this figure')
    if (typeof figure === 'string') return wrong('metric', 'without a case: write value and label')
    return {
      logo,
      empty: emptyStart(logo),
      name,
      slug: undefined,
      metric: { ...figure, id: 'own' },
      picture: undefined,
    }
  })

/** Normalises a name, so that `Al  Noor` and `al noor` are equal. */
const plain = (name: unknown) =>
  String(name ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

/**
 * Adds a fault for each client whose name or logo is listed twice. `value` is the unchecked input, whatever other
 * faults it has.
 */
function refuseTwice(value: unknown, context: z.RefinementCtx) {
  const clients = Array.isArray(value) ? value.map((entry: unknown) => (isRecord(entry) ? entry : {})) : []
  for (const [at, { logo, name }] of clients.entries()) {
    const first = clients.findIndex((other) => other['logo'] === logo)
    if (logo && first !== at) {
      const message = `already the logo of ${String(clients[first]?.['name'])}: choose another`
      context.addIssue({ code: 'custom', path: [at, 'logo'], message })
    }
    const named = clients.findIndex((other) => plain(other['name']) === plain(name))
    if (name && named !== at) {
      const message = `client ${named + 1} is called ${String(name)} already: write another name, or remove one of the two`
      context.addIssue({ code: 'custom', path: [at, 'name'], message })
    }
  }
}

export default z.strictObject({
  // Checked together with other faults, because people type a name before they choose a logo.
  clients: z.array(client).superRefine(refuseTwice, { when: () => true }),
  /** Results of cases that do not exist are left out. */
  results: z.array(result).transform((results) => results.filter((entry) => entry !== null)),
})
