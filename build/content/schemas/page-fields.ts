/** Fields of a document about its page, for search engines, menus and lists. The page itself does not render them. */
import { z } from 'zod'
import { pathIn, shownFiles } from '../page-list.ts'
import type { Folder, RoutePath } from '../../../src/routes.ts'
import { siteValues } from '../site-values.ts'
import { lengthFault, TITLE_LENGTH } from '#shared/studio/collections.ts'
import { day, picture, text } from './fields.ts'

export const pageTitle = () =>
  text()
    .superRefine((value, context) => {
      // An empty title has a fault of its own.
      const message = value === '' ? undefined : titleFault(value)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .meta({ counted: TITLE_LENGTH })

/** Returns why a title has the wrong length for search results; undefined when it fits. */
export function titleFault(value: string): string | undefined {
  const site = siteValues()
  if (!site) return undefined
  const tail = ` | ${site.brand}`.length
  return lengthFault(value.length, { min: TITLE_LENGTH.min - tail, max: TITLE_LENGTH.max - tail })
}

export const pageDescription = () => text({ min: 70, max: 155 })

/** Title and description for search engines and shared links; `picture` is shown on the share image. */
export const search = () => z.strictObject({ title: pageTitle(), description: pageDescription(), picture: picture() })

/** Same for a page whose share image shows its own picture by default. */
export const searchOfDocument = () =>
  z.strictObject({ title: pageTitle(), description: pageDescription(), picture: picture().optional() })

/** Same for an article, whose own title and description are used by default. */
export const searchOfArticle = () =>
  z.strictObject({
    title: pageTitle().optional(),
    description: pageDescription().optional(),
    picture: picture().optional(),
  })

/** Fields that all documents of a folder may have. */
export const documentFields = {
  /** Whether builds leave the page out; `npm run dev` shows it. */
  draft: z.boolean().optional(),
  /** Day before which builds leave the page out. */
  publishOn: day().optional(),
  /** Former names of this file, whose paths redirect to the page. */
  formerly: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9-]+$/, 'an old name of this file, without its ending: small letters, digits and hyphens'),
    )
    .min(1)
    .optional(),
  /** Place in lists and menus; the smallest comes first. */
  order: z.number().optional(),
  /** Name of the page in menus and on cards. */
  menu: text({ max: 45 }).optional(),
}

type Listed<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>> & {
  slug: string
  to: RoutePath
  hidden: string | undefined
}

/**
 * Returns the fields of `shape` for every document of a folder that is shown, in the order of lists. Documents with a
 * fault are left out; their own check reports it.
 */
export function documentsIn<Shape extends z.ZodRawShape>(folder: Folder, shape: z.ZodObject<Shape>): Listed<Shape>[] {
  return shownFiles(folder).flatMap(({ slug, fields, hidden }) => {
    const { data } = shape.safeParse(fields)
    return data ? [{ ...data, slug, to: pathIn(folder, slug), hidden }] : []
  })
}

/**
 * Returns the name of a document in lists. While drafts are shown, it includes the reason why builds leave the page
 * out.
 */
export function labelOf({
  name,
  menu,
  hidden,
}: {
  name: string
  menu?: string | undefined
  hidden: string | undefined
}) {
  const label = menu ?? name
  return hidden ? `${label} (${hidden})` : label
}
