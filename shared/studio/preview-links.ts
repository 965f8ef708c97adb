/** Links that show pages with drafts to somebody without an account. */
import { z } from './zod.ts'
import { endpoint } from './endpoint.ts'
import { pathSchema } from './preview.ts'

export const PREVIEW_LINK_DAYS = 7
/** Pages of a link are below it: `/studio/shared/<token>/about-us/`. */
export const SHARED_PATH = '/shared'

const linkSchema = z.object({
  id: z.number(),
  /** The page it opens with. */
  path: z.string(),
  by: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** How many pages were opened with it. */
  opened: z.number(),
  openedAt: z.number().nullable(),
})
export type PreviewLink = z.infer<typeof linkSchema>

/** Those that have not ended, newest first. */
export const listPreviewLinks = endpoint({
  method: 'GET',
  path: '/preview/links',
  access: 'content',
  answer: z.object({ links: z.array(linkSchema) }),
})

/** `url` is sent only now: the server keeps a hash of it. 409 `too-many` when there are as many as there may be. */
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
