import { z } from 'zod'
import { MAX_TITLE_LENGTHS } from '#shared/studio/collections.ts'
import { artefact, chart, chartFaults } from './case-figures.ts'
import { documentFields, searchOfDocument } from './page-fields.ts'
import { ground } from './grounds.ts'
import { chosen, metricFields, picture, sample, servicePath, text } from './fields.ts'

const id = () => z.string().regex(/^[a-z0-9-]+$/, 'an id has small letters, digits and hyphens')

const claim = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ratio'), return: id(), spend: id(), roas: id() }),
  z.strictObject({ kind: z.literal('rounded-inputs'), return: id(), spend: id(), roas: id(), note: text() }),
  z.strictObject({ kind: z.literal('as-reported'), roas: id(), note: text() }),
])

/** Tab of the case on Home, which shows the first four. A case without this field has none. */
export const homeTab = () =>
  z.strictObject({
    order: z.number(),
    ground: z.enum(['saffron', 'ink', 'laterite', 'ink-2']),
    text: text({ max: 200 }),
  })

const caseStudy = z.strictObject({
  ...documentFields,
  search: searchOfDocument(),
  home: homeTab().optional(),
  sample: sample(),
  brand: text({ max: MAX_TITLE_LENGTHS.cases }),
  sector: text({ max: 32 }),
  subtitle: text({ max: 90 }),
  ground: z.enum(['bone', 'sand', 'ink', 'ink-2', 'laterite', 'saffron']),
  picture: picture('scene'),
  detailPicture: picture('scene'),
  opening: z.array(text()).min(1).max(3),
  /** Three adverts, drawn in place of the picture beside the opening. */
  moments: z
    .array(z.strictObject({ scene: z.enum(['lamp', 'sunrise', 'rain']), text: text({ max: 20 }) }))
    .length(3)
    .optional(),
  /** Drawing beside the challenges: the screens from an advert to the basket, and those that are left out now. */
  way: z
    .strictObject({
      story: text({ max: 30 }),
      leftOut: z.array(text({ max: 12 })).length(3),
      tap: text({ max: 20 }),
      page: text({ max: 40 }),
    })
    .optional(),
  /** Title over challenges and solutions. */
  storyTitle: text({ max: 60 }),
  challenges: z
    .array(z.strictObject({ id: id(), title: text(), text: text() }))
    .min(2)
    .max(3),
  solutions: z
    .array(
      z.strictObject({
        id: id(),
        answers: z.array(id()).min(1),
        title: text(),
        text: text(),
        /** Parts of a registration page from top to bottom; it is drawn on a phone beside a glass of coffee. */
        parts: z
          .array(text({ max: 28 }))
          .length(5)
          .optional(),
      }),
    )
    .min(2)
    .max(3),
  /** Composition of the page; neighbours in the list differ. */
  composition: z.strictObject({
    /** `artefact`: the artefact is directly below the banner, and there is no picture beside the text. */
    opening: z.enum(['tall-right', 'tall-left', 'wide-right', 'wide-left', 'words', 'artefact']),
    story: z.enum(['threads', 'halves', 'line', 'headlines', 'letters', 'bands']),
    storyGround: ground(),
    /** Puts the story before the results. */
    storyFirst: z.boolean().optional(),
    outcomeGround: ground(),
    /** On large windows, shows the banner's picture on the right, almost uncropped. */
    bannerRight: z.boolean().optional(),
  }),
  /** Results, the strongest first; money spent is last. */
  metrics: z
    .array(z.strictObject({ id: id(), ...metricFields, spent: z.literal(true).optional(), explanation: text() }))
    .length(3)
    .refine(([first, second]) => !first?.spent && !second?.spent, 'money spent is no result: put it last'),
  chart: chart(),
  artefact: artefact(),
  outcome: text(),
  figures: z.array(z.number()),
  claims: z.array(claim),
  /** Services used in the case, the most important first. Their pages may show it as proof. */
  services: z
    .array(servicePath())
    .min(1)
    .max(6)
    .refine((paths) => new Set(paths).size === paths.length, 'a service is named once: take the second out')
    .transform(chosen),
})

type CaseStudy = z.output<typeof caseStudy>
type Fault = { path: (string | number)[]; message: string }

export default caseStudy.check((context) => {
  const { metrics, figures } = context.value
  const found = [
    ...unansweredFaults(context.value),
    ...claimFaults(context.value),
    ...chartFaults(context.value.chart, metrics, figures),
    ...figureFaults(context.value),
  ]
  for (const fault of found) context.issues.push({ code: 'custom', input: context.value, ...fault })
})

/** Returns a fault for each solution that answers no challenge, and for each challenge without a solution. */
export function unansweredFaults({ challenges, solutions }: CaseStudy): Fault[] {
  const known = challenges.map((challenge) => challenge.id)
  const answered = solutions.flatMap((solution) => solution.answers)
  return [
    ...solutions.flatMap((solution, at) =>
      solution.answers
        .filter((answer) => !known.includes(answer))
        .map((answer) => ({ path: ['solutions', at, 'answers'], message: `no challenge with the id "${answer}"` })),
    ),
    ...known.flatMap((challenge, at) =>
      answered.includes(challenge) ? [] : [{ path: ['challenges', at], message: 'no solution answers this challenge' }],
    ),
  ]
}

/**
 * Returns a fault for each stated ratio that contradicts the stated amounts, and for each excuse of a ratio that needs
 * none.
 */
export function claimFaults({ claims, metrics }: CaseStudy): Fault[] {
  const metricOf = (name: string) => metrics.find((metric) => metric.id === name)
  const faults = claims.flatMap((claim, at): Fault[] => {
    const path = ['claims', at]
    const roas = metricOf(claim.roas)
    if (!roas) return [{ path, message: `no figure with the id "${claim.roas}"` }]
    if (claim.kind === 'as-reported') return []
    const income = metricOf(claim.return)
    const spend = metricOf(claim.spend)
    if (!income || !spend) return [{ path, message: 'the return and the spend must be two of the figures' }]
    if (income.prefix !== spend.prefix || income.suffix !== spend.suffix)
      return [{ path, message: 'the return and the spend are not in the same unit' }]
    const exact = (income.value / spend.value).toFixed(roas.decimals ?? 0)
    const agrees = exact === roas.value.toFixed(roas.decimals ?? 0)
    if (claim.kind === 'ratio')
      return agrees ? [] : [{ path, message: `${income.value} ÷ ${spend.value} is ${exact}, not ${roas.value}` }]
    if (agrees) return [{ path, message: 'the amounts give this ratio exactly: use the kind ratio' }]
    const lowest = (income.value - 0.5) / (spend.value + 0.5)
    const highest = (income.value + 0.5) / (spend.value - 0.5)
    return roas.value >= lowest && roas.value <= highest
      ? []
      : [{ path, message: `rounding of the amounts does not explain ${roas.value} against ${exact}` }]
  })
  const ratios = metrics.filter((metric) => metric.suffix === '×')
  const recorded = claims.map((claim) => claim.roas)
  return [
    ...faults,
    ...ratios
      .filter((ratio) => !recorded.includes(ratio.id))
      .map((ratio) => ({
        path: ['claims'],
        message: `the ratio "${ratio.id}" has no record of where it comes from`,
      })),
  ]
}

/** Returns a fault for each number in the text that is not a metric and not listed in `figures`. */
export function figureFaults(study: CaseStudy): Fault[] {
  const allowed = new Set([...study.metrics.map((metric) => metric.value), ...study.figures])
  const faults: Fault[] = []
  const look = (value: unknown, path: (string | number)[]): void => {
    if (typeof value === 'string') {
      for (const [number] of value.matchAll(/\d[\d,]*(?:\.\d+)?/g)) {
        if (!allowed.has(Number(number.replaceAll(',', ''))))
          faults.push({ path, message: `${number} is not a figure of this case` })
      }
    } else if (Array.isArray(value)) value.forEach((item, at) => look(item, [...path, at]))
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) look(item, [...path, key])
  }
  const { brand, subtitle, opening, moments, way, storyTitle, challenges, solutions, outcome, metrics } = study
  const { ground: _chartGround, ...chartTexts } = study.chart
  const { ground: _artefactGround, ...artefactTexts } = study.artefact
  const texts = metrics.map(({ label, explanation }) => ({ label, explanation }))
  look(
    {
      brand,
      subtitle,
      opening,
      moments,
      way,
      storyTitle,
      challenges,
      solutions,
      outcome,
      metrics: texts,
      chart: chartTexts,
      artefact: artefactTexts,
    },
    [],
  )
  return faults
}
