/** Documents of `content/`, as the studio reads and changes them. */
import { z } from './zod.ts'
import { collectionSchema, MAX_SLUG_LENGTH } from './collections.ts'
import { endpoint } from './endpoint.ts'
import { formFieldSchema } from './form.ts'

/** Path from the project’s root. The server checks that it is a document. */
export const file = z.string().min(1).max(200)

/** Numbers of faults in a draft by kind: see `unwritten.ts`. */
export const leftSchema = z.object({ toWrite: z.number(), toMend: z.number() })
export type Left = z.infer<typeof leftSchema>

/** Groups of the document list, in the order they are shown. */
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
  /** Path such as `people[3].title`; empty for the whole document. */
  path: z.string(),
  message: z.string(),
})
export type DocumentFault = z.infer<typeof faultSchema>

/** Values of a document: its fields and, for an article, the text after them. */
export const valuesSchema = z.object({ fields: z.unknown(), body: z.string().optional() })
export type DocumentValues = z.infer<typeof valuesSchema>

/** One difference between two states of a document. */
export type DocumentChange = {
  path: string
  /** Title of the field as the form shows it: “Top of the page › Headline”. */
  title: string
  /** Old value as people read it. `before` and `after` are null where there is no value. */
  before: string | null
  after: string | null
  /** True when both values are names of pictures. */
  isPicture?: true | undefined
  /** True when both values are names of logos. */
  isLogo?: true | undefined
  /** Old and new focus of a picture, such as `48% 52%`. */
  point?: PointChange | undefined
  /** Sentence that a changed flag refers to, such as the promise that is now agreed. */
  marks?: string | undefined
  /** Differences of a list whose entries were added, removed or moved, or of a text by paragraph. */
  entries?: EntryChange[] | undefined
}

/** `picture`: value of a field with this picture, where it is known. */
const pointSchema = z.object({
  before: z.string().nullable(),
  after: z.string().nullable(),
  picture: z.string().optional(),
})
export type PointChange = z.infer<typeof pointSchema>

export type EntryChange = {
  what: 'added' | 'removed' | 'changed' | 'moved'
  /** Name of the entry; empty for a plain text. */
  name: string
  /** Text of an entry that was added, removed or moved; `pictures` are the names of its pictures. */
  words: string
  pictures: string[]
  /** Name of the first logo in the entry. */
  logo?: string | undefined
  /** Differences within an entry that was changed. */
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
  /** Number that grows with each save. */
  version: z.number(),
  savedBy: z.string(),
  /** Account id of that person; null when the account has ended. */
  account: z.number().nullable(),
  savedAt: z.number(),
  faults: z.array(faultSchema),
  /** Differences from the document that the draft began from. */
  changes: z.array(changeSchema),
  /** Differences that the document itself has had since then. */
  changedMeanwhile: z.array(changeSchema),
  /** Paths changed both in the draft and in the document. */
  conflicts: z.array(z.string()),
})

const documentSchema = z.object({
  file,
  title: z.string(),
  group: groupSchema,
  /** True when the document exists as a draft only. */
  isNew: z.boolean(),
  /** The page this document renders, or null. Pages of a `collection` can be copied and removed. */
  page: z
    .object({
      path: z.string(),
      slug: z.string(),
      collection: collectionSchema.nullable(),
      /** Office whose midnight a publication day begins at. */
      clock: z.object({ city: z.string(), timeZone: z.string() }),
    })
    .nullable(),
  /**
   * Why visitors do not see the page, or will not once the draft is published: `a draft`, `published on 2026-12-01`.
   */
  hidden: z.string().nullable(),
  /** SHA-256 of the published file, in hexadecimal. */
  version: z.string(),
  form: formFieldSchema,
  values: valuesSchema,
  faults: z.array(faultSchema),
  warnings: z.array(faultSchema),
  draft: draftSchema.nullable(),
  /** Set instead of a draft when the next publication removes the document. */
  removal: z.object({ version: z.number(), savedBy: z.string(), savedAt: z.number() }).nullable(),
})
export type StudioDocument = z.infer<typeof documentSchema>

/** A field whose text or title has the words of a search. */
const placeSchema = z.object({
  path: z.string(),
  /** Title of the field with those of its parents. */
  title: z.string(),
  /** Sentence of a long text that has the words; empty where the field names a file. */
  text: z.string(),
  /** True when the title of the field has the words. */
  isNamed: z.boolean(),
  /** True when only a draft has the words here. */
  isDraft: z.boolean(),
  /** True when the site has the words here and a draft has changed them. */
  isChangedInDraft: z.boolean(),
})
export type FoundPlace = z.infer<typeof placeSchema>

const listedSchema = z.object({
  file,
  title: z.string(),
  group: groupSchema,
  /** Path of the page this document renders or describes; null when there is none or there are several. */
  path: z.string().nullable(),
  /** Path of a small rendition of the document's first picture, below `pictures/` of the site. */
  image: z.string().nullable(),
  /** Time and author of the last publication from the studio; `by` is null when it happened by itself on its day. */
  published: z.object({ at: z.number(), by: z.string().nullable() }).nullable(),
  /** First places with the words of the search; empty without a search. */
  hits: z.array(placeSchema),
  /** Number of all such places; 0 where only the title of the document has the words. */
  places: z.number(),
  isNew: z.boolean(),
  hidden: z.string().nullable(),
  /** Same as `hidden`, after the draft is published. */
  willBeHidden: z.string().nullable(),
  /** Number of flags in the draft that have to be settled before launch. */
  flags: z.number(),
  draft: z
    .object({
      savedBy: z.string(),
      savedAt: z.number(),
      isRemoval: z.boolean(),
      /** Faults that keep the draft from being published. Not counted in a search. */
      left: leftSchema,
    })
    .nullable(),
})
export type ListedDocument = z.infer<typeof listedSchema>

/** A field of another document that names a page. */
const referenceSchema = z.object({
  file,
  title: z.string(),
  path: z.string(),
  /** Title of the field as the form shows it. */
  field: z.string(),
  text: z.string(),
  /**
   * True when the field is a link to the page, which is refused while the page is not on the site. A list leaves the
   * page out instead.
   */
  isLink: z.boolean(),
  /** True for a list entry that needs no replacement, and for a link in a text, whose words stay. */
  canTakeOut: z.boolean(),
  /** False where only a draft of that document names the page. */
  isPublished: z.boolean(),
})
export type PageReference = z.infer<typeof referenceSchema>

/** A link or list entry that was taken out of a document to hide the page it led to. */
const takenOutSchema = z.object({
  file,
  title: z.string(),
  /** Title of the field as the form showed it. */
  field: z.string(),
  /** Path of the list that had the entry, or `body`. */
  path: z.string(),
  /** For a list: index of the entry, and its value. */
  at: z.number(),
  entry: z.unknown(),
  /** For `body`: the line without the link, and with it. */
  line: z.object({ before: z.string(), after: z.string() }).nullable(),
  /** True when only a draft takes it out and the site still has it. */
  isInDraft: z.boolean(),
  /** True for a case study that the page displays: the page cannot be shown until the case links to it again. */
  isNeeded: z.boolean(),
})
export type TakenOut = z.infer<typeof takenOutSchema>

export const CHOICE_KINDS = ['picture', 'page', 'service', 'person', 'article', 'case', 'logo', 'site-value'] as const
export type ChoiceKind = (typeof CHOICE_KINDS)[number]

const choiceSchema = z.object({
  value: z.string(),
  title: z.string(),
  /** Heading under which choices are grouped. */
  group: z.string().optional(),
  /** True when visitors do not see it: existing values are shown by name, but it cannot be chosen. */
  isHidden: z.boolean().optional(),
  /** Path of a small rendition, below `pictures/` of the site. */
  image: z.string().optional(),
  /** Focus of a picture, such as `50% 40%`. */
  focus: z.string().optional(),
  /** Size in pixels of a picture's largest file. */
  width: z.number().optional(),
  height: z.number().optional(),
})
export type Choice = z.infer<typeof choiceSchema>

const choicesSchema = z.record(z.enum(CHOICE_KINDS), z.array(choiceSchema))
export type Choices = z.infer<typeof choicesSchema>

/** Says whether documents can be edited on this server. Where they cannot, all other calls answer 404 `off`. */
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
  /** Words that a document must all contain, on the site or in a draft. */
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
 * Lists the values that reference fields accept, by kind. A person’s value is a number as text. A site value is the
 * name in braces in a text; its title is what visitors read there.
 */
export const listChoices = endpoint({
  method: 'GET',
  path: '/document/choices',
  access: 'content',
  answer: choicesSchema,
})

/**
 * Saves a draft, with or without faults. `version` is that of the draft, 0 for a new one; `began` is the version of the
 * file that the person sees. Answers 409 `conflict` with the document as `current`, and stores nothing, when somebody
 * else has saved another draft or the file changed before the draft was begun.
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
 * Discards a draft or a planned removal and answers with the published document, or null when the document was new.
 * Answers 409 `conflict` when somebody else has saved another draft meanwhile.
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
 * Creates a page, empty or as a copy of another document of its kind. It is hidden from visitors until somebody shows
 * and publishes it. Answers 400 `invalid` for a malformed slug, 409 `taken` when another page has or had this path.
 */
export const createDocument = endpoint({
  method: 'POST',
  path: '/documents',
  access: 'content',
  body: z.object({
    collection: collectionSchema,
    slug: z.string().max(MAX_SLUG_LENGTH),
    title: z.string().trim().min(1).max(120),
    /** File of the document to copy. */
    from: file.optional(),
  }),
  answer: z.object({ file }),
})

/**
 * Renames a page with the next publication: its draft moves to the new file, the old path redirects, and drafts of
 * other documents are changed to name the new path. Fails as createDocument and putDraft do.
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

/** Lists where other documents and their drafts name this page. */
export const listReferences = endpoint({
  method: 'GET',
  path: '/document/references',
  access: 'content',
  query: z.object({ file }),
  answer: z.object({ references: z.array(referenceSchema) }),
})

/** Lists the links and entries that were taken out to hide this page and can be put back unchanged. */
export const listTakenOut = endpoint({
  method: 'GET',
  path: '/document/taken-out',
  access: 'content',
  query: z.object({ file }),
  answer: z.object({ links: z.array(takenOutSchema) }),
})

/**
 * Marks a document to be removed with the next publication and discards its draft; discardDraft reverts this. `version`
 * is that of its draft, 0 for none; `began` is that of the file. Answers 409 `linked` while published documents name
 * the page, 409 `conflict` as putDraft does.
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
