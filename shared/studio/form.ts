/** How a document is edited: a tree of fields made from its schema. */
import { z } from './zod.ts'

/** What every field has: words for people. `optional`: the document may leave it out. */
const common = { title: z.string(), help: z.string(), optional: z.boolean() }

/** What a text is: decides how it is typed or chosen. */
export const TEXT_KINDS = [
  'line',
  'long',
  'picture',
  'page',
  'service',
  'article',
  'case',
  'logo',
  'day',
  'web-address',
  'email',
  'article-text',
  /** The point of a picture that stays in view: two percentages. */
  'focus',
] as const

export const slotSchema = z.object({
  /** Width to height; null: in its own shape. */
  shape: z.tuple([z.number(), z.number()]).nullable(),
  /** Pixels of width it needs at least. */
  least: z.number(),
  /** The frames in which visitors see it. */
  frames: z.array(z.object({ title: z.string(), ratio: z.number() })),
})
export type PictureSlot = z.infer<typeof slotSchema>

const textField = z.object({
  ...common,
  kind: z.literal('text'),
  text: z.enum(TEXT_KINDS),
  /** Characters. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** How many words it has to have. */
  words: z.object({ min: z.number(), max: z.number() }).optional(),
  /** What the site puts behind it, with site values such as `{brand}`: `min` and `max` count it, too. */
  tail: z.string().optional(),
  /** Path of a field that takes the place of this text there: once it is written, only `most` holds. */
  unless: z.string().optional(),
  most: z.number().optional(),
  /** Of a picture: where it is shown. */
  slot: slotSchema.optional(),
})

const numberField = z.object({
  ...common,
  kind: z.literal('number'),
  /** A member of the team, by number. */
  isPerson: z.boolean(),
  isWhole: z.boolean(),
  min: z.number().optional(),
  max: z.number().optional(),
})

/** What waits to be settled before launch. `sample`: invented. `confirm`: a promise that the owner has not agreed to. */
export const FLAG_KINDS = ['sample', 'confirm'] as const

/** `isFlag`: there is no “no”, only leaving it out. `waits`: it marks what waits, and the form ticks what is settled. */
const tickField = z.object({
  ...common,
  kind: z.literal('tick'),
  isFlag: z.boolean(),
  waits: z.enum(FLAG_KINDS).optional(),
})

const choiceField = z.object({
  ...common,
  kind: z.literal('choice'),
  options: z.array(z.object({ value: z.string(), title: z.string() })),
  /** Visitors read what is chosen. */
  isRead: z.literal(true).optional(),
})

/** Nothing to choose. */
const fixedField = z.object({ ...common, kind: z.literal('fixed'), value: z.string() })

type Common = { title: string; help: string; optional: boolean }
export type NamedField = { name: string; field: FormField }
export type FormField =
  | z.infer<typeof textField>
  | z.infer<typeof numberField>
  | z.infer<typeof tickField>
  | z.infer<typeof choiceField>
  | z.infer<typeof fixedField>
  | (Common & { kind: 'group'; fields: NamedField[] })
  /** `entry`: what one of them is called. */
  | (Common & { kind: 'list'; entry: string; item: FormField; min?: number | undefined; max?: number | undefined })
  /** A list of as many entries as there are fields. */
  | (Common & { kind: 'tuple'; items: FormField[] })
  /**
   * Records by name: those in `fields` always, others of the kind `item`. `isPictures`: their names are those of the
   * pictures of one folder, which nobody reads. `titles`: what people call records of these names; others are called
   * by the name itself.
   */
  | (Common & {
      kind: 'named'
      fields: NamedField[]
      item: FormField
      titles?: Record<string, string> | undefined
      isPictures?: true | undefined
    })
  /** A text or a record: the type of the value says which. */
  | (Common & { kind: 'either'; options: FormField[] })
  /** One of several kinds of record; the field `by` says which. */
  | (Common & { kind: 'kinds'; by: string; variants: { value: string; title: string; fields: NamedField[] }[] })

const field: z.ZodType<FormField> = z.lazy(() => formFieldSchema)
const named = z.object({ name: z.string(), field })

export const formFieldSchema: z.ZodType<FormField> = z.union([
  textField,
  numberField,
  tickField,
  choiceField,
  fixedField,
  z.object({ ...common, kind: z.literal('group'), fields: z.array(named) }),
  z.object({
    ...common,
    kind: z.literal('list'),
    entry: z.string(),
    item: field,
    min: z.number().optional(),
    max: z.number().optional(),
  }),
  z.object({ ...common, kind: z.literal('tuple'), items: z.array(field) }),
  z.object({
    ...common,
    kind: z.literal('named'),
    fields: z.array(named),
    item: field,
    titles: z.record(z.string(), z.string()).optional(),
    isPictures: z.literal(true).optional(),
  }),
  z.object({ ...common, kind: z.literal('either'), options: z.array(field) }),
  z.object({
    ...common,
    kind: z.literal('kinds'),
    by: z.string(),
    variants: z.array(z.object({ value: z.string(), title: z.string(), fields: z.array(named) })),
  }),
])
