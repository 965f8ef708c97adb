/** What a document says of the page it is: for search engines, menus and lists. The page itself renders none of it. */
import { z } from 'zod'
import { pathIn, shownFiles } from '../page-list.ts'
import type { Folder, RoutePath } from '../../../src/routes.ts'
import { siteValues } from '../site-values.ts'
import { lengthFault, TITLE_LENGTH } from '#shared/studio/collections.ts'
import { day, picture, text } from './fields.ts'

export const pageTitle = () =>
  text()
    .superRefine((value, context) => {
      // An empty one is a fault already.
      const message = value === '' ? undefined : titleFault(value)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .meta({ counted: TITLE_LENGTH })

/** Why a title is too short or too long for search results; undefined when it fits. */
export function titleFault(value: string): string | undefined {
  const site = siteValues()
  if (!site) return undefined
  const tail = ` | ${site.brand}`.length
  return lengthFault(value.length, { min: TITLE_LENGTH.min - tail, max: TITLE_LENGTH.max - tail })
}

export const pageDescription = () => text({ min: 70, max: 155 })

/** Title and description for search engines and shared links; `picture` is the art on the share image. */
export const search = () => z.strictObject({ title: pageTitle(), description: pageDescription(), picture: picture() })

/** The same for a page whose share image shows its own picture unless another is named. */
export const searchOfDocument = () =>
  z.strictObject({ title: pageTitle(), description: pageDescription(), picture: picture().optional() })

/** For an article, whose own title and description serve unless others are written here. */
export const searchOfArticle = () =>
  z.strictObject({
    title: pageTitle().optional(),
    description: pageDescription().optional(),
    picture: picture().optional(),
  })

/** Fields that every document of a folder may have. */
export const documentFields = {
  /** Kept out of the build, shown by `npm run dev`. */
  draft: z.boolean().optional(),
  /** Kept out of builds before this day. */
  publishOn: day().optional(),
  /** Former names of this file: their paths redirect here. */
  formerly: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9-]+$/, 'an old name of this file, without its ending: small letters, digits and hyphens'),
    )
    .min(1)
    .optional(),
  /** Place in lists and menus, the smallest first. */
  order: z.number().optional(),
  /** What menus and cards call the page. */
  menu: text({ max: 45 }).optional(),
}

type Listed<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>> & {
  slug: string
  to: RoutePath
  hidden: string | undefined
}

/**
 * What `shape` picks of every document of a folder that is shown, in the order of lists. A document with a fault is
 * left out: its own check reports it.
 */
export function documentsIn<Shape extends z.ZodRawShape>(folder: Folder, shape: z.ZodObject<Shape>): Listed<Shape>[] {
  return shownFiles(folder).flatMap(({ slug, fields, hidden }) => {
    const { data } = shape.safeParse(fields)
    return data ? [{ ...data, slug, to: pathIn(folder, slug), hidden }] : []
  })
}

/** What a list calls a document; while drafts are shown, with the reason why the build leaves it out. */
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
