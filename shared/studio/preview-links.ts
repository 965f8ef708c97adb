/** Links that show pages with drafts to people without an account. */
import { z } from './zod.ts'
import { endpoint } from './endpoint.ts'
import { pathSchema } from './preview.ts'

export const PREVIEW_LINK_DAYS = 7
/** Path below which the pages of a link are: `/studio/shared/<token>/about-us/`. */
export const SHARED_PATH = '/shared'

const linkSchema = z.object({
  id: z.number(),
  /** Path of the page that the link opens. */
  path: z.string(),
  by: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** Number of pages that were opened with the link. */
  opened: z.number(),
  openedAt: z.number().nullable(),
})
export type PreviewLink = z.infer<typeof linkSchema>

/** Lists the links that have not ended, newest first. */
export const listPreviewLinks = endpoint({
  method: 'GET',
  path: '/preview/links',
  access: 'content',
  answer: z.object({ links: z.array(linkSchema) }),
})

/**
 * Creates a link. `url` is only in this answer, because the server keeps just a hash of it. Answers 409 `too-many` when
 * the maximum number of links exists.
 */
export const makePreviewLink = endpoint({
  method: 'POST',
  path: '/preview/links',
  access: 'content',
  body: z.object({ path: pathSchema }),
  answer: z.object({ url: z.string(), link: linkSchema }),
})

export const endPreviewLink = endpoint({
  method: 'DELETE',
  path: '/preview/links/:id',
  access: 'content',
  params: z.object({ id: z.coerce.number().int().positive() }),
  answer: z.null(),
})

export const PREVIEW_LINK_ENDPOINTS = { listPreviewLinks, makePreviewLink, endPreviewLink }
