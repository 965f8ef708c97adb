/** Previews of pages with their drafts. */
import { z } from './zod.ts'
import { endpoint } from './endpoint.ts'
import { file, valuesSchema } from './documents.ts'

export const pathSchema = z
  .string()
  .regex(/^\/[a-z0-9/-]*$/)
  .max(200)

const pageSchema = z.object({
  path: z.string(),
  title: z.string(),
  group: z.string(),
  /** Document that is this page; null when the page is made of other documents only. */
  file: file.nullable(),
  /** Path of a small rendition of the share image, below `pictures/` of the site. */
  image: z.string().nullable(),
  /** True when the page displays the document. */
  isConcerned: z.boolean(),
})
export type PreviewPage = z.infer<typeof pageSchema>
const pagesSchema = z.object({
  pages: z.array(pageSchema),
  /** Path of the page that displays the requested field, or else most of the document; null without a document. */
  first: z.string().nullable(),
})
export type PreviewPages = z.infer<typeof pagesSchema>

/**
 * Timeout of the browser for a preview. On a busy machine the first page takes as long as the server allows, but no
 * longer.
 */
export const FIRST_PAGE_MS = 130_000

/** Lists all pages of the site, including unpublished ones. */
export const listPreviewPages = endpoint({
  method: 'GET',
  path: '/preview/pages',
  access: 'content',
  timeoutMs: FIRST_PAGE_MS,
  query: z.object({
    file: file.optional(),
    /** Path of a field in the document; `first` is then a page that displays it. */
    field: z.string().max(200).optional(),
  }),
  answer: pagesSchema,
})

const textSchema = z.object({
  file,
  /** Title of the document. */
  document: z.string(),
  path: z.string(),
  /** Title of the field with those of its parents. */
  field: z.string(),
  /** Text as displayed, with placeholders filled in. An article's body is Markdown. */
  text: z.string(),
})
export type PreviewText = z.infer<typeof textSchema>

/** Lists the texts of all documents that a page is made of, with all drafts. */
export const listPreviewTexts = endpoint({
  method: 'GET',
  path: '/preview/texts',
  access: 'content',
  timeoutMs: FIRST_PAGE_MS,
  query: z.object({ path: pathSchema }),
  answer: z.object({ texts: z.array(textSchema) }),
})

/** Whether a fault's message (build/content/editing/fault-words.ts) is about an empty field. */
export const isEmptyField = (message: string): boolean =>
  /^(still to be written|still missing|choose |add )/.test(message)

/** Returns the placeholder that a preview shows for an empty text; `title` is the title of its field. */
export const unwrittenWords = (title: string) => `${title} …`

/** Placeholder value for a picture or a service that a new document has not chosen yet. */
export const NOT_CHOSEN = 'not-chosen'

export const PREVIEW_ENDPOINTS = { listPreviewPages, listPreviewTexts }

/**
 * URL of a page as an HTML document without scripts: its head has the title, description, address and picture, and a
 * list of the draft's faults. It is not an endpoint of the contract, because the answer is read as a document, which
 * Trusted Types allow without turning a string into markup.
 */
export const PREVIEW_PAGE_PATH = '/preview/page'
export const previewRequestSchema = z.object({
  path: pathSchema,
  /** Values that are being typed. */
  edited: z.object({ file, values: valuesSchema }).nullable(),
})
export type PreviewRequest = z.infer<typeof previewRequestSchema>

/** Empty document with the site's styles, into which pages are put. */
export const PREVIEW_FRAME_PATH = '/preview/frame'
/** Path of the preview's files, below /studio. */
export const PREVIEW_FILES_PATH = '/preview/files'
export const PREVIEW_SHEET = 'site.css'
/** Bundle that renders pages, built beside the studio. */
export const PREVIEW_BUNDLE = 'render.cjs'

/** `file` is empty for the whole page. */
const faultSchema = z.object({
  file: z.string(),
  title: z.string(),
  path: z.string(),
  field: z.string(),
  message: z.string(),
})
export type PreviewFault = z.infer<typeof faultSchema>
export const previewFaultsSchema = z.array(faultSchema)

/** Draft of another document that the preview leaves out, and the reason. */
const skippedSchema = z.object({
  file,
  title: z.string(),
  /** True when all its faults are fields still to be written. */
  isUnfinished: z.boolean(),
  /** Fields with faults; `field` is the title as the form shows it. */
  fields: z.array(z.object({ path: z.string(), field: z.string() })),
  /**
   * Set when the draft itself has no fault, but hides or removes a page that this field of another document links to.
   */
  breaks: z.object({ file, title: z.string(), path: z.string(), field: z.string() }).nullable(),
})
export type SkippedDraft = z.infer<typeof skippedSchema>
export const skippedDraftsSchema = z.array(skippedSchema)

export type RenderedPage = {
  html: string
  /** Name of the page in the studio's list. */
  name: string
  /** Title in its head, without the agency's name. */
  title: string
  brand: string
  description: string
  /** Absolute URL of the page. */
  address: string
  /** Whether search engines may list the page. */
  isListed: boolean
  /** Path of the share image, below `pictures/` of the site. */
  picture: string | null
  skipped: SkippedDraft[]
  /** Faults because of which the page leaves out parts of the edited document. */
  faults: PreviewFault[]
}
/** `html` is null when nothing can be rendered. */
export type RenderAnswer = RenderedPage | { html: null; faults: PreviewFault[] }
