/** Pictures that explain a service, drawn at build from the words and numbers here. */
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
  /** Where the words stand on large screens; `above` gives the picture the whole width. */
  words: z.enum(['start', 'end', 'above']),
  heading: text({ max: 80 }),
  lead: text({ max: 300 }).optional(),
  /** Below the picture, such as that its numbers are an example. */
  note: text({ max: 160 }).optional(),
  sample: sample(),
  action: action().optional(),
}

/** Of a page's first section: it stands before the first case instead of after it. */
const beforeCase = () => z.literal(true).optional()

/** Of a picture that stays as it is, beside its `drawing`. `checkLabels` goes with it. */
export const drawingFields = {
  /** What is seen, for those who do not see it. */
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
    // `Object.keys` gives strings; z.enum wants the names.
    drawing: z.enum(Object.keys(drawings) as [keyof typeof drawings]),
    ...drawingFields,
    beforeCase: beforeCase(),
  })
  .superRefine(checkLabels)

/** How visitors choose a stage of a drawing. */
export const stageFields = {
  /** What the choice between the stages is about. */
  question: text({ max: 80 }),
  /** The one that is shown first, from 0. */
  first: z.int().min(0).max(5),
  stages: z.array(z.strictObject({ label: text({ max: 22 }), text: text({ max: 240 }) })),
}

const stagedFields = {
  ...common,
  // As above.
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

/** A drawing of which visitors choose a stage. */
export const staged = z.strictObject(stagedFields).superRefine(checkStages)

const stagedOfService = z.strictObject({ ...stagedFields, beforeCase: beforeCase() }).superRefine(checkStages)

const tableCell = () => text({ max: 16 })

/** An object with its parts named. */
const parts = z.strictObject({
  ...common,
  drawing: z.enum(['letter', 'guide']),
  parts: z
    .array(
      z.strictObject({
        name: text({ max: 30 }),
        shown: text({ max: 140 }),
        /** Below what stands there. */
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

/** A form whose answers go to the contact form, each part with its reason. Its button is the action. */
const enquiryForm = z.strictObject({
  ...common,
  drawing: z.literal('enquiry-form'),
  action: action(),
  /** What is offered, a question to write an answer to, one to choose it, and what the button does. */
  offer: z.strictObject({ name: text({ max: 30 }), shown: text({ max: 60 }), why: text({ max: 100 }) }),
  written: z.strictObject({
    name: text({ max: 30 }),
    shown: text({ max: 60 }),
    /** Such as an answer, in the empty field. */
    example: text({ max: 40 }),
    why: text({ max: 100 }),
    /** The line of the message, with {answer}. */
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

/** What people typed, what it cost and who was asking. `waste` will not be paid for again. */
const searchTerms = z.strictObject({
  ...common,
  drawing: z.literal('search-terms'),
  columns: z.tuple([label(), label(), label()]),
  toggle: label(),
  /** Below the sum: of all searches, and of those that are left. */
  before: text({ max: 90 }),
  after: text({ max: 120, placeholders: ['all', 'waste'] }),
  rows: z
    .array(
      z.strictObject({
        term: text({ max: 50 }),
        /** Rupees. */
        cost: z.int().positive(),
        who: text({ max: 40 }),
        waste: z.literal(true).optional(),
      }),
    )
    .min(5)
    .max(9),
})

/** A page before a repair and after it, by what was looked at. */
const analysisReport = z.strictObject({
  ...common,
  drawing: z.literal('analysis-report'),
  /** Of the sheet. */
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
    label: text({ max: 44 }) /** Such as %; empty for a count. */,
    unit: text({ min: 0, max: 4 }),
    value: z.number().positive(),
    max: z.number(),
  })

const currencyOf = <Code extends Currency>(code: Code) =>
  z.strictObject({
    code: z.literal(code),
    name: text({ max: 20 }),
    unit: text({ max: 4 }),
    /** The price that the calculator begins with. */
    value: z.number().positive(),
  })

/** What a customer may cost, worked out from the visitor's own numbers: src/lib/customer-cost.ts. */
const calculator = z.strictObject({
  ...common,
  drawing: z.literal('customer-cost'),
  /** What the choice between the currencies is called. */
  currency: label(),
  /** The first is the one that the calculator begins with. */
  currencies: z.tuple([currencyOf('INR'), currencyOf('AED')]),
  price: amount().omit({ unit: true, value: true }),
  /** Percent of the price. */
  margin: amount(),
  /** A month. */
  visitors: amount(),
  /** Percent of the visitors. */
  share: amount(),
  results: z.strictObject({ customer: label(), click: label(), customers: label(), month: label() }),
  /** The bar's two parts: left of the price, and the rest. */
  legend: z.tuple([label(), label()]),
  formula: text({ max: 120 }),
  /** Below a field: for nothing or less, and for more than `max`, with {max}. At the result: with {fields}, their names. */
  fault: z.strictObject({
    low: text({ max: 40 }),
    high: text({ max: 40, placeholders: ['max'] }),
    check: text({ max: 40, placeholders: ['fields'] }),
  }),
  send: text({ max: 40 }),
  /** With {price}, {margin}, {visitors}, {share} and {customer}. */
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
