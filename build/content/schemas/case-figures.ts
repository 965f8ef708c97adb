/** Charts and artefacts of cases. */
import { z } from 'zod'
import { peopleOf } from '../../../src/lib/chart-shapes.ts'
import { differ, text } from './fields.ts'

const metricId = () => z.string()
const ground = () => z.enum(['bone', 'sand', 'ink', 'ink-2', 'laterite', 'saffron'])
const caption = () => text({ max: 160 })
const label = () => text({ max: 30 })

/** Charts of a case's figures. Fields such as `ratio` are ids of its metrics. */
export const chart = () =>
  z.discriminatedUnion('kind', [
    /**
     * A hundred cups, of which `before` and then `after` are filled; both must be in the case's `figures`. `ratio` is
     * drawn in beans, one for the spend and its value for the return.
     */
    z.strictObject({
      kind: z.literal('cups'),
      ground: ground(),
      caption: caption(),
      before: z.number(),
      after: z.number(),
      beforeLabel: label(),
      afterLabel: label(),
      ratio: metricId(),
      inLabel: label(),
      backLabel: label(),
      /** Caption of the small drawing on other pages, in which a cup stands for four people. */
      quarterCaption: caption(),
    }),
    /** Two pebbles with areas in proportion to `spend` and `return`. */
    z.strictObject({
      kind: z.literal('pebbles'),
      ground: ground(),
      caption: caption(),
      return: metricId(),
      spend: metricId(),
    }),
    /**
     * A trace with as many beats as `ratio`. `increase` is drawn as people: their number before, and those added after.
     */
    z.strictObject({
      kind: z.literal('trace'),
      ground: ground(),
      caption: caption(),
      ratio: metricId(),
      increase: metricId(),
      inLabel: label(),
      backLabel: label(),
    }),
    /** Two arcs of moons: ten, and ten plus the percentage `increase`. */
    z.strictObject({
      kind: z.literal('moons'),
      ground: ground(),
      caption: caption(),
      increase: metricId(),
      beforeLabel: label(),
      afterLabel: label(),
      /** Metric drawn beside the arcs as one bar, and as many as its value. */
      ratio: metricId(),
      inLabel: label(),
      backLabel: label(),
    }),
    /** One pot, and as many as the value of `ratio`. */
    z.strictObject({
      kind: z.literal('pots'),
      ground: ground(),
      caption: caption(),
      ratio: metricId(),
      beforeLabel: label(),
      afterLabel: label(),
    }),
    /** One seat for each of `seats`. */
    z.strictObject({ kind: z.literal('seats'), ground: ground(), caption: caption(), seats: metricId() }),
    /** One coin for each unit of `spend`, one basket for each of `return`. */
    z.strictObject({
      kind: z.literal('baskets'),
      ground: ground(),
      caption: caption(),
      return: metricId(),
      spend: metricId(),
      spendLabel: label(),
      returnLabel: label(),
    }),
  ])

const artefactFields = {
  title: text({ max: 60 }),
  text: text({ max: 260 }),
  note: text({ max: 120 }),
  ground: ground(),
}
const choices = (min: number, max: number) =>
  z
    .array(z.strictObject({ label: text({ max: 30 }), text: text({ max: 200 }) }))
    .min(min)
    .max(max)
    .refine(differ('label'), 'two answers have the same label: name each by itself')
const cards = (count: number) =>
  z
    .array(z.strictObject({ label: text({ max: 40 }), title: text({ max: 80 }), text: text({ max: 120 }) }))
    .length(count)

/** Drawings of something that the work produced; visitors choose between `choices`. */
export const artefact = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('order-page'),
      ...artefactFields,
      question: text(),
      choices: choices(3, 3),
      bundle: text({ max: 40 }),
      delivery: text({ max: 40 }),
      order: text({ max: 40 }),
    }),
    /** `prompt` is shown in place of an answer until one is chosen. */
    z.strictObject({
      kind: z.literal('puzzle'),
      ...artefactFields,
      question: text(),
      prompt: text({ max: 60 }),
      choices: choices(3, 3),
    }),
    z.strictObject({ kind: z.literal('open-class'), ...artefactFields, question: text(), choices: choices(2, 2) }),
    z.strictObject({
      kind: z.literal('reminder'),
      ...artefactFields,
      question: text(),
      choices: choices(3, 3),
      again: text({ max: 30 }),
      stop: text({ max: 30 }),
    }),
    z.strictObject({ kind: z.literal('reasons'), ...artefactFields, question: text(), choices: choices(3, 3) }),
    /** The first card is the old advertisement; visitors choose between the others. */
    z.strictObject({ kind: z.literal('adverts'), ...artefactFields, question: text(), cards: cards(4) }),
    z.strictObject({ kind: z.literal('sources'), ...artefactFields, question: text(), cards: cards(3) }),
  ])

/** Maximum number of beans that three rows can show legibly on a phone. */
const MAX_BEANS = 60
const MAX_PEOPLE = 12

export type Chart = z.output<ReturnType<typeof chart>>
export type Artefact = z.output<ReturnType<typeof artefact>>

type Amount = { id: string; value: number; prefix?: string | undefined; suffix?: string | undefined }
type Fault = { path: (string | number)[]; message: string }

/** Returns the faults of a chart whose figures the case does not have or that cannot be drawn. */
export function chartFaults(spec: Chart, metrics: readonly Amount[], figures: readonly number[]): Fault[] {
  const faults: Fault[] = []
  const complain = (field: string, message: string) => faults.push({ path: ['chart', field], message })
  const known = metrics.map(({ id }) => id).join(', ')
  const amount = (field: string, id: string): Amount | undefined => {
    const found = metrics.find((metric) => metric.id === id)
    if (!found) complain(field, `no figure with the id “${id}”: write one of ${known}`)
    return found
  }
  const count = (field: string, id: string, most: number): void => {
    const found = amount(field, id)
    if (found && (!Number.isInteger(found.value) || found.value < 1 || found.value > most))
      complain(
        field,
        `${found.value} cannot be drawn one by one: choose a whole number up to ${most}, or another chart`,
      )
  }
  const sameUnit = (one: string, other: string): void => {
    const [income, spend] = [amount('return', one), amount('spend', other)]
    if (income && spend && (income.prefix !== spend.prefix || income.suffix !== spend.suffix))
      complain('return', 'the return and the spend are not in the same unit: choose two amounts of one currency')
  }
  switch (spec.kind) {
    case 'cups': {
      for (const field of ['before', 'after'] as const) {
        const value = spec[field]
        if (!figures.includes(value))
          complain(field, `${value} is not a figure of this case: write one of ${figures.join(', ')} from “figures”`)
        else if (!Number.isInteger(value) || value < 0 || value > 100)
          complain(field, `${value} of a hundred cups cannot be filled: write a whole number from 0 to 100`)
      }
      if (spec.before >= spec.after) complain('after', 'more cups are filled after than before: swap the two')
      const ratio = amount('ratio', spec.ratio)
      if (ratio && (ratio.value < 1 || ratio.value > MAX_BEANS))
        complain('ratio', `${ratio.value} beans cannot be drawn: choose a figure from 1 to ${MAX_BEANS}`)
      break
    }
    case 'trace': {
      count('ratio', spec.ratio, 5)
      const increase = amount('increase', spec.increase)
      if (increase && increase.suffix !== '%')
        complain('increase', 'people draw an increase in percent: choose such a figure')
      else if (increase && peopleOf(increase.value).after > MAX_PEOPLE)
        complain(
          'increase',
          `an increase of ${increase.value} % needs more than ${MAX_PEOPLE} people to be drawn: choose 10, 20, 25, 50 or 100`,
        )
      break
    }
    case 'pots':
      count('ratio', spec.ratio, 5)
      break
    case 'moons': {
      const found = amount('increase', spec.increase)
      if (found && (found.suffix !== '%' || found.value <= 0 || found.value > 100))
        complain('increase', 'moons draw an increase in percent, above 0 and up to 100: choose such a figure')
      count('ratio', spec.ratio, 8)
      break
    }
    case 'seats':
      count('seats', spec.seats, 400)
      break
    case 'pebbles':
      sameUnit(spec.return, spec.spend)
      break
    case 'baskets':
      sameUnit(spec.return, spec.spend)
      count('return', spec.return, 36)
      count('spend', spec.spend, 9)
      break
  }
  return faults
}
