/** The words of the site: documents of `content/` as the studio reads and changes them. */
import { z } from './zod.ts'
import { collectionSchema, MAX_SLUG_LENGTH } from './collections.ts'
import { endpoint } from './endpoint.ts'
import { formFieldSchema } from './form.ts'

/** Path from the project’s root. The server knows which there are. */
export const file = z.string().min(1).max(200)

/** How many faults of a draft are of which kind: `unwritten.ts`. */
export const leftSchema = z.object({ toWrite: z.number(), toMend: z.number() })
export type Left = z.infer<typeof leftSchema>

/** What the list is divided into, in this order. */
export const DOCUMENT_GROUPS = [
  'Pages',
  'Services',
  'Advisory',
  'Case studies',
  'Articles',
  'People and clients',
  'The whole site',
  'Legal pages',
  'Words for pictures',
  'Other',
] as const
const groupSchema = z.enum(DOCUMENT_GROUPS)
export type DocumentGroup = z.infer<typeof groupSchema>

export const faultSchema = z.object({
  /** `people[3].title`; empty when the whole document is meant. */
  path: z.string(),
  message: z.string(),
})
export type DocumentFault = z.infer<typeof faultSchema>

/** What a document says: its fields, and for an article the text behind them. */
export const valuesSchema = z.object({ fields: z.unknown(), body: z.string().optional() })
export type DocumentValues = z.infer<typeof valuesSchema>

/** One difference between two states of a document. */
export type DocumentChange = {
  path: string
  /** Where it stands, as the form calls it: “Top of the page › Headline”. */
  title: string
  /** As a person reads it; null where there was nothing, or is nothing any more. */
  before: string | null
  after: string | null
  /** Both are names of pictures. */
  isPicture?: true | undefined
  /** Both are names of logos. */
  isLogo?: true | undefined
  /** Of the point of a picture that stays in view, such as `48% 52%`. */
  point?: PointChange | undefined
  /** Of a mark, such as that a promise is agreed: a sentence of what it is about. */
  marks?: string | undefined
  /** Of a list with other entries, or in another order, and of a text by its paragraphs: what became of each. */
  entries?: EntryChange[] | undefined
}

/** `picture`: as a field says it, where that is known. */
const pointSchema = z.object({
  before: z.string().nullable(),
  after: z.string().nullable(),
  picture: z.string().optional(),
})
export type PointChange = z.infer<typeof pointSchema>

export type EntryChange = {
  what: 'added' | 'removed' | 'changed' | 'moved'
  /** What it is known by; empty for a mere text. */
  name: string
  /** What is added, removed or moved says, and the pictures in it. */
  words: string
  pictures: string[]
  /** The name of the logo in it. */
  logo?: string | undefined
  /** Of what is changed. */
  changes: DocumentChange[]
}

const entrySchema: z.ZodType<EntryChange> = z.lazy(() =>
  z.object({
    what: z.enum(['added', 'removed', 'changed', 'moved']),
    name: z.string(),
    words: z.string(),
    pictures: z.array(z.string()),
    logo: z.string().optional(),
    changes: z.array(changeSchema),
  }),
)

export const changeSchema: z.ZodType<DocumentChange> = z.object({
  path: z.string(),
  title: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  isPicture: z.literal(true).optional(),
  isLogo: z.literal(true).optional(),
  point: pointSchema.optional(),
  marks: z.string().optional(),
  entries: z.array(entrySchema).optional(),
})

const draftSchema = z.object({
  values: valuesSchema,
  /** Grows with each save. */
  version: z.number(),
  savedBy: z.string(),
  /** Number of their account; null when they have left. */
  account: z.number().nullable(),
  savedAt: z.number(),
  faults: z.array(faultSchema),
  /** What the draft changes of the document it began from. */
  changes: z.array(changeSchema),
  /** What has become different in the document since then; empty when nothing has. */
  changedMeanwhile: z.array(changeSchema),
  /** Paths that both have changed. */
  conflicts: z.array(z.string()),
})

const documentSchema = z.object({
  file,
  title: z.string(),
  group: groupSchema,
  /** There is only a draft of it. */
  isNew: z.boolean(),
  /** The page that it is by being there; with a `collection` it can be copied and removed. */
  page: z
    .object({
      path: z.string(),
      slug: z.string(),
      collection: collectionSchema.nullable(),
      /** A page with a day appears at midnight there. */
      clock: z.object({ city: z.string(), timeZone: z.string() }),
    })
    .nullable(),
  /** Why visitors do not see the page, or will not once the draft is published: `a draft`, `published on 2026-12-01`. */
  hidden: z.string().nullable(),
  /** Of the file as it is: SHA-256 in hexadecimal. */
  version: z.string(),
  form: formFieldSchema,
  values: valuesSchema,
  faults: z.array(faultSchema),
  warnings: z.array(faultSchema),
  draft: draftSchema.nullable(),
  /** In place of a draft: the document is removed with the next publication. */
  removal: z.object({ version: z.number(), savedBy: z.string(), savedAt: z.number() }).nullable(),
})
export type StudioDocument = z.infer<typeof documentSchema>

/** A field in which searched words stand, or that is called so. */
const placeSchema = z.object({
  path: z.string(),
  /** Of the field, with what it is inside of. */
  title: z.string(),
  /** Of a long text the sentence that has the words; empty where the field names a file. */
  text: z.string(),
  /** Its title has the words. */
  isNamed: z.boolean(),
  /** The words stand there in a draft alone. */
  isDraft: z.boolean(),
  /** They stand there on the site, and a draft has changed that. */
  isChangedInDraft: z.boolean(),
})
export type FoundPlace = z.infer<typeof placeSchema>

const listedSchema = z.object({
  file,
  title: z.string(),
  group: groupSchema,
  /** Of the page that it is, or is the words of; null where it is no page, or of several. */
  path: z.string().nullable(),
  /** A small file of the first picture in it, below `pictures/` of the site. */
  image: z.string().nullable(),
  /** When what is on the site was published from here, and by whom (null: nobody, its day had come). */
  published: z.object({ at: z.number(), by: z.string().nullable() }).nullable(),
  /** With a search: the first places where its words stand. */
  hits: z.array(placeSchema),
  /** With a search: how many such places there are; none where its title alone has the words. */
  places: z.number(),
  isNew: z.boolean(),
  hidden: z.string().nullable(),
  /** As `hidden`, once its draft is published. */
  willBeHidden: z.string().nullable(),
  /** What has to be settled in it before launch, as its draft has it. */
  flags: z.number(),
  draft: z
    .object({
      savedBy: z.string(),
      savedAt: z.number(),
      isRemoval: z.boolean(),
      /** What keeps it from being published. Without a search. */
      left: leftSchema,
    })
    .nullable(),
})
export type ListedDocument = z.infer<typeof listedSchema>

/** A field that names a page. */
const referenceSchema = z.object({
  file,
  title: z.string(),
  path: z.string(),
  /** Where it stands, as the form calls it. */
  field: z.string(),
  text: z.string(),
  /** It is the path of the page, which is refused while the page is not on the site. A list leaves the page out. */
  isLink: z.boolean(),
  /** An entry of a list that needs no other in its place, or a link in a text, which stays without it. */
  canTakeOut: z.boolean(),
  /** False where only a draft of that document names the page, and nothing of it that is on the site does. */
  isPublished: z.boolean(),
})
export type PageReference = z.infer<typeof referenceSchema>

/** What led to a page before it was hidden. */
const takenOutSchema = z.object({
  file,
  title: z.string(),
  /** Where it stood, as the form calls it. */
  field: z.string(),
  /** The list it was an entry of, or `body`. */
  path: z.string(),
  /** With a list: its place there, and what it said. */
  at: z.number(),
  entry: z.unknown(),
  /** With `body`: the line as it is, and as it was. */
  line: z.object({ before: z.string(), after: z.string() }).nullable(),
  /** The site has it still: a draft takes it out. */
  isInDraft: z.boolean(),
  /** It is a case study that the page shows, so the page cannot be shown without it. */
  isNeeded: z.boolean(),
})
export type TakenOut = z.infer<typeof takenOutSchema>

export const CHOICE_KINDS = ['picture', 'page', 'service', 'person', 'article', 'case', 'logo', 'site-value'] as const
export type ChoiceKind = (typeof CHOICE_KINDS)[number]

const choiceSchema = z.object({
  value: z.string(),
  title: z.string(),
  /** Choices of one group stand together. */
  group: z.string().optional(),
  /** Visitors do not see it: it has a name, and is not offered. */
  isHidden: z.boolean().optional(),
  /** A small rendition, below `pictures/` of the site. */
  image: z.string().optional(),
  /** Of a picture: the point that stays in view, such as `50% 40%`. */
  focus: z.string().optional(),
  /** Of a picture: pixels of its largest file. */
  width: z.number().optional(),
  height: z.number().optional(),
})
export type Choice = z.infer<typeof choiceSchema>

const choicesSchema = z.record(z.enum(CHOICE_KINDS), z.array(choiceSchema))
export type Choices = z.infer<typeof choicesSchema>

/** Whether words can be changed on this server. Where they cannot, all other calls answer 404 `off`. */
export const getEditing = endpoint({
  method: 'GET',
  path: '/editing',
  access: 'content',
  answer: z.object({ isOn: z.boolean() }),
})

export const listDocuments = endpoint({
  method: 'GET',
  path: '/documents',
  access: 'content',
  /** Documents in which all these words stand, anywhere, on the site or in a draft. */
  query: z.object({ search: z.string().max(200).optional() }),
  answer: z.object({ documents: z.array(listedSchema) }),
})

export const getDocument = endpoint({
  method: 'GET',
  path: '/document',
  access: 'content',
  query: z.object({ file }),
  answer: documentSchema,
})

/**
 * What fields that refer to something may be given, by kind. A person’s value is a number as text. A site value is what a
 * text names in braces; its title is what visitors read there.
 */
export const listChoices = endpoint({
  method: 'GET',
  path: '/document/choices',
  access: 'content',
  answer: choicesSchema,
})

/**
 * Keeps a draft as it was typed, faulty or not. `version` is that of the draft, 0 for a new one; `began` that of the file
 * the person sees. 409 `conflict` with the document as `current` when somebody else has saved another draft, or the file
 * has changed before the draft was begun; nothing is stored then.
 */
export const putDraft = endpoint({
  method: 'PUT',
  path: '/document/draft',
  access: 'content',
  body: z.object({ file, values: valuesSchema, version: z.number().int().min(0), began: z.string().length(64) }),
  answer: documentSchema,
  keepalive: true,
})

/**
 * Back to the document as it is, also when it was to be removed; null when there is none then, because it was a new one.
 * 409 `conflict` when somebody else has saved another draft meanwhile.
 */
export const discardDraft = endpoint({
  method: 'DELETE',
  path: '/document/draft',
  access: 'content',
  query: z.object({ file, version: z.coerce.number().int().min(1) }),
  answer: documentSchema.nullable(),
  keepalive: true,
})

/**
 * Begins a page, hidden from visitors until somebody shows and publishes it: empty, or with what another document of its
 * kind says. 400 `invalid` when the slug is none, 409 `taken` when another page has or had its address.
 */
export const createDocument = endpoint({
  method: 'POST',
  path: '/documents',
  access: 'content',
  body: z.object({
    collection: collectionSchema,
    slug: z.string().max(MAX_SLUG_LENGTH),
    title: z.string().trim().min(1).max(120),
    /** The file that is copied. */
    from: file.optional(),
  }),
  answer: z.object({ file }),
})

/**
 * Gives a page another address, with the next publication: its draft goes on under the new name, the old path leads
 * there, and what names the page is changed in drafts. Answers and refuses as createDocument and putDraft do.
 */
export const renameDocument = endpoint({
  method: 'POST',
  path: '/document/address',
  access: 'content',
  body: z.object({
    file,
    version: z.number().int().min(0),
    began: z.string().length(64),
    slug: z.string().max(MAX_SLUG_LENGTH),
  }),
  answer: z.object({ file }),
})

/** Where other documents name this page, drafts of them included. */
export const listReferences = endpoint({
  method: 'GET',
  path: '/document/references',
  access: 'content',
  query: z.object({ file }),
  answer: z.object({ references: z.array(referenceSchema) }),
})

/** What led to this page before it was hidden and does no longer, where it can be put back as it was. */
export const listTakenOut = endpoint({
  method: 'GET',
  path: '/document/taken-out',
  access: 'content',
  query: z.object({ file }),
  answer: z.object({ links: z.array(takenOutSchema) }),
})

/**
 * Has the document removed with the next publication; discardDraft keeps it. `version` is that of its draft, which is
 * given up, 0 for none; `began` that of the file. 409 `linked` while others name the page on the site, 409 `conflict` as putDraft.
 */
export const removeDocument = endpoint({
  method: 'PUT',
  path: '/document/removal',
  access: 'content',
  body: z.object({ file, version: z.number().int().min(0), began: z.string().length(64) }),
  answer: documentSchema,
})

export const DOCUMENT_ENDPOINTS = {
  getEditing,
  listDocuments,
  getDocument,
  listChoices,
  putDraft,
  discardDraft,
  createDocument,
  renameDocument,
  listReferences,
  listTakenOut,
  removeDocument,
}
