import { z } from 'zod'
import { confirm, picture, text } from './fields.ts'
import { search } from './page-fields.ts'
import { teamMember } from './references.ts'

const field = () => z.strictObject({ label: text({ max: 40 }), hint: text({ max: 90 }).optional() })

export default z.strictObject({
  search: search(),
  banner: z.strictObject({
    title: z
      .array(text({ max: 20 }))
      .min(1)
      .max(3),
    text: text({ max: 200 }),
    picture: picture('banner'),
  }),
  direct: z.strictObject({
    title: text(),
    phone: text({ placeholders: ['city'] }).regex(/\{city\}/, 'needs {city}'),
    mail: text(),
    chat: text(),
    subject: text({ max: 60 }),
    greeting: text({ max: 120 }),
    from: text({ max: 20 }),
  }),
  form: z.strictObject({
    title: text(),
    /** `{names}` are the first names of `readers`. */
    text: text({ max: 160, placeholders: ['names'] }),
    readers: z
      .array(teamMember())
      .min(1)
      .max(3)
      .transform((all) => all.filter((one) => one !== null)),
    optional: text(),
    fields: z.strictObject({
      name: field(),
      mobile: field(),
      email: field(),
      companyName: field(),
      budget: field(),
      website: field(),
      message: field(),
      heardFrom: field(),
    }),
    country: z.strictObject({
      label: text({ max: 60 }),
      first: z
        .array(
          z.strictObject({
            code: z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two capitals, such as AE'),
            name: text({ max: 24 }),
            example: text({ max: 20 }).optional(),
            suggestion: text({ max: 60 }).optional(),
          }),
        )
        .min(1)
        .refine(([country]) => country?.code === 'IN', 'India (IN) comes first'),
      other: text({ max: 40 }),
      hint: text({ max: 80, placeholders: ['digits', 'dial'] }),
    }),
    budgets: z.array(text({ max: 60 })).length(4),
    sources: z.array(text({ max: 40 })).min(2),
    more: text({ max: 40 }),
    length: text({ max: 60, placeholders: ['count', 'limit'] }).regex(
      /\{count\}.*\{limit\}/,
      'needs {count} and {limit}',
    ),
    submit: text({ max: 30 }),
    chat: text({ max: 40 }),
    sending: text(),
    wrongOne: text(),
    wrongMany: text(),
    privacy: text(),
    privacyLink: text(),
    failureNotice: text(),
    trap: text(),
  }),
  thankYou: z.strictObject({
    title: text(),
    text: text(),
    button: text(),
    answer: z.strictObject({ text: text({ max: 90 }), confirm: confirm() }),
    chat: text({ max: 40 }),
    meanwhile: text({ max: 60, placeholders: ['client', 'figure'] }),
  }),
  offices: z.strictObject({
    title: text(),
    text: text({ max: 160 }),
    names: z.strictObject({ chennai: text(), dubai: text() }),
    show: text({ max: 24 }),
    shown: text({ max: 24 }),
    liveMap: text(),
    drawnMap: text(),
    openInMaps: text(),
    mapAlt: text(),
    liveTitle: text(),
    mapFailed: text(),
  }),
})
