/** Pages as they would be with the drafts. */
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
  /** The document that is this page; null when it is made of others alone. */
  file: file.nullable(),
  /** Of the picture that is shown where the page is shared: a small rendition, below `pictures/` of the site. */
  image: z.string().nullable(),
  /** The document stands on it. */
  isConcerned: z.boolean(),
})
export type PreviewPage = z.infer<typeof pageSchema>
const pagesSchema = z.object({
  pages: z.array(pageSchema),
  /** Path of the page that shows the field that was asked for, and most of the document; null without a document. */
  first: z.string().nullable(),
})
export type PreviewPages = z.infer<typeof pagesSchema>

/** Milliseconds that a browser waits: on a busy machine the first page takes as long as the server gives it, and no longer. */
export const FIRST_PAGE_MS = 130_000

/** Every page of the site, those too that are not published yet. */
export const listPreviewPages = endpoint({
  method: 'GET',
  path: '/preview/pages',
  access: 'content',
  timeoutMs: FIRST_PAGE_MS,
  query: z.object({
    file: file.optional(),
    /** Of the document: the first page is one that shows it. */
    field: z.string().max(200).optional(),
  }),
  answer: pagesSchema,
})

const textSchema = z.object({
  file,
  /** What the document is called. */
  document: z.string(),
  path: z.string(),
  /** What the field is called, with what it is inside of. */
  field: z.string(),
  /** As it is shown: names in braces are filled in. An article's body is Markdown. */
  text: z.string(),
})
export type PreviewText = z.infer<typeof textSchema>

/** Every text of the documents that a page is made of, with all drafts. */
export const listPreviewTexts = endpoint({
  method: 'GET',
  path: '/preview/texts',
  access: 'content',
  timeoutMs: FIRST_PAGE_MS,
  query: z.object({ path: pathSchema }),
  answer: z.object({ texts: z.array(textSchema) }),
})

/** Whether a fault's message, of build/content/editing/fault-words.ts, is that of a field that is empty. */
export const isEmptyField = (message: string): boolean =>
  /^(still to be written|still missing|choose |add )/.test(message)

/** What a preview shows of a new text that is still to be written; `title`: what its field is called. */
export const unwrittenWords = (title: string) => `${title} …`

/** In place of a picture or a service that is not chosen yet, in something new as its preview shows it. */
export const NOT_CHOSEN = 'not-chosen'

export const PREVIEW_ENDPOINTS = { listPreviewPages, listPreviewTexts }

/**
 * The page as an HTML document, as a browser without scripts reads it: the title, description, address and picture in its
 * head, with what is wrong with the draft. It is no call of the contract: its answer is read as a
 * document, which trusted types allow without making markup of a string.
 */
export const PREVIEW_PAGE_PATH = '/preview/page'
export const previewRequestSchema = z.object({
  path: pathSchema,
  /** What is being typed. */
  edited: z.object({ file, values: valuesSchema }).nullable(),
})
export type PreviewRequest = z.infer<typeof previewRequestSchema>

/** An empty document with the style of the site, which pages are put into. */
export const PREVIEW_FRAME_PATH = '/preview/frame'
/** Its files, below /studio. */
export const PREVIEW_FILES_PATH = '/preview/files'
export const PREVIEW_SHEET = 'site.css'
/** What pages are rendered with, in the build beside the studio. */
export const PREVIEW_BUNDLE = 'render.cjs'

/** `file` is empty when the whole page is meant. */
const faultSchema = z.object({
  file: z.string(),
  title: z.string(),
  path: z.string(),
  field: z.string(),
  message: z.string(),
})
export type PreviewFault = z.infer<typeof faultSchema>
export const previewFaultsSchema = z.array(faultSchema)

/** Another document’s draft that a page leaves out, and why. */
const skippedSchema = z.object({
  file,
  title: z.string(),
  /** All of it is only still to write. */
  isUnfinished: z.boolean(),
  /** `field`: where it stands, as the form calls it. */
  fields: z.array(z.object({ path: z.string(), field: z.string() })),
  /** Nothing is wrong with it alone: it hides or removes what this field of another document leads to. */
  breaks: z.object({ file, title: z.string(), path: z.string(), field: z.string() }).nullable(),
})
export type SkippedDraft = z.infer<typeof skippedSchema>
export const skippedDraftsSchema = z.array(skippedSchema)

export type RenderedPage = {
  html: string
  /** As the studio lists the page. */
  name: string
  /** Of its head, without the agency's name. */
  title: string
  brand: string
  description: string
  /** Absolute. */
  address: string
  /** In search engines. */
  isListed: boolean
  /** Of the share image, below `pictures/` of the site. */
  picture: string | null
  skipped: SkippedDraft[]
  /** What the page does not show of the document that is edited. */
  faults: PreviewFault[]
}
/** Without `html` there is nothing that could be shown. */
export type RenderAnswer = RenderedPage | { html: null; faults: PreviewFault[] }
