/** Building blocks of the content schemas. Build-time only, so that the browser never loads Zod. */
import { z } from 'zod'
import { ownTitle } from '#shared/studio/own-title.ts'
import { findPicture, type Picture } from '../pictures.ts'
import type { ListingField } from '../listing-fields.ts'
import { chosenWords, isNotChosen, noPicture } from '../not-chosen.ts'
import { findPage, missingPage, pageList, type Page } from '../page-list.ts'
import type { RoutePath } from '../../../src/routes.ts'
import { readData } from '../read-source.ts'
import { slotFault, type Slot } from '../picture-slots.ts'
import { fillSiteValues, SITE_VALUES } from '../site-values.ts'

export type { Picture } from '../pictures.ts'

/** Type of a checked document as imported by code. */
export type ContentOf<Schema extends z.ZodType> = Omit<z.output<Schema>, 'search'>

/** Same for a document of a folder, without its fields for lists, menus and search engines. */
export type DocumentOf<Schema extends z.ZodType> = Omit<z.output<Schema>, ListingField>

type TextOptions = {
  /** Limits in characters. `min` is 1 by default, which rejects empty texts. */
  min?: number
  max?: number
  /** Placeholders that the page itself replaces. */
  placeholders?: readonly string[]
}

/** Text for people: trimmed and not empty; site values such as `{strategyDays}` and `{articles}` are filled in. */
export const text = ({ min = 1, max = 20_000, placeholders = [] }: TextOptions = {}) =>
  z
    .string()
    .trim()
    .overwrite(fillSiteValues)
    .min(min)
    .max(max)
    .superRefine((value, context) => {
      // Known placeholders have been replaced by now.
      for (const [found] of value.matchAll(/\{\w*(\|[^{}]*)?\}/g)) {
        if (placeholders.includes(found.slice(1, -1))) continue
        const known = [...placeholders, ...SITE_VALUES].map((entry) => `{${entry}}`).join(', ')
        const message = `${found} stands for nothing: write one of ${known}`
        context.addIssue({ code: 'custom', message })
      }
    })

/** An identifier within its file, such as `why-us`. */
export const identifier = () => z.string().regex(/^[a-z-]+$/, 'must be small letters and hyphens, such as why-us')

/** Returns a check that all records have different values in a field. */
export const differ =
  <Field extends string>(field: Field) =>
  (records: readonly Record<Field, unknown>[]): boolean => {
    // Empty values are left out, because they have a fault of their own.
    const written = records.map((record) => record[field]).filter((value) => value !== '' && value !== undefined)
    return new Set(written).size === written.length
  }

/**
 * A picture id such as `case-studies/horlicks`; the output is the picture with its sizes and alternative text. With a
 * slot, it must have the size and shape that the slot needs.
 */
export const picture = (slot?: Slot) =>
  z
    .string()
    .transform((id, context): Picture => {
      if (isNotChosen(id)) return noPicture(slot)
      const found = findPicture(id)
      const fault = 'base' in found ? slot && slotFault(found, slot) : found.message
      if (fault) {
        const cause = 'cause' in found && found.cause
        context.addIssue({ code: 'custom', message: fault, ...(cause && { params: { cause } }) })
      }
      return 'base' in found ? found : z.NEVER
    })
    .meta({ widget: 'picture', ...(slot && { slot }) })

/** One of a few names that visitors read. `title`: title of the field, which previews show until a name is chosen. */
export const oneOf = (names: readonly string[], title: string) =>
  z
    .string()
    .transform((name, context): string => {
      if (names.includes(name) || isNotChosen(name)) return chosenWords(name, title)
      context.addIssue({ code: 'invalid_value', values: [...names], input: name })
      return z.NEVER
    })
    .meta({ enum: names, isRead: true })

/** Path of an existing page, such as `/agency/pay-per-click`. */
export const routePath = () =>
  z
    .string()
    .transform((path, context): RoutePath => {
      const isWritten = path.startsWith('/') && (path === '/' || !path.endsWith('/'))
      const page = isWritten ? findPage(path) : undefined
      if (page) return page.path
      const message = isWritten
        ? missingPage(path)
        : path === ''
          ? 'choose a page'
          : `“${path}” is no path of a page: begin it with / and end it without`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .meta({ widget: 'page' })

const isService = ({ type }: Page): boolean =>
  type === 'agency-service' || type === 'advisory-detail' || type === 'technology-development'

export const servicePages = (withHidden?: boolean): Page[] =>
  pageList(withHidden).filter((page) => isService(page) && page.id === page.canonical)

/** Path of a service's page, such as `/advisory/branding-strategy-and-consulting`; undefined while none is chosen. */
export const servicePath = () =>
  z
    .string()
    .transform((path, context): RoutePath | undefined => {
      if (isNotChosen(path)) return undefined
      const services = servicePages()
      const found = services.find((page) => page.path === path)
      if (found) return found.path
      const hidden = servicePages(true).find((page) => page.hidden && page.path === path)
      const message = path === '' ? 'choose a page' : hidden ? hiddenService(hidden) : unknownService(path, services)
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .meta({ widget: 'service' })

function hiddenService({ document, path }: Page): string {
  const title = (document && ownTitle(readData(document))) ?? path
  return `“${title}” is hidden from visitors: choose another one, or show it again`
}

function unknownService(path: string, services: readonly Page[]): string {
  const known = services.map((page) => page.path).join(', ')
  return `“${path}” is not one of our services: write one of ${known}`
}

/** Removes services that are not chosen yet. */
export const chosen = <Path>(paths: (Path | undefined)[]): Path[] => paths.filter((path) => path !== undefined)

/** https URL of another site. */
export const externalUrl = () => z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' })

/** A figure: `{ value: 3.35, suffix: ×, decimals: 2, label: Return on ad spend }`. */
export const metricFields = {
  value: z.number(),
  prefix: z.string().optional(),
  /** Unit after the value; the letter x becomes the multiplication sign, which keyboards lack. */
  suffix: z
    .string()
    .overwrite((typed) => (typed.trim().toLowerCase() === 'x' ? '×' : typed))
    .optional(),
  /** Number of decimals; by default as many as `value` has. */
  decimals: z.int().min(0).max(3).optional(),
  label: text(),
}
export const metric = () => z.strictObject(metricFields)
export type Metric = z.output<ReturnType<typeof metric>>

/** A sentence and a button to the contact page, between two parts of a page that is long on a phone. */
export const ask = () => z.strictObject({ text: text({ max: 80 }), label: text({ max: 30 }) })
/** One entry for each place; the entries repeat where there are more places. */
export const asks = () => z.array(ask()).min(1)

/** Marks an invented record, which has to be replaced before launch. */
export const sample = () => z.literal(true).meta({ waits: 'sample' }).optional()

/** Marks a promise that the owner has not agreed to, with a field in the studio's form. */
export const confirm = () => z.literal(true).meta({ waits: 'confirm' }).optional()

/** A day such as `2025-03-14`. */
export const day = () => z.iso.date('must be a day such as 2025-03-14')
