/** Figures that explain a service, drawn at build time from the texts and numbers here. */
import { z } from 'zod'
import { drawings, stagedDrawings } from '../../../src/content/drawings.ts'
import type { Currency } from '../../../src/lib/customer-cost.ts'
import { action } from './action.ts'
import { ground } from './grounds.ts'
import { sample, text } from './fields.ts'

const label = () => text({ max: 44 })

const common = {
  kind: z.literal('figure'),
  ground: ground(),
  /** Position of the text on large screens; `above` gives the picture the whole width. */
  words: z.enum(['start', 'end', 'above']),
  heading: text({ max: 80 }),
  lead: text({ max: 300 }).optional(),
  /** Remark below the picture, for example that its numbers are an example. */
  note: text({ max: 160 }).optional(),
  sample: sample(),
  action: action().optional(),
}

/** For the first section of a page: puts it before the first case instead of after it. */
const beforeCase = () => z.literal(true).optional()

/** Fields of a static drawing, in addition to `drawing`. Used together with `checkLabels`. */
export const drawingFields = {
  /** Alternative text of the drawing. */
  alt: text({ max: 500 }),
  labels: z.array(label()),
}

export function checkLabels(
  { drawing, labels }: { drawing: keyof typeof drawings; labels: readonly string[] },
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  const wanted = drawings[drawing]
  if (labels.length === wanted) return
  context.addIssue({
    code: 'custom',
    path: ['labels'],
    message: `${drawing} has ${wanted} labels, not ${labels.length}`,
  })
}

const picture = z
  .strictObject({
    ...common,
    // The cast restores the names: `Object.keys` returns strings.
    drawing: z.enum(Object.keys(drawings) as [keyof typeof drawings]),
    ...drawingFields,
    beforeCase: beforeCase(),
  })
  .superRefine(checkLabels)

/** Fields of a drawing whose stages visitors choose between. */
export const stageFields = {
  /** Question that the stages answer. */
  question: text({ max: 80 }),
  /** Index of the initial stage, from 0. */
  first: z.int().min(0).max(5),
  stages: z.array(z.strictObject({ label: text({ max: 22 }), text: text({ max: 240 }) })),
}

const stagedFields = {
  ...common,
  // The cast is as above.
  drawing: z.enum(Object.keys(stagedDrawings) as [keyof typeof stagedDrawings]),
  ...stageFields,
  labels: z.array(label()),
}

function checkStages(
  { drawing, labels, stages, first }: z.output<z.ZodObject<typeof stagedFields>>,
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  const wanted = stagedDrawings[drawing]
  const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (labels.length !== wanted.labels) fault('labels', `${drawing} has ${wanted.labels} labels, not ${labels.length}`)
  if (stages.length !== wanted.stages) fault('stages', `${drawing} has ${wanted.stages} stages, not ${stages.length}`)
  if (first >= stages.length) fault('first', `there are ${stages.length} stages, counted from 0`)
}

/** A drawing with stages that visitors choose between. */
export const staged = z.strictObject(stagedFields).superRefine(checkStages)

const stagedOfService = z.strictObject({ ...stagedFields, beforeCase: beforeCase() }).superRefine(checkStages)

const tableCell = () => text({ max: 16 })

/** An object whose parts are named. */
const parts = z.strictObject({
  ...common,
  drawing: z.enum(['letter', 'guide']),
  parts: z
    .array(
      z.strictObject({
        name: text({ max: 30 }),
        shown: text({ max: 140 }),
        /** Lines below the text of the part. */
        lines: z
          .array(text({ max: 90 }))
          .max(3)
          .optional(),
        table: z
          .strictObject({
            columns: z.tuple([tableCell(), tableCell(), tableCell()]),
            rows: z.array(z.strictObject({ cells: z.tuple([tableCell(), tableCell(), tableCell()]) })).max(4),
          })
          .optional(),
        why: text({ max: 160 }),
      }),
    )
    .min(4)
    .max(6),
})

const answered = () => text({ max: 60, placeholders: ['answer'] })

/** A form whose answers are taken over into the contact form, with a reason for each part. Its button is the action. */
const enquiryForm = z.strictObject({
  ...common,
  drawing: z.literal('enquiry-form'),
  action: action(),
  /** The offer, a question with a written answer, one with a choice, and the effect of the button. */
  offer: z.strictObject({ name: text({ max: 30 }), shown: text({ max: 60 }), why: text({ max: 100 }) }),
  written: z.strictObject({
    name: text({ max: 30 }),
    shown: text({ max: 60 }),
    /** Example of an answer, in the empty field. */
    example: text({ max: 40 }),
    why: text({ max: 100 }),
    /** Line of the message, with {answer}. */
    line: answered(),
  }),
  chosen: z.strictObject({
    name: text({ max: 30 }),
    shown: text({ max: 60 }),
    answers: z
      .array(text({ max: 24 }))
      .min(2)
      .max(4),
    why: text({ max: 100 }),
    line: answered(),
  }),
  sending: z.strictObject({ name: text({ max: 30 }), shown: text({ max: 90 }), why: text({ max: 100 }) }),
})

/** Search terms with their cost and the kind of person who searched. `waste` terms will not be paid for again. */
const searchTerms = z.strictObject({
  ...common,
  drawing: z.literal('search-terms'),
  columns: z.tuple([label(), label(), label()]),
  toggle: label(),
  /** Texts below the sum: for all terms, and for those that are left. */
  before: text({ max: 90 }),
  after: text({ max: 120, placeholders: ['all', 'waste'] }),
  rows: z
    .array(
      z.strictObject({
        term: text({ max: 50 }),
        /** Cost in rupees. */
        cost: z.int().positive(),
        who: text({ max: 40 }),
        waste: z.literal(true).optional(),
      }),
    )
    .min(5)
    .max(9),
})

/** Parts of a page before and after a repair. */
const analysisReport = z.strictObject({
  ...common,
  drawing: z.literal('analysis-report'),
  /** Title of the sheet. */
  title: label(),
  columns: z.tuple([label(), label(), label()]),
  findings: z
    .array(z.strictObject({ part: label(), found: text({ max: 60 }), repaired: text({ max: 60 }) }))
    .min(4)
    .max(6),
  beforeCase: beforeCase(),
})

const amount = () =>
  z.strictObject({
    label: text({ max: 44 }) /** Unit such as %; empty for a count. */,
    unit: text({ min: 0, max: 4 }),
    value: z.number().positive(),
    max: z.number(),
  })

const currencyOf = <Code extends Currency>(code: Code) =>
  z.strictObject({
    code: z.literal(code),
    name: text({ max: 20 }),
    unit: text({ max: 4 }),
    /** Initial price. */
    value: z.number().positive(),
  })

/** Calculator of what a customer may cost, from the visitor's own numbers: src/lib/customer-cost.ts. */
const calculator = z.strictObject({
  ...common,
  drawing: z.literal('customer-cost'),
  /** Label of the choice between currencies. */
  currency: label(),
  /** Currencies; the first is the initial one. */
  currencies: z.tuple([currencyOf('INR'), currencyOf('AED')]),
  price: amount().omit({ unit: true, value: true }),
  /** Margin in percent of the price. */
  margin: amount(),
  /** Number of visitors per month. */
  visitors: amount(),
  /** Share of the visitors in percent. */
  share: amount(),
  results: z.strictObject({ customer: label(), click: label(), customers: label(), month: label() }),
  /** Names of the bar's two parts: what is left of the price, and the rest. */
  legend: z.tuple([label(), label()]),
  formula: text({ max: 120 }),
  /** Messages for a value of 0 or less, for one above {max}, and at the result for invalid {fields}. */
  fault: z.strictObject({
    low: text({ max: 40 }),
    high: text({ max: 40, placeholders: ['max'] }),
    check: text({ max: 40, placeholders: ['fields'] }),
  }),
  send: text({ max: 40 }),
  /** Message with {price}, {margin}, {visitors}, {share} and {customer}. */
  message: text({ max: 300, placeholders: ['price', 'margin', 'visitors', 'share', 'customer'] }),
  copy: label(),
  copied: label(),
})

export const figure = z.discriminatedUnion('drawing', [
  picture,
  stagedOfService,
  parts,
  enquiryForm,
  searchTerms,
  analysisReport,
  calculator,
])
