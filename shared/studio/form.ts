/** Form of a document: a tree of fields made from its schema. */
import { z } from './zod.ts'

/** Properties of all fields. `optional`: the document may leave the field out. */
const common = { title: z.string(), help: z.string(), optional: z.boolean() }

/** Kinds of text, which decide how a field is typed or chosen. */
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
  /** Point of a picture that stays in view: two percentages. */
  'focus',
] as const

export const slotSchema = z.object({
  /** Width to height; null when the picture keeps its own shape. */
  shape: z.tuple([z.number(), z.number()]).nullable(),
  /** Minimum width in pixels. */
  least: z.number(),
  /** Frames in which visitors see the picture. */
  frames: z.array(z.object({ title: z.string(), ratio: z.number() })),
})
export type PictureSlot = z.infer<typeof slotSchema>

const textField = z.object({
  ...common,
  kind: z.literal('text'),
  text: z.enum(TEXT_KINDS),
  /** Minimum and maximum number of characters. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** Minimum and maximum number of words. */
  words: z.object({ min: z.number(), max: z.number() }).optional(),
  /** Text that the site appends, with site values such as `{brand}`. `min` and `max` count it too. */
  tail: z.string().optional(),
  /**
   * Path of a field that replaces this text on the site. Once that field is filled in, only the maximum `most` applies.
   */
  unless: z.string().optional(),
  most: z.number().optional(),
  /** Place where a picture is shown. */
  slot: slotSchema.optional(),
})

const numberField = z.object({
  ...common,
  kind: z.literal('number'),
  /** True when the number is the id of a member of the team. */
  isPerson: z.boolean(),
  isWhole: z.boolean(),
  min: z.number().optional(),
  max: z.number().optional(),
})

/**
 * Flags to be settled before launch. `sample`: the record is invented. `confirm`: the owner has not agreed to the
 * promise.
 */
export const FLAG_KINDS = ['sample', 'confirm'] as const

/**
 * `isFlag`: false is written by leaving the field out. `waits`: the field flags something unsettled, and the form shows
 * the opposite, a tick for what is settled.
 */
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
  /** True when visitors read the chosen value. */
  isRead: z.literal(true).optional(),
})

/** A field with a constant value. */
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
  /** `entry`: word for one entry. */
  | (Common & { kind: 'list'; entry: string; item: FormField; min?: number | undefined; max?: number | undefined })
  /** A list with exactly one entry for each field. */
  | (Common & { kind: 'tuple'; items: FormField[] })
  /**
   * Records by name: those of `fields` always, and others described by `item`. `isPictures`: the names are file names
   * of one folder's pictures, which are not shown to people. `titles`: titles of records by name; others are called by
   * the name itself.
   */
  | (Common & {
      kind: 'named'
      fields: NamedField[]
      item: FormField
      titles?: Record<string, string> | undefined
      isPictures?: true | undefined
    })
  /** A text or a record, told apart by the type of the value. */
  | (Common & { kind: 'either'; options: FormField[] })
  /** One of several kinds of record, told apart by the value of the field `by`. */
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
