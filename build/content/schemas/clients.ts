import { z } from 'zod'
import { logoFiles, logosDir } from '../logo-files.ts'
import { metric, sample, text } from './fields.ts'
import { caseMetrics, caseWith } from './case-reference.ts'

const logoName = z
  .string()
  .superRefine((name, context) => {
    if (logoFiles().logos.some((logo) => logo.name === name)) return
    const message = `no logo ${logosDir}/${name}.svg (or .png): put it there, or correct the name (it is written without its ending)`
    context.addIssue({ code: 'custom', message })
  })
  .meta({ widget: 'logo' })

/** Who is meant, and the logo. */
export const namedLogo = z.strictObject({ name: text({ max: 40 }), logo: logoName })

const client = namedLogo.extend({ sample: sample() })

const study = caseWith(
  z.object({ brand: text(), metrics: z.array(caseMetrics.element.extend({ explanation: text() })) }),
)

/** A figure of a case study, or one of a client that has no page. */
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
      return { logo, name: page.brand, slug: page.slug, metric: found }
    }
    if (!name) return wrong('name', 'missing: add the client’s name, or the case that has this figure')
    if (typeof figure === 'string') return wrong('metric', 'without a case: write value and label')
    return { logo, name, slug: undefined, metric: { ...figure, id: 'own' } }
  })

/** `Al  Noor` and `al noor` are one name. */
const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

export default z.strictObject({
  clients: z.array(client).superRefine((clients, context) => {
    for (const [at, { logo, name }] of clients.entries()) {
      const first = clients.findIndex((other) => other.logo === logo)
      if (first !== at) {
        const message = `already the logo of ${clients[first]?.name}: choose another`
        context.addIssue({ code: 'custom', path: [at, 'logo'], message })
      }
      const named = clients.findIndex((other) => plain(other.name) === plain(name))
      if (named !== at) {
        const message = `client ${named + 1} is called ${name} already: write another name, or remove one of the two`
        context.addIssue({ code: 'custom', path: [at, 'name'], message })
      }
    }
  }),
  /** Those of a case that is not there are left out. */
  results: z.array(result).transform((results) => results.filter((entry) => entry !== null)),
})
